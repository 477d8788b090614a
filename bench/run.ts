// `npm run bench [-- <products>]`: a demo shop with so many more products (10,000), measured beside the yardsticks of
// the same run. Prints a table and keeps it in bench/results/.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductCard } from '@makola/contract/catalogue.ts'
import type { Rate } from '@makola/contract/rates.ts'
import pg from 'pg'
import { getProduct } from '../api/src/catalogue/get-product.ts'
import { listProducts } from '../api/src/catalogue/list-products.ts'
import { modules } from '../api/src/modules.ts'
import { visitor } from '../api/src/platform/caller.ts'
import { readConfig } from '../api/src/platform/config.ts'
import { openPlatform } from '../api/src/platform/open-platform.ts'
import { rateOf } from '../e2e/support/buyer.ts'
import { startShop } from '../e2e/support/shop-process.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { keepResults, type Section } from './keep-results.ts'
import { loadUrl, loadWork, measureInTurn } from './measure.ts'
import { placeNext, prepareBuyers } from './place-orders.ts'
import { recordStatements, replay, startBareServer } from './yardsticks.ts'

const productCount = Number(process.argv[2] ?? 10_000)
const connections = 50
const seconds = 5
const rounds = 3
const ordersPerRound = 300

const dataDir = mkdtempSync(join(tmpdir(), 'makola-bench-'))
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
const shop = await startShop(dataDir, { LOG_LEVEL: 'silent' })
const { platform, close } = await openPlatform(config, modules)
const pool = new pg.Pool({
  connectionString: platform.database.$client.options.connectionString,
  max: config.databasePool,
})
try {
  await generateCatalogue(platform, productCount)
  const rate = await rateOf(shop.url, 'NG')
  const { data: cards } = (await (await fetch(`${shop.url}/api/products/?rate=${rate.id}`)).json()) as {
    data: ProductCard[]
  }
  const idOrSlug = cards[0]?.slug ?? ''
  keepResults(productCount, [
    await measureRead('Product list: first page of 24, in naira', `/api/products/?rate=${rate.id}`, () =>
      listProducts(platform.database, { rate: rate.id }, config),
    ),
    await measureRead('Product page, in naira', `/api/products/${idOrSlug}?rate=${rate.id}`, () =>
      getProduct(platform.database, { idOrSlug, rate: rate.id, caller: visitor }, config),
    ),
    await measureOrders(rate),
  ])
} finally {
  await pool.end()
  await close()
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** One GET beside the same bytes from a bare server and the same statements from the bare driver. */
async function measureRead(title: string, path: string, read: () => Promise<unknown>): Promise<Section> {
  const url = `${shop.url}${path}`
  const bare = await startBareServer(await (await fetch(url)).text())
  const statements = await recordStatements(read)
  try {
    const rows = await measureInTurn(
      [
        { name: 'shop', run: () => loadUrl(url, connections, seconds) },
        { name: 'Y1 same bytes, bare Hono', run: () => loadUrl(bare.url, connections, seconds) },
        { name: 'Y2 same SQL, bare pg', run: () => loadWork(replay(pool, statements), connections, seconds) },
      ],
      rounds,
    )
    return { title, connections, rows }
  } finally {
    bare.stop()
  }
}

/** Quoted carts into orders, over many variants in turn. A yardstick for it is still to be written. */
async function measureOrders(rate: Rate): Promise<Section> {
  const { rows: found } = await pool.query(
    "select id from variants where sku like 'generated-%' order by sku limit 200",
  )
  const variantIds = found.map((row: { id: string }) => row.id)
  const lanes = 10
  const place = async () => {
    const buyers = await prepareBuyers(shop.url, rate, variantIds, ordersPerRound)
    return loadWork(placeNext(buyers), lanes, seconds, ordersPerRound)
  }
  const rows = await measureInTurn([{ name: 'shop: POST /api/orders/', run: place }], rounds)
  return { title: 'Placing an order', connections: lanes, rows }
}
