import type { Payout, PayoutAccount, RunPayout } from '@makola/contract/payouts.ts'
import { nextStates } from './payout-states.ts'
import type { payoutAccounts, payouts } from './tables.ts'

type Account = typeof payoutAccounts.$inferSelect
type Row = { payout: typeof payouts.$inferSelect; account: Account }

/** All that is ever shown of an account: its number stays sealed. */
export function presentAccount(account: Account): PayoutAccount {
  const { kind, countryCode, institution, bankCode, holder, numberEnd, usableFrom, createdBy, createdAt } = account
  return {
    kind,
    countryCode,
    institution,
    bankCode,
    holder,
    numberEnd,
    usableFrom: usableFrom.toISOString(),
    createdBy,
    createdAt: createdAt.toISOString(),
  }
}

export function presentPayout({ payout, account }: Row): Payout {
  const { id, reference, minor, currency, state, note, createdAt, changedAt } = payout
  const { kind, institution, holder, numberEnd } = account
  return {
    id,
    reference,
    amount: { amount: minor, currency },
    state,
    account: { kind, institution, holder, numberEnd },
    note,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}

export function presentRunPayout(row: Row & { store: RunPayout['store'] }): RunPayout {
  return { ...presentPayout(row), store: row.store, next: [...nextStates[row.payout.state]] }
}
