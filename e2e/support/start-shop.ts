import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '../../testing/shop/data-folder.ts'
import { startManyProcesses } from '../../testing/shop/many-processes.ts'
import { shopCommand } from '../../testing/shop/shop-command.ts'
import { startShop } from '../../testing/shop/shop-process.ts'

/** Running requests have ten seconds, and the database ends after them. */
const mostToEndMs = 15_000

/**
 * Starts one demo shop for all journeys, unless `SHOP_URL` names a running one. `test.ts` reads its address there, and journeys
 * find its data in `SHOP_DATA_DIR`. Seeding takes longest, so it is done once: the specs that start shops of their own get copies
 * of the fresh data, in `CRASH_DATA_DIR`, `KILLS_DATA_DIR`, `PAYING_DATA_DIR`, `CASH_DATA_DIR`, `WORDS_DATA_DIR` and
 * `ROLLING_DATA_DIR`. With `WEBS=2` the one shop is two web processes behind a balancer, and a worker.
 */
export default async function startDemoShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined
  const folder = makeDataFolder()
  const dataDir = join(folder, 'shop')
  const { code, output } = shopCommand(dataDir, 'seed')
  if (code !== 0) throw new Error(`The demo shop could not be filled:\n${output}`)
  for (const name of ['crash', 'kills', 'paying', 'cash', 'words', 'rolling']) {
    const copy = join(folder, name)
    cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true })
    process.env[`${name.toUpperCase()}_DATA_DIR`] = copy
  }
  // Each seller comes from a network of their own (seller.ts): a network opens few stores in an hour.
  const start = process.env.WEBS === '2' ? startManyProcesses : startShop
  const shop = await start(dataDir, { TRUST_PROXY: 'on' })
  Object.assign(process.env, { SHOP_URL: shop.url, SHOP_DATA_DIR: dataDir })
  return async () => {
    const toldAt = Date.now()
    await shop.stop()
    const tookMs = Date.now() - toldAt
    rmSync(folder, { recursive: true, force: true })
    // Nothing that it has rendered may keep it alive: a rollout waits for its end.
    if (tookMs > mostToEndMs) throw new Error(`The shop took ${tookMs} ms to end after SIGTERM`)
  }
}
