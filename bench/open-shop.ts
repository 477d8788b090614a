import { rmSync } from 'node:fs'
import type { Rate } from '@makola/contract/rates/rates.ts'
import pg from 'pg'
import { modules } from '../api/src/modules.ts'
import { type Config, readConfig } from '../api/src/platform/config.ts'
import { openPlatform } from '../api/src/platform/open-platform.ts'
import type { Platform } from '../api/src/platform/platform.ts'
import { rateOf } from '../testing/shop/buyer.ts'
import { makeDataFolder } from '../testing/shop/data-folder.ts'
import { type ShopProcess, startShop } from '../testing/shop/shop-process.ts'
import { cpuSecondsOf, databaseCpuSeconds } from './cpu-time.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import type { Round } from './measure.ts'

/** A demo shop with generated products, twice: as it is, and as a process on the same data that keeps no answers. */
export type BenchShop = {
  shop: ShopProcess
  bareShop: ShopProcess
  platform: Platform
  config: Config
  rate: Rate
  /** Connections of the bare driver, as many as the shop has. */
  openPool: (options?: { pipeline?: boolean }) => pg.Pool
  read: <T>(path: string) => Promise<T>
  /** Counts the CPU that a round costs in this process of the shop and in the database. */
  costed: (shop: ShopProcess, run: () => Promise<Round>) => () => Promise<Round>
}

/** Opens such a shop for `work`, with settings, and removes it afterwards. */
export async function withBenchShop(
  productCount: number,
  work: (opened: BenchShop) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const dataDir = makeDataFolder()
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, modules)
  const shop = await startShop(dataDir, { LOG_LEVEL: 'silent', ...settings })
  const { platform, close } = await openPlatform(config, modules)
  const { connectionString = '' } = platform.database.$client.options
  const bareShop = await startShop(dataDir, {
    LOG_LEVEL: 'silent',
    ...settings,
    DATABASE_URL: connectionString,
    ANSWER_CACHE_MB: '0',
  })
  const pools: pg.Pool[] = []
  const openPool: BenchShop['openPool'] = ({ pipeline = false } = {}) => {
    const pool = new pg.Pool({ connectionString, max: config.databasePool, ...(pipeline && { pipeline }) })
    pools.push(pool)
    return pool
  }
  try {
    await generateCatalogue(platform, productCount)
    await work({
      shop,
      bareShop,
      platform,
      config,
      rate: await rateOf(shop.url, 'NG'),
      openPool,
      read: async <T>(path: string) => (await (await fetch(`${shop.url}${path}`)).json()) as T,
      costed: (of, run) => costed(of, dataDir, run),
    })
  } finally {
    await Promise.all(pools.map((pool) => pool.end()))
    await bareShop.stop()
    await close()
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function costed(shop: ShopProcess, dataDir: string, run: () => Promise<Round>): () => Promise<Round> {
  const read = () => ({ shop: cpuSecondsOf(shop.process.pid ?? 0), database: databaseCpuSeconds(dataDir) })
  return async () => {
    const before = read()
    const round = await run()
    const after = read()
    const each = (seconds: number) => (seconds * 1000) / Math.max(1, round.count)
    return {
      ...round,
      cpu: { shop: each(after.shop - before.shop), database: each(after.database - before.database) },
    }
  }
}
