import type { StoreStanding } from '@makola/contract/standing.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { tierChanged } from '../events.ts'
import { stores } from '../tables.ts'
import { changeStanding } from './change-standing.ts'
import { presentStanding } from './present-standing.ts'

type Given = { idOrSlug: string; caller: Caller; tier: number; reason: string }

/**
 * Raises or lowers a store's tier by the shop's staff, with the reason that its owners read.
 * @throws Problem `not-found` (404).
 */
export async function setStoreTier(
  platform: Platform,
  { idOrSlug, caller, tier, reason }: Given,
): Promise<StoreStanding> {
  return transact(platform, async (tx) => {
    const [store] = await tx.select().from(stores).where(byIdOrSlug(stores, idOrSlug)).for('no key update')
    if (!store) throw notFound('store')
    const { before, after } = await changeStanding(tx, store.id, { tier })
    if (before.tier !== tier) {
      await recordAudit(tx, platform.clock, {
        storeId: store.id,
        by: caller,
        action: 'store.tier-changed',
        subject: store,
        before: { tier: before.tier },
        after: { tier, reason },
      })
      const at = platform.clock.now().toISOString()
      emit(tx, tierChanged, { storeId: store.id, version: after.version, tier, reason, at })
    }
    return presentStanding(after, platform.config)
  })
}
