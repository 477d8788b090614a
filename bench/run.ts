// `npm run bench [-- <products>]`: a demo shop with this many more products (10,000), measured beside the yardsticks of the same
// run, with its response cache and without. Prints a table and keeps it in bench/results/.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductCard } from '@makola/contract/catalogue.ts'
import type { Rate } from '@makola/contract/rates.ts'
import pg from 'pg'
import { getProduct } from '../api/src/catalogue/browse/get-product.ts'
import { listProducts } from '../api/src/catalogue/browse/list-products.ts'
import { modules } from '../api/src/modules.ts'
import { readConfig } from '../api/src/platform/config.ts'
import { visitor } from '../api/src/platform/http/caller.ts'
import { openPlatform } from '../api/src/platform/open-platform.ts'
import { rateOf } from '../testing/shop/buyer.ts'
import { startShop } from '../testing/shop/shop-process.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { keepResults, type Section } from './keep-results.ts'
import { loadUrl, loadWork, measureInTurn } from './measure.ts'
import { placeNext, prepareBuyers, rehearseOrders, sendNext } from './place-orders.ts'
import { recordStatements, replay, startBareServer } from './yardsticks.ts'

const productCount = Number(process.argv[2] ?? 10_000)
const connections = 50
const fewConnections = 10
const seconds = 3
const rounds = 3
const ordersPerRound = 300
const deepPage = 200

type Page = { data: ProductCard[]; meta: { next: string | null } }

const dataDir = mkdtempSync(join(tmpdir(), 'makola-bench-'))
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, modules)
const shop = await startShop(dataDir, { LOG_LEVEL: 'silent' })
const { platform, close } = await openPlatform(config, modules)
const { connectionString = '' } = platform.database.$client.options
const pool = new pg.Pool({ connectionString, max: config.databasePool })
// Another process on the same data, without a response cache.
const bareShop = await startShop(dataDir, { LOG_LEVEL: 'silent', DATABASE_URL: connectionString, ANSWER_CACHE_MB: '0' })
try {
  await generateCatalogue(platform, productCount)
  const rate = await rateOf(shop.url, 'NG')
  const list = `/api/products/?rate=${rate.id}`
  const [first] = (await read<Page>(list)).data
  const idOrSlug = first?.slug ?? ''
  keepResults(productCount, [
    ...(await measureRead('Product list: first page of 24, in naira', list, () =>
      listProducts(platform.database, { rate: rate.id }, config),
    )),
    ...(await measureRead('Product page, in naira', `/api/products/${idOrSlug}?rate=${rate.id}`, () =>
      getProduct(platform.database, { idOrSlug, rate: rate.id, caller: visitor }, config),
    )),
    await measurePage(),
    await measureQuestions(list, first),
    await measureOrders(rate),
  ])
} finally {
  await pool.end()
  await bareShop.stop()
  await close()
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function read<T>(path: string): Promise<T> {
  return (await (await fetch(`${shop.url}${path}`)).json()) as T
}

/** One GET, cached, beside the same bytes from a bare server; and uncached, beside its statements from the bare driver. */
async function measureRead(title: string, path: string, ask: () => Promise<unknown>): Promise<Section[]> {
  const bare = await startBareServer(await (await fetch(`${shop.url}${path}`)).text())
  const statements = await recordStatements(ask)
  const load = (url: string) => () => loadUrl(url, connections, seconds)
  try {
    const kept = [
      { name: 'shop', run: load(`${shop.url}${path}`) },
      { name: 'Y1 same bytes, bare Hono', run: load(bare.url) },
    ]
    const anew = [
      { name: 'shop that keeps nothing', run: load(`${bareShop.url}${path}`) },
      { name: 'Y2 same SQL, bare pg', run: () => loadWork(replay(pool, statements), connections, seconds) },
    ]
    return [
      { title, connections, rows: await measureInTurn(kept, rounds) },
      { title: `${title}, made anew`, connections, rows: await measureInTurn(anew, rounds) },
    ]
  } finally {
    bare.stop()
  }
}

/** The page of all products for a visitor who has not chosen a country yet. */
async function measurePage(): Promise<Section> {
  const path = '/store/'
  const bare = await startBareServer(await (await fetch(`${shop.url}${path}`)).text(), 'text/html')
  try {
    const contenders = [
      { name: 'shop', run: () => loadUrl(`${shop.url}${path}`, fewConnections, seconds) },
      { name: 'Y1 same bytes, bare Hono', run: () => loadUrl(bare.url, fewConnections, seconds) },
      { name: 'shop that keeps nothing', run: () => loadUrl(`${bareShop.url}${path}`, fewConnections, seconds) },
    ]
    return { title: 'Page /store/', connections: fewConnections, rows: await measureInTurn(contenders, rounds) }
  } finally {
    bare.stop()
  }
}

/** Measures the other questions of a list, each built afresh. */
async function measureQuestions(list: string, first: ProductCard | undefined): Promise<Section> {
  let deep = list
  for (let seen = 0; seen < deepPage * 24; seen += 100) {
    const { meta } = await read<Page>(`${deep}&limit=100`)
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
    run: () => loadUrl(`${bareShop.url}${path}`, fewConnections, seconds),
  }))
  const rows = await measureInTurn(contenders, rounds)
  return { title: 'Product list, made anew', connections: fewConnections, rows, areRowsAlone: true }
}

/** Quoted carts into orders, over many variants in turn, beside the same transactions from the bare driver. */
async function measureOrders(rate: Rate): Promise<Section> {
  const { rows: found } = await pool.query(
    "select id from variants where sku like 'generated-%' order by sku limit 200",
  )
  const variantIds = found.map((row: { id: string }) => row.id)
  const place = async () => {
    const buyers = await prepareBuyers(shop.url, rate, variantIds, ordersPerRound)
    return loadWork(placeNext(buyers), fewConnections, seconds, ordersPerRound)
  }
  const send = async () => {
    const transactions = await rehearseOrders(platform, rate, variantIds, ordersPerRound)
    return loadWork(sendNext(pool, transactions), fewConnections, seconds, ordersPerRound)
  }
  const contenders = [
    { name: 'shop: POST /api/orders/', run: place },
    { name: 'the same transaction, bare pg', run: send },
  ]
  return { title: 'Placing an order', connections: fewConnections, rows: await measureInTurn(contenders, rounds) }
}
