import type { Shop } from '@makola/contract/shop.ts'
import type { Caller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { bannerSetting, findShop } from './find-shop.ts'
import { recordAudit } from './record-audit.ts'
import { settings } from './tables.ts'

/** Shows or hides the maintenance banner for everyone, from the next page on. */
export async function updateShop(
  platform: Platform,
  caller: Caller,
  { maintenanceBanner }: Pick<Shop, 'maintenanceBanner'>,
): Promise<Shop> {
  const { config, clock } = platform
  return transact(platform, async (tx) => {
    const before = await findShop(tx, config)
    const change = { value: maintenanceBanner, updatedAt: clock.now() }
    await tx
      .insert(settings)
      .values({ key: bannerSetting, ...change })
      .onConflictDoUpdate({ target: settings.key, set: change })
    await recordAudit(tx, clock, {
      storeId: null,
      by: caller,
      action: 'shop.changed',
      subject: { id: bannerSetting, name: config.shopName },
      before: { maintenanceBanner: before.maintenanceBanner },
      after: { maintenanceBanner },
    })
    return { ...before, maintenanceBanner }
  })
}
