import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type * as moduleList from '../../api/src/modules.ts'
import type * as configuration from '../../api/src/platform/config.ts'
import type * as opening from '../../api/src/platform/open-platform.ts'
import { type ShopProcess, startShop } from '../../testing/shop/shop-process.ts'
import { runCommand } from '../run-command.ts'
import type * as generation from '../scale/generate-shop.ts'

/** A shop of this checkout or of another one, with generated products, which is asked over HTTP only. */
export type Checkout = {
  shop: ShopProcess
  /** Another process on the same data; null unless wanted. */
  other: ShopProcess | null
  dataDir: string
  commit: string
  authorization: string
  verify: () => Promise<string>
  memoryMegabytes: () => number
  stop: () => Promise<void>
}

type Wanted = {
  folder: string
  products: number
  stores: number
  environment?: Record<string, string>
  hasOther?: boolean
}

/** Opens the shop of a checkout. Its data are in `.data-mixed/` there, made once for each size by its own generator. */
export async function openCheckout({
  folder: given,
  products,
  stores,
  environment = {},
  hasOther = false,
}: Wanted): Promise<Checkout> {
  const folder = resolve(given)
  if (!existsSync(join(folder, 'web/dist/server')))
    throw new Error(`The pages of ${folder} are not built: npm run build`)
  const dataDir = join(folder, '.data-mixed', `${products}-${stores}`)
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  const settings = { LOG_LEVEL: 'silent', ...environment }
  const shop = await startShop(dataDir, settings, { folder })
  try {
    const databaseUrl = await fill({ folder, dataDir, products, stores })
    const other = hasOther
      ? await startShop(dataDir, { ...settings, DATABASE_URL: databaseUrl }, { folder, args: ['--services=web'] })
      : null
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' }
    const run = (...args: string[]) => runCommand({ args: ['api/src/main.ts', ...args], folder, env })
    return {
      shop,
      other,
      dataDir,
      commit: execFileSync('git', ['-C', folder, 'log', '-1', '--format=%h %s'], { encoding: 'utf8' }).trim(),
      authorization: `Bearer ${(await run('token', 'owner@makola.test')).output.trim().split('\n').at(-1)}`,
      verify: async () => {
        const { code, output } = await run('verify')
        return code === 0 ? '`verify` is clean.' : `\`verify\` is NOT clean:\n\n${output}`
      },
      memoryMegabytes: () => residentMegabytes(shop.process.pid ?? 0),
      stop: async () => {
        await other?.stop()
        await shop.stop()
      },
    }
  } catch (error) {
    await shop.stop()
    throw error
  }
}

type Filling = { folder: string; dataDir: string; products: number; stores: number }

/** Fills the data once, and gives the address of the database. */
async function fill({ folder, dataDir, products, stores }: Filling): Promise<string> {
  const load = <T>(path: string) => import(join(folder, path)) as Promise<T>
  const { modules } = await load<typeof moduleList>('api/src/modules.ts')
  const { readConfig } = await load<typeof configuration>('api/src/platform/config.ts')
  const { openPlatform } = await load<typeof opening>('api/src/platform/open-platform.ts')
  const { platform, close } = await openPlatform(
    readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, modules),
    modules,
  )
  const { connectionString = '' } = platform.database.$client.options
  await close()
  const done = join(dataDir, 'generated')
  if (existsSync(done)) return connectionString
  const { generateShop } = await load<typeof generation>('bench/scale/generate-shop.ts')
  await generateShop(connectionString, { products, stores, orders: 200 })
  await deliverEverywhere(connectionString)
  writeFileSync(done, '')
  return connectionString
}

/** Generated stores have no delivery of their own, and nothing could be ordered from them. */
async function deliverEverywhere(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`
    with zones as (
      insert into delivery_zones (id, store_id, name, country_codes)
      select uuidv7(), stores.id, 'Everywhere', '{*}' from stores where slug like 'generated-%'
      returning id)
    insert into delivery_options (id, zone_id, name, price_minor, min_days, max_days)
    select uuidv7(), id, 'Standard', 500, 2, 5 from zones`)
  await client.end()
}

/** The resident memory of a process. Reads `/proc`: Linux only. */
function residentMegabytes(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
