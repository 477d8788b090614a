import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { Platform } from '../../platform/platform.ts'

/** The limit of addresses in one sitemap; the newest are kept. */
const longestSitemap = 50_000
const batchSize = 5000

const pages = ['/', '/store/', '/featured/', '/about/', '/help/']

// Pages about one visitor have nothing to find.
const unsearched = ['/dashboard', '/account', '/cart', '/checkout', '/order-tracking', '/payments', '/api']

/** `/sitemap.xml`: the public addresses, for search engines, and `/robots.txt`, which tells them where it is. */
export function mountSitemap(site: Hono, platform: Platform): void {
  const rules = ['user-agent: *', ...unsearched.map((path) => `disallow: ${path}`)]
  const robots = [...rules, '', `sitemap: ${platform.config.publicUrl}/sitemap.xml`, ''].join('\n')
  site.get('/robots.txt', (c) => c.text(robots, 200, { 'cache-control': 'public, max-age=3600' }))
  site.get('/sitemap.xml', (c) => {
    c.header('content-type', 'application/xml; charset=utf-8')
    c.header('cache-control', 'public, max-age=3600')
    return stream(c, async (out) => {
      for await (const part of writeSitemap(platform)) await out.write(part)
    })
  })
}

async function* writeSitemap({ config, database }: Platform): AsyncGenerator<string> {
  const write = (path: string) => `<url><loc>${config.publicUrl}${path}</loc></url>\n`
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  yield pages.map(write).join('')
  let left = longestSitemap - pages.length
  const { rows: stores } = await database.execute<{ slug: string }>(
    sql`select slug from stores where status <> 'closed' order by created_at desc limit ${left}`,
  )
  yield stores.map(({ slug }) => write(`/store/${slug}/`)).join('')
  left -= stores.length
  for (let last: Entry | undefined; left > 0; ) {
    const batch = await readProducts(database, Math.min(left, batchSize), last)
    yield batch.map(({ slug }) => write(`/products/${slug}/`)).join('')
    left = batch.length < batchSize ? 0 : left - batch.length
    last = batch.at(-1)
  }
  yield '</urlset>\n'
}

type Entry = { slug: string; id: string; created: string }

async function readProducts(database: Platform['database'], limit: number, last?: Entry): Promise<Entry[]> {
  const after = last ? sql`and (products.created_at, products.id) < (${last.created}, ${last.id})` : sql``
  const { rows } = await database.execute<Entry>(sql`
    select products.slug, products.id, products.created_at::text as created
    from products join stores on stores.id = products.store_id
    where products.status = 'active' and stores.status <> 'closed' ${after}
    order by products.created_at desc nulls last, products.id desc nulls last limit ${limit}`)
  return rows
}
