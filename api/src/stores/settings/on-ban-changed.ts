import { say } from '@makola/words/say.ts'
import { and, eq } from 'drizzle-orm'
import { banChanged } from '../../auth/events.ts'
import { bans } from '../../auth/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { on } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { lockStanding } from '../standing/change-standing.ts'
import { ownStatus } from '../standing/present-standing.ts'
import { banSuspensions, members, stores } from '../tables.ts'
import { changeStatusByShop } from './suspend-store.ts'

const t = say('en')

/**
 * Suspends the stores that a banned account owns, and gives them back as they were when the ban is lifted. It asks for the ban as it
 * is by now, so that late or repeated news does no harm.
 */
export const onBanChanged = on(banChanged, 'suspend-stores', (platform, { accountId }) =>
  transact(platform, async (tx) => {
    const [ban] = await tx.select({ at: bans.at }).from(bans).where(eq(bans.accountId, accountId)).for('key share')
    await (ban ? suspendStores(platform, tx, accountId) : releaseStores(platform, tx, accountId))
  }),
)

async function suspendStores(platform: Platform, tx: Transaction, accountId: string): Promise<void> {
  const owned = await tx
    .select({ store: stores })
    .from(stores)
    .innerJoin(members, eq(members.storeId, stores.id))
    .where(and(eq(members.accountId, accountId), eq(members.role, 'owner')))
    .orderBy(stores.id)
    .for('no key update', { of: stores })
  for (const { store } of owned) {
    const [other] = await tx.select().from(banSuspensions).where(eq(banSuspensions.storeId, store.id)).limit(1)
    // The shop's staff have suspended it themselves: it stays theirs to open.
    if (store.suspensionReason !== null && !other) continue
    // What its owners have chosen, whatever else keeps others from seeing it.
    const own = ownStatus(store, await lockStanding(tx, store.id))
    const statusBefore = other?.statusBefore ?? own
    await tx.insert(banSuspensions).values({ storeId: store.id, accountId, statusBefore }).onConflictDoNothing()
    if (other) continue
    const status = own === 'closed' ? 'closed' : 'paused'
    await changeStatusByShop(platform, tx, { store, status, reason: t('stores.owner-banned'), by: 'ban' })
  }
}

async function releaseStores(platform: Platform, tx: Transaction, accountId: string): Promise<void> {
  const held = await tx
    .select({ store: stores })
    .from(stores)
    .innerJoin(banSuspensions, eq(banSuspensions.storeId, stores.id))
    .where(eq(banSuspensions.accountId, accountId))
    .orderBy(stores.id)
    .for('no key update', { of: stores })
  for (const { store } of held) {
    const isOf = eq(banSuspensions.storeId, store.id)
    const [lifted] = await tx
      .delete(banSuspensions)
      .where(and(isOf, eq(banSuspensions.accountId, accountId)))
      .returning()
    const [other] = await tx.select().from(banSuspensions).where(isOf).limit(1)
    // Another owner is banned, too.
    if (!lifted || other) continue
    await changeStatusByShop(platform, tx, { store, status: lifted.statusBefore, reason: null, by: 'ban' })
  }
}
