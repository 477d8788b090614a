// `npm run bench -- grow`: the same questions to a shop of 10,000 products and to one of a million, in turn, both without a response
// cache; and the ratio of their medians. Both are made by statements inside the database, once.
import { randomUUID } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Facets, ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { Rate } from '@makola/contract/rates/rates.ts'
import { Buyer, rateOf } from '../../testing/shop/buyer.ts'
import { keepText, machine, today } from '../keep-results.ts'
import { type Checkout, openCheckout } from '../mixed/open-checkout.ts'
import { percentile } from '../percentiles.ts'

/** A product with its index entries, and the log of making it; estimated generously. */
const bytesPerProduct = 10_000

type Asks = Map<string, () => Promise<number>>

export async function runGrow(args: string[]): Promise<void> {
  const folder = resolve(import.meta.dirname, '../..')
  const { values } = parseArgs({
    args,
    options: {
      shop: { type: 'string', default: folder },
      products: { type: 'string', default: '1000000' },
      stores: { type: 'string', default: '10000' },
      times: { type: 'string', default: '40' },
      name: { type: 'string', default: 'grow' },
    },
  })
  const large = { products: Number(values.products), stores: Number(values.stores) }
  const small = { products: 10_000, stores: Math.max(5, Math.round((large.stores * 10_000) / large.products)) }
  requireSpace(values.shop, large.products)
  const from = performance.now()
  const opened: Checkout[] = []
  try {
    for (const size of [small, large]) {
      opened.push(await openCheckout({ folder: values.shop, ...size, environment: { ANSWER_CACHE_MB: '0' } }))
    }
    console.log(`Both shops are open after ${Math.round((performance.now() - from) / 1000)} s.`)
    const asks = await Promise.all(opened.map(({ shop }) => prepareAsks(shop.url)))
    const lines = [...(asks[0]?.keys() ?? [])].map((name) => compare(name, asks, Number(values.times)))
    const rows: string[] = []
    for (const line of lines) rows.push(await line())
    const describe = ({ products, stores }: typeof large) =>
      `${products.toLocaleString('en-US')} products, ${stores.toLocaleString('en-US')} stores`
    const text = [
      `# ${today()}, growth on ${opened[0]?.commit}`,
      '',
      `${machine()} ${loadavg()[0]?.toFixed(1)} processes wanted a core at the end. Small: ${describe(small)}; large: ${describe(large)}. Asked in turn, one after another, nothing kept in memory.`,
      '',
      '| | small p50, ms | large p50, ms | ratio |',
      '|---|---:|---:|---:|',
      ...rows,
    ].join('\n')
    console.log(text)
    keepText(values.name, text)
  } finally {
    for (const { stop } of opened) await stop()
  }
}

function requireSpace(folder: string, products: number): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < products * bytesPerProduct) {
    throw new Error(
      `${products.toLocaleString('en-US')} products need about ${Math.ceil((products * bytesPerProduct) / 1e9)} GB of disk.`,
    )
  }
}

/** The questions, each with its duration in milliseconds. */
async function prepareAsks(url: string): Promise<Asks> {
  const rate = await rateOf(url, 'NG')
  const list = `/products/?rate=${rate.id}`
  const { data } = await read<{ data: ProductCard[] }>(url, `${list}&inStock=true&limit=100`)
  const { data: facets } = await read<{ data: Facets }>(url, `/products/facets?rate=${rate.id}`)
  const category = facets.categories[0]?.slug ?? ''
  const questions: [string, string][] = [
    ['list', list],
    ['list of a category', `${list}&category=${category}`],
    ['list by price', `${list}&sort=price`],
    ['category by price', `${list}&category=${category}&sort=price`],
    ['product', `/products/${data[0]?.slug}?rate=${rate.id}`],
    ['facets', `/products/facets?rate=${rate.id}`],
    ['search: a common word', `${list}&q=indigo`],
    ['search: a common word by price', `${list}&q=indigo&sort=price`],
    ['facets of a common word', `/products/facets?rate=${rate.id}&q=indigo`],
    ['suggestions for a common word', `/search/suggest?rate=${rate.id}&q=indig`],
    ['search: a rare word', `${list}&q=agbada`],
    ['search: a typing error', `${list}&q=neklace`],
    ['stores', '/stores/'],
  ]
  const asks: Asks = new Map(
    questions.map(([name, path]) => [name, () => timed(async () => void (await read(url, path)))] as const),
  )
  let turn = 0
  return asks.set('order', () => order(url, { rate, slug: data[turn++ % data.length]?.slug ?? '' }))
}

/** Only placing is timed: the cart and its quote are there before. */
async function order(url: string, { rate, slug }: { rate: Rate; slug: string }): Promise<number> {
  const { data } = await read<{ data: { variants: { id: string; available: number }[] } }>(
    url,
    `/products/${slug}?rate=${rate.id}`,
  )
  const buyer = new Buyer(url)
  const quote = await buyer.quote(rate, data.variants.find(({ available }) => available > 0)?.id ?? '')
  return timed(async () => {
    const { status, body } = await buyer.place(quote, randomUUID())
    if (status !== 201) throw new Error(`An order was answered ${status}: ${JSON.stringify(body)}`)
  })
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

async function read<T>(url: string, path: string): Promise<T> {
  const answer = await fetch(`${url}/api${path}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`)
  return JSON.parse(text) as T
}

/** A line of the table. The shops are asked in turn, so that other load slows both; three rounds do not count. */
function compare(name: string, asks: readonly Asks[], times: number): () => Promise<string> {
  return async () => {
    const seen: number[][] = asks.map(() => [])
    for (let round = -3; round < times; round++) {
      for (const [which, ask] of asks.entries()) {
        const took = (await ask.get(name)?.()) ?? 0
        if (round >= 0) seen[which]?.push(took)
      }
    }
    const [small = 0, large = 0] = seen.map((list) => percentile(list, 0.5))
    return `| ${name} | ${small.toFixed(1)} | ${large.toFixed(1)} | ${(large / small).toFixed(2)} |`
  }
}
