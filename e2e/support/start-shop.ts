import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '../../testing/shop/data-folder.ts'
import { shopCommand } from '../../testing/shop/shop-command.ts'
import { startShop } from '../../testing/shop/shop-process.ts'

/**
 * Starts one demo shop for all journeys, unless `SHOP_URL` names a running one. `test.ts` reads its address there, and journeys
 * find its data in `SHOP_DATA_DIR`. Seeding takes longest, so it is done once: the specs that start shops of their own get copies
 * of the fresh data, in `CRASH_DATA_DIR`, `KILLS_DATA_DIR`, `PAYING_DATA_DIR`, `CASH_DATA_DIR` and `WORDS_DATA_DIR`.
 */
export default async function startDemoShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined
  const folder = makeDataFolder()
  const dataDir = join(folder, 'shop')
  const { code, output } = shopCommand(dataDir, 'seed')
  if (code !== 0) throw new Error(`The demo shop could not be filled:\n${output}`)
  for (const name of ['crash', 'kills', 'paying', 'cash', 'words']) {
    const copy = join(folder, name)
    cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true })
    process.env[`${name.toUpperCase()}_DATA_DIR`] = copy
  }
  // Each seller comes from a network of their own (seller.ts): a network opens few stores in an hour.
  const shop = await startShop(dataDir, { TRUST_PROXY: 'on' })
  Object.assign(process.env, { SHOP_URL: shop.url, SHOP_DATA_DIR: dataDir })
  return async () => {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
