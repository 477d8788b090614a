import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyShopData, makeDataFolder } from './data-folder.ts'
import { shopCommand } from './shop-command.ts'
import { startShop } from './shop-process.ts'

/**
 * Starts one demo shop for all journeys, unless `SHOP_URL` names one that runs. `test.ts` reads its address there, and
 * journeys find its data in `SHOP_DATA_DIR`. Filling a shop takes longest, so it is done once: the specs that
 * start shops of their own get copies of the fresh data, in `CRASH_DATA_DIR` and `PAYING_DATA_DIR`.
 */
export default async function startDemoShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined
  const folder = makeDataFolder()
  const [dataDir, crashDataDir, payingDataDir] = [join(folder, 'shop'), join(folder, 'crash'), join(folder, 'paying')]
  const { code, output } = shopCommand(dataDir, 'seed')
  if (code !== 0) throw new Error(`The demo shop could not be filled:\n${output}`)
  copyShopData(dataDir, crashDataDir)
  copyShopData(dataDir, payingDataDir)
  const shop = await startShop(dataDir)
  const folders = { SHOP_DATA_DIR: dataDir, CRASH_DATA_DIR: crashDataDir, PAYING_DATA_DIR: payingDataDir }
  Object.assign(process.env, { SHOP_URL: shop.url, ...folders })
  return async () => {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
