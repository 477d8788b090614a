import type { StoreStanding } from '@makola/contract/stores/standing.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { stores } from '../tables.ts'
import { changeStanding } from './change-standing.ts'
import { noteTier } from './note-tier.ts'
import { presentStanding } from './present-standing.ts'

type Given = { idOrSlug: string; caller: Caller; tier: number; reason: string }

/**
 * Raises or lowers a store's tier by the shop's staff, with the reason that its owners read. Its record changes that tier no more,
 * until documents open another.
 * @throws Problem `not-found` (404).
 */
export async function setStoreTier(
  platform: Platform,
  { idOrSlug, caller, tier, reason }: Given,
): Promise<StoreStanding> {
  return transact(platform, async (tx) => {
    const [store] = await tx.select().from(stores).where(byIdOrSlug(stores, idOrSlug)).for('no key update')
    if (!store) throw notFound('store')
    const { before, after } = await changeStanding(tx, store.id, { tier, tierBy: 'staff' })
    // A level that was there already is from now on the staff's: no record changes it.
    const isChanged = before.tier !== after.tier || before.tierBy !== after.tierBy
    if (isChanged) await noteTier(platform, tx, { store, by: caller, before, after, reason })
    return presentStanding(after, platform.config)
  })
}
