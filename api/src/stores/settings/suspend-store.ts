import type { StoreSettings, StoreStatus } from '@makola/contract/stores/stores.ts'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { storeSuspended } from '../events.ts'
import { lockStanding } from '../standing/change-standing.ts'
import { keepOwnStatus } from '../standing/keep-own-status.ts'
import { banSuspensions, stores } from '../tables.ts'
import { noBreak } from './change-break.ts'
import { loadStoreSettings } from './get-store-settings.ts'

type Suspension = { idOrSlug: string; caller: Caller; status: StoreStatus; reason?: string }

/**
 * Pauses or closes a store by the shop's staff with a reason, or opens it again; until then its owners cannot.
 * @throws Problem `not-found` (404).
 */
export async function suspendStore(platform: Platform, suspension: Suspension): Promise<StoreSettings> {
  const { caller, status, reason = null } = suspension
  return transact(platform, async (tx) => {
    const [store] = await tx.select().from(stores).where(byIdOrSlug(stores, suspension.idOrSlug)).for('no key update')
    if (!store) throw notFound('store')
    await changeStatusByShop(platform, tx, { store, status, reason, by: caller })
    // A person has decided: lifting a ban changes nothing here any more.
    await tx.delete(banSuspensions).where(eq(banSuspensions.storeId, store.id))
    return loadStoreSettings(tx, store.id, platform.config.mediaUrl)
  })
}

type StatusChange = {
  store: typeof stores.$inferSelect
  status: StoreStatus
  reason: string | null
  by: Caller | string
}

/**
 * Gives a locked store another status, with the reason why its owners cannot change it, or null when they can. With a reason its
 * payouts are on hold (`findPayoutHolds`).
 */
export async function changeStatusByShop(
  platform: Platform,
  tx: Transaction,
  { store, status, reason, by }: StatusChange,
): Promise<void> {
  // A payout run holds the standings of the stores that it pays: one of the two comes first.
  await lockStanding(tx, store.id)
  const shown = await keepOwnStatus(tx, store.id, status)
  const [changed] = await tx
    .update(stores)
    .set({
      status: shown,
      ...(status === 'open' && noBreak),
      suspensionReason: reason,
      version: sql`${stores.version} + 1`,
    })
    .where(eq(stores.id, store.id))
    .returning({ version: stores.version })
  emit(tx, storeSuspended, {
    ...{ storeId: store.id, version: changed?.version ?? store.version, reason },
    // Lifted, it is not open while something else keeps it shut.
    status: reason === null ? shown : status,
    at: platform.clock.now().toISOString(),
  })
  await recordAudit(tx, platform.clock, {
    storeId: store.id,
    by,
    action: reason === null ? 'store.reopened' : 'store.suspended',
    subject: store,
    before: { status: store.status, suspensionReason: store.suspensionReason },
    after: { status, suspensionReason: reason },
  })
}
