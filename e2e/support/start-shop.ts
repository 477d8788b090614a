import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from './shop-process.ts'

/** Starts one demo shop for all journeys, unless `SHOP_URL` names one that runs; `test.ts` reads its address there. */
export default async function startDemoShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'makola-e2e-'))
  const shop = await startShop(dataDir)
  process.env.SHOP_URL = shop.url
  return async () => {
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
