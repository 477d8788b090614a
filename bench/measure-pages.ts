import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { Section } from './keep-results.ts'
import { loadUrl, type Measured, measureInTurn, type Round } from './measure.ts'
import type { BenchShop } from './open-shop.ts'
import { startBareServer } from './yardsticks.ts'

const connections = 10
const seconds = 3
const rounds = 2

/** The pages that most visitors see, for one who has chosen a country. */
export async function measurePages(opened: BenchShop): Promise<Section[]> {
  const { rate, read } = opened
  const [first] = (await read<{ data: ProductCard[] }>(`/api/products/?rate=${rate.id}&limit=1`)).data
  return [
    await measurePage(opened, '/store/', 'all products'),
    await measurePage(opened, `/products/${first?.slug}`, 'a product'),
    await measurePage(opened, `/store/?category=${first?.category?.slug}`, 'a category'),
  ]
}

async function measurePage({ shop, bareShop, costed, rate }: BenchShop, path: string, name: string): Promise<Section> {
  const cookie = `rate=${rate.id}`
  const headers = { cookie, 'accept-encoding': 'gzip, deflate, br, zstd' }
  const html = await (await fetch(`${shop.url}${path}`, { headers: { cookie } })).text()
  const bare = await startBareServer(html, 'text/html')
  const load = (url: string) => () => loadUrl(`${url}${path}`, { connections, seconds, headers })
  // A theme that nobody has is the same page under another key: it is rendered from answers that are in memory.
  const vary = (turn: number) => ({ ...headers, cookie: `${cookie}; theme=bench-${process.pid}-${turn}` })
  try {
    const rows = await measureInTurn(
      [
        { name: 'shop, from memory', run: costed(shop, load(shop.url)) },
        { name: 'Y1 same bytes, bare Hono', run: () => loadUrl(bare.url, { connections, seconds }) },
        {
          name: 'page made anew, its answers in memory',
          run: costed(shop, () => loadUrl(`${shop.url}${path}`, { connections, seconds, vary })),
        },
        { name: 'nothing in memory', run: costed(bareShop, load(bareShop.url)) },
        { name: 'Y3 renderToString of the same elements', run: async () => renderAlone(html) },
      ],
      rounds,
    )
    return {
      title: `Page ${path.split('?')[0]} (${name}), with a country`,
      connections,
      rows,
      notes: noteCosts(rows, html),
    }
  } finally {
    bare.stop()
  }
}

function noteCosts(rows: readonly Measured[], html: string): string[] {
  const [kept, , anew, nothing, y3] = rows.map(({ cpu }) => cpu)
  if (!kept || !anew || !nothing || !y3) return []
  if (anew.shop < 2 * kept.shop)
    throw new Error('The page was not made anew: another theme no longer has a page of its own')
  const data = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].reduce(
    (sum, [, text = '']) => sum + text.length,
    0,
  )
  return [
    `Made anew, its answers in memory: ${anew.shop.toFixed(1)} ms of Node a page; Y3 takes ${y3.shop.toFixed(1)} ms: ratio ${(y3.shop / anew.shop).toFixed(2)}. ` +
      `Nothing in memory: ${(nothing.shop + nothing.database).toFixed(1)} ms of both programs. ` +
      `The page has ${Math.round(html.length / 1024)} KiB, ${Math.round((100 * data) / html.length)} % of it in scripts.`,
  ]
}

/** A process of its own, as React is built for one mode or the other. */
function renderAlone(html: string): Round {
  const file = join(mkdtempSync(join(tmpdir(), 'makola-bench-')), 'page.html')
  writeFileSync(file, html)
  const said = execFileSync(process.execPath, [join(import.meta.dirname, 'render-tree.ts'), file, '1'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return JSON.parse(said) as Round
}
