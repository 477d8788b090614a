import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { nameOfAccount } from '../../platform/http/caller.ts'
import type { PersonalData } from '../../platform/privacy/personal-data.ts'
import { forgetNameInLog } from '../../shop/forget-in-log.ts'
import { recordAudits } from '../../shop/record-audit.ts'
import { noBreak } from '../settings/change-break.ts'
import { banSuspensions, invitations, members, savedViews, storeStanding, stores } from '../tables.ts'
import { listSoleOwned } from './sole-owned.ts'

/** Memberships and saved views. A store that loses its only owner is closed; its row of that owner stays, as an id without a name. */
export const personalData: PersonalData = {
  async export(db, { accountId, email }) {
    const storeName = stores.name
    return {
      members: await db
        .select({ store: storeName, role: members.role, since: members.createdAt })
        .from(members)
        .innerJoin(stores, eq(stores.id, members.storeId))
        .where(eq(members.accountId, accountId)),
      invitations: await db
        .select({ store: storeName, email: invitations.email, role: invitations.role, at: invitations.createdAt })
        .from(invitations)
        .innerJoin(stores, eq(stores.id, invitations.storeId))
        .where(sql`${invitations.email} = ${email} or ${invitations.invitedBy} = ${accountId}`),
      saved_views: await db
        .select({ store: storeName, list: savedViews.list, name: savedViews.name, search: savedViews.search })
        .from(savedViews)
        .innerJoin(stores, eq(stores.id, savedViews.storeId))
        .where(eq(savedViews.accountId, accountId)),
    }
  },
  async erase(tx, { accountId, email, name, formerEmails = [] }, now) {
    await tx.delete(savedViews).where(eq(savedViews.accountId, accountId))
    const own = (await listSoleOwned(tx, accountId)).map(({ id }) => id)
    const joined = await tx.select({ id: members.storeId }).from(members).where(eq(members.accountId, accountId))
    await forgetNameInLog(tx, { accountId, name, storeIds: joined.map(({ id }) => id), ownIds: own })
    await closeOwnerless(tx, { ids: own, by: nameOfAccount(accountId), now })
    await tx
      .delete(members)
      .where(and(eq(members.accountId, accountId), own.length > 0 ? notInArray(members.storeId, own) : undefined))
    const isTo = inArray(invitations.email, [email, ...formerEmails])
    await tx.delete(invitations).where(or(isTo, eq(invitations.invitedBy, accountId)))
  },
}

/** Closes stores that nobody owns any more: also for the day when what the shop holds against them is over. */
async function closeOwnerless(
  tx: Transaction,
  { ids, by, now }: { ids: string[]; by: string; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  const closing = await tx.select().from(stores).where(inArray(stores.id, ids)).orderBy(stores.id).for('no key update')
  await tx
    .update(stores)
    .set({ status: 'closed', ...noBreak, version: sql`${stores.version} + 1` })
    .where(inArray(stores.id, ids))
  // A ban that is lifted later gives nothing back: nobody is there to have it.
  await tx.delete(banSuspensions).where(inArray(banSuspensions.storeId, ids))
  await tx
    .update(storeStanding)
    .set({ keptStatus: 'closed' })
    .where(and(inArray(storeStanding.storeId, ids), isNotNull(storeStanding.keptStatus)))
  await recordAudits(
    tx,
    { now: () => now },
    closing.map((store) => ({
      storeId: store.id,
      by,
      action: 'store.changed',
      subject: store,
      before: { status: store.status, breakEndsOn: store.breakEndsOn, breakNote: store.breakNote },
      after: { status: 'closed', ...noBreak },
    })),
  )
}
