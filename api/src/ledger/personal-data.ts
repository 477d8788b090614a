import { eq, inArray } from 'drizzle-orm'
import { nameOfAccount } from '../platform/http/caller.ts'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { stores } from '../stores/tables.ts'
import { listSoleOwned } from '../stores/team/sole-owned.ts'
import { readBalances } from './postings/read-balances.ts'
import { payoutAccounts } from './tables.ts'

/** Payout accounts and payouts are books of a store: they stay, with the holder's name. */
export const personalData: PersonalData = {
  async export(db, { accountId }) {
    const { kind, countryCode, institution, holder, resolvedName, numberEnd, createdAt, endedAt } = payoutAccounts
    return {
      payout_accounts: await db
        .select({ kind, countryCode, institution, holder, resolvedName, numberEnd, createdAt, endedAt })
        .from(payoutAccounts)
        .where(eq(payoutAccounts.createdBy, nameOfAccount(accountId))),
    }
  },
  async obstacles(db, { accountId }, now) {
    const own = await listSoleOwned(db, accountId)
    if (own.length === 0) return []
    const ids = own.map(({ id }) => id)
    const owed = await readBalances(db, { of: inArray(stores.id, ids), now, isOwed: true })
    return own.filter(({ id }) => owed.has(id)).map(({ name }) => ({ reason: 'balance' as const, store: name }))
  },
}
