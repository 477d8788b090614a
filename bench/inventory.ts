// `npm run bench:inventory [-- <products>]`: imports this many products (50,000) into one store of a demo shop, then times every
// request of the inventory screen, one after another. Prints a table and keeps it in bench/results/.
import { rmSync } from 'node:fs'
import type { InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import type { ImportReport } from '@makola/contract/catalogue/product-imports.ts'
import { openSession } from '../api/src/auth/sessions/open-session.ts'
import { modules } from '../api/src/modules.ts'
import { readConfig } from '../api/src/platform/config.ts'
import { openPlatform } from '../api/src/platform/open-platform.ts'
import { transact } from '../api/src/platform/platform.ts'
import { makeDataFolder } from '../testing/shop/data-folder.ts'
import { startShop } from '../testing/shop/shop-process.ts'
import { generateTable } from './generate-table.ts'
import { keepResults } from './keep-results.ts'
import { loadWork, type Measured } from './measure.ts'

const productCount = Number(process.argv[2] ?? 50_000)
const timesEach = 200
let authorization = ''

const dataDir = makeDataFolder()
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, modules)
const shop = await startShop(dataDir, { LOG_LEVEL: 'silent' })
const { platform, close } = await openPlatform(config, modules)
try {
  const { rows: operators } = await platform.database.execute<{ id: string }>(
    "select id from accounts where role = 'operator' limit 1",
  )
  const { rows: stores } = await platform.database.execute<{ slug: string }>(
    'select slug from stores order by slug limit 1',
  )
  const store = stores[0]?.slug ?? ''
  const table = generateTable(productCount)
  await signIn(operators[0]?.id ?? '')
  const startedAt = performance.now()
  const report = await send<ImportReport>('POST', `/products/import?store=${store}`, table, 'text/csv')
  const importSeconds = (performance.now() - startedAt) / 1000
  if (!report.isWritten) throw new Error(`The table was not taken: ${JSON.stringify(report.rows[0])}`)
  const startedAgainAt = performance.now()
  const again = await send<ImportReport>('POST', `/products/import?store=${store}&dryRun=true`, table, 'text/csv')
  const againSeconds = (performance.now() - startedAgainAt) / 1000
  await platform.database.execute('vacuum analyze')
  console.log(
    `Imported ${report.created} in ${importSeconds.toFixed(1)} s; again ${againSeconds.toFixed(1)} s, ${again.changed} changed.`,
  )
  const list = (query: string) => () => send<InventoryRow[]>('GET', `/inventory/?store=${store}&limit=50${query}`)
  const rows = await list('&q=bench-1234')()
  const [edited] = rows.filter(({ variantId }) => variantId !== null)
  let turn = 0
  const edit = (change: () => object) => () =>
    send('PATCH', `/inventory/variants/${edited?.variantId}`, JSON.stringify(change()), 'application/json')
  const asked: [string, () => Promise<unknown>][] = [
    ['the table as it opens', list('')],
    ...['name', '-name', 'sku', '-sku', 'price', '-price', 'available', '-available', 'updated'].map(
      (sort): [string, () => Promise<unknown>] => [`by ${sort}`, list(`&sort=${sort}`)],
    ),
    ['drafts by name', list('&status=draft&sort=name')],
    ['low in stock', list('&stock=low')],
    ['out of stock, by price', list('&stock=out&sort=-price')],
    ['search: a word of a tenth of the names', list('&q=lamp')],
    ['search: the beginnings of two words', list('&q=indi%20bas&sort=price')],
    ['search: a typing error', list('&q=neklace')],
    ['search: part of a SKU', list('&q=ch-4321')],
    ['search: nothing like it', list('&q=zzzzqqq')],
    ['one product, to be edited', () => send('GET', `/inventory/${edited?.id}`)],
    ['a price in place', edit(() => ({ price: { amount: 1000 + turn++, currency: edited?.price.currency } }))],
    ['stock in place', edit(() => ({ stock: 100 + (turn++ % 50) }))],
  ]
  const measured: Measured[] = []
  for (const [name, ask] of asked) {
    await loadWork(async () => void (await ask()), 1, 60, 20)
    measured.push({ name, ...(await loadWork(async () => void (await ask()), 1, 60, timesEach)) })
  }
  keepResults(
    productCount,
    [{ title: 'Inventory of one store', connections: 1, rows: measured, areRowsAlone: true }],
    'inventory',
  )
} finally {
  await close()
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function signIn(accountId: string): Promise<void> {
  const tokens = await transact(platform, (tx) => openSession(platform, tx, { accountId, device: 'bench' }))
  authorization = `Bearer ${tokens.access_token}`
}

async function send<T>(method: string, path: string, body?: string, type?: string): Promise<T> {
  const headers = { authorization, ...(type !== undefined && { 'content-type': type }) }
  const response = await fetch(`${shop.url}/api${path}`, { method, headers, ...(body !== undefined && { body }) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`)
  return (JSON.parse(text) as { data: T }).data
}
