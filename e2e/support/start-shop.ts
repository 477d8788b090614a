import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from './shop-process.ts'

/** Starts one demo shop for all journeys; its address is the `SHOP_URL` that `test.ts` reads. */
export default async function startDemoShop(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'makola-e2e-'))
  const shop = await startShop(dataDir)
  process.env.SHOP_URL = shop.url
  return async () => {
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
