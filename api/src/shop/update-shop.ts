import type { Shop } from '@makola/contract/shop/shop.ts'
import { sql } from 'drizzle-orm'
import type { Caller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { refuse } from '../platform/problem.ts'
import { findShop, settingKeys } from './find-shop.ts'
import { recordAudit } from './record-audit.ts'
import { saveSetting } from './save-setting.ts'

type ShopPatch = {
  maintenanceBanner?: boolean | undefined
  legalName?: string | undefined
  supportEmail?: string | undefined
  seen?: Pick<Shop, 'legalName' | 'supportEmail'> | undefined
}

/**
 * Changes what holds for the whole shop, for everyone, from the next page on.
 * @throws Problem `version-mismatch` (412) when it is no longer what the caller has seen.
 */
export async function updateShop(platform: Platform, caller: Caller, { seen, ...patch }: ShopPatch): Promise<Shop> {
  const { config, clock } = platform
  const given = Object.entries({
    [settingKeys.banner]: patch.maintenanceBanner,
    [settingKeys.legalName]: patch.legalName?.trim(),
    [settingKeys.supportEmail]: patch.supportEmail,
  }).filter(([, value]) => value !== undefined)
  return transact(platform, async (tx) => {
    // When two save at once, the second finds what the first has saved.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop'))`)
    const before = await findShop(tx, config)
    const isOutrun = seen && (seen.legalName !== before.legalName || seen.supportEmail !== before.supportEmail)
    if (isOutrun) throw refuse('shop.settings-changed')
    for (const [key, value] of given) await saveSetting(tx, clock, { key, value })
    const after = await findShop(tx, config)
    await recordAudit(tx, clock, {
      storeId: null,
      by: caller,
      action: 'shop.changed',
      subject: { id: 'shop', name: config.shopName },
      before: Object.fromEntries(given.map(([key]) => [key, before[key as keyof Shop]])),
      after: Object.fromEntries(given),
    })
    return after
  })
}
