import type { PayoutAccount } from '@makola/contract/ledger/payout-accounts.ts'
import type { Payout, PayoutWay, RunPayout } from '@makola/contract/ledger/payouts.ts'
import type { PayoutHold } from '../../stores/standing/find-payout-holds.ts'
import { presentHold } from '../present-hold.ts'
import type { payoutAccounts, payouts } from '../tables.ts'
import { isSameName } from './is-same-name.ts'
import { marksOf } from './payout-states.ts'

type Account = typeof payoutAccounts.$inferSelect
type Row = { payout: typeof payouts.$inferSelect; account: Account; via: PayoutWay }

/** The shown part of an account: its number stays sealed. */
export function presentAccount(account: Account): PayoutAccount {
  const { kind, countryCode, institution, bankCode, holder, resolvedName, numberEnd } = account
  const { usableFrom, createdBy, createdAt } = account
  return {
    kind,
    countryCode,
    institution,
    bankCode,
    holder,
    resolvedName,
    nameCheck: checkOf(account),
    numberEnd,
    usableFrom: usableFrom.toISOString(),
    createdBy,
    createdAt: createdAt.toISOString(),
  }
}

export function presentPayout({ payout, account, via }: Row): Payout {
  const { id, reference, minor, currency, state, note, createdAt, changedAt } = payout
  const { kind, institution, holder, numberEnd } = account
  const nameCheck = checkOf(account)
  return {
    id,
    reference,
    amount: { amount: minor, currency },
    state,
    account: { kind, institution, holder, nameCheck, numberEnd },
    via,
    note,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}

type RunRow = Row & { store: RunPayout['store']; hold: PayoutHold | undefined }

export function presentRunPayout(row: RunRow): RunPayout {
  const { payout, account, via, store, hold } = row
  const { state, currency, feeMinor, nextTryAt } = payout
  return {
    ...presentPayout(row),
    store,
    next: [...marksOf({ state, via })],
    canAsk: via !== 'by-hand' && state !== 'failed',
    nextAskAt: nextTryAt?.toISOString() ?? null,
    fee: feeMinor === null ? null : { amount: feeMinor, currency },
    isAccountReplaced: state === 'requested' && account.endedAt !== null,
    ...presentHold(state === 'requested' ? hold : undefined),
  }
}

function checkOf({ holder, resolvedName }: Account): PayoutAccount['nameCheck'] {
  if (resolvedName === null) return 'unchecked'
  return isSameName(resolvedName, holder) ? 'same' : 'other'
}
