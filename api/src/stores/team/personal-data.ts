import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { PersonalData } from '../../platform/privacy/personal-data.ts'
import { invitations, members, savedViews, stores } from '../tables.ts'
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
  async erase(tx, { accountId, email }) {
    await tx.delete(savedViews).where(eq(savedViews.accountId, accountId))
    const own = (await listSoleOwned(tx, accountId)).map(({ id }) => id)
    if (own.length > 0) {
      await tx
        .update(stores)
        .set({ status: 'closed', version: sql`${stores.version} + 1` })
        .where(inArray(stores.id, own))
    }
    await tx
      .delete(members)
      .where(and(eq(members.accountId, accountId), own.length > 0 ? notInArray(members.storeId, own) : undefined))
    await tx.delete(invitations).where(or(eq(invitations.email, email), eq(invitations.invitedBy, accountId)))
  },
}
