// `npm run bench [-- <products>] [--only lists|pages|questions|orders]`: a demo shop with this many more products (10,000), measured
// beside the yardsticks of the same run, with its response cache and without. Prints a table and keeps it in bench/results/.
import { parseArgs } from 'node:util'
import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { getProduct } from '../api/src/catalogue/browse/get-product.ts'
import { listProducts } from '../api/src/catalogue/browse/list-products.ts'
import { visitor } from '../api/src/platform/http/caller.ts'
import { keepResults, type Section } from './keep-results.ts'
import { loadUrl, loadWork, measureInTurn } from './measure.ts'
import { measureOrders } from './measure-orders.ts'
import { measurePages } from './measure-pages.ts'
import { type BenchShop, withBenchShop } from './open-shop.ts'
import { recordStatements, replay, startBareServer } from './yardsticks.ts'

const connections = 50
const fewConnections = 10
const seconds = 3
const rounds = 3
const deepPage = 200

type Page = { data: ProductCard[]; meta: { next: string | null } }
type Part = (opened: BenchShop) => Promise<Section[]>

const parts: Record<string, Part> = {
  lists: measureReads,
  pages: measurePages,
  questions: measureQuestions,
  orders: measureOrders,
}

/** Measures every part, or the one that the options name. */
export async function measureShop(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { only: { type: 'string' } }, allowPositionals: true })
  const productCount = Number(positionals[0] ?? 10_000)
  const names = values.only === undefined ? Object.keys(parts) : [values.only]
  const chosen = names.map((name) => parts[name])
  if (!(productCount > 0) || chosen.includes(undefined)) {
    throw new Error(`npm run bench -- <products> --only ${Object.keys(parts).join('|')}`)
  }
  await withBenchShop(productCount, async (opened) => {
    const sections: Section[] = []
    for (const measure of chosen) sections.push(...((await measure?.(opened)) ?? []))
    keepResults(productCount, sections, values.only)
  })
}

async function measureReads(opened: BenchShop): Promise<Section[]> {
  const { platform, config, rate, read } = opened
  const list = `/api/products/?rate=${rate.id}`
  const idOrSlug = (await read<Page>(list)).data[0]?.slug ?? ''
  return [
    ...(await measureRead(opened, 'Product list: first page of 24, in naira', list, () =>
      listProducts(platform.database, { rate: rate.id }, config),
    )),
    ...(await measureRead(opened, 'Product, in naira', `/api/products/${idOrSlug}?rate=${rate.id}`, () =>
      getProduct(platform.database, { idOrSlug, rate: rate.id, caller: visitor }, config),
    )),
  ]
}

/** One GET, cached, beside the same bytes from a bare server; and uncached, beside its statements from the bare driver. */
async function measureRead(
  { shop, bareShop, costed, openPool }: BenchShop,
  title: string,
  path: string,
  ask: () => Promise<unknown>,
): Promise<Section[]> {
  const bare = await startBareServer(await (await fetch(`${shop.url}${path}`)).text())
  // The statements of the second time: the first may still read what stays in memory.
  await ask()
  const statements = await recordStatements(ask)
  const pool = openPool()
  const load = (url: string) => () => loadUrl(url, { connections, seconds })
  try {
    const kept = [
      { name: 'shop', run: costed(shop, load(`${shop.url}${path}`)) },
      { name: 'Y1 same bytes, bare Hono', run: load(bare.url) },
    ]
    const anew = [
      { name: 'shop that keeps nothing', run: costed(bareShop, load(`${bareShop.url}${path}`)) },
      {
        name: `Y2p same SQL, named and prepared, bare pg (${statements.length} statements)`,
        run: () => loadWork(replay(pool, statements), connections, seconds),
      },
    ]
    return [
      { title, connections, rows: await measureInTurn(kept, rounds) },
      { title: `${title}, made anew`, connections, rows: await measureInTurn(anew, rounds) },
    ]
  } finally {
    bare.stop()
  }
}

/** Measures the other questions of a list, each built afresh. */
async function measureQuestions({ bareShop, costed, rate, read }: BenchShop): Promise<Section[]> {
  const list = `/api/products/?rate=${rate.id}`
  const first = (await read<Page>(list)).data[0]
  let deep = list
  for (let seen = 0; seen < deepPage * 24; seen += 100) {
    const { meta } = await read<Page>(`${deep}&limit=100`)
    if (meta.next === null) break
    deep = `${list}&cursor=${meta.next}`
  }
  const questions: [string, string][] = [
    ['the first page', list],
    [`page ${deepPage}`, deep],
    ['of a category', `${list}&category=${first?.category?.slug}`],
    ['found by a word', `${list}&q=indigo`],
    ['found in spite of a typing error', `${list}&q=indgo`],
    ['by price', `${list}&sort=price`],
    ['facets', list.replace('/products/', '/products/facets')],
  ]
  const contenders = questions.map(([name, path]) => ({
    name,
    run: costed(bareShop, () => loadUrl(`${bareShop.url}${path}`, { connections: fewConnections, seconds: 2 })),
  }))
  const rows = await measureInTurn(contenders, rounds)
  return [{ title: 'Product list, made anew', connections: fewConnections, rows, areRowsAlone: true }]
}
