import type { AppliedTerms, SignedMoney, StatementKind, StatementRow } from '@makola/contract/ledger/ledger.ts'
import { formatMoney, formatPercent } from '@makola/money/format.ts'
import type { Words } from '../../ui/words/use-words.ts'

/** The columns of amounts, of the rows and of their summary. */
export const amountColumns = [
  { id: 'gross', name: 'ledger.statement.gross' },
  { id: 'commission', name: 'ledger.statement.commission' },
  { id: 'net', name: 'ledger.statement.net' },
  { id: 'balance', name: 'ledger.statement.balance' },
] as const

export const kindNames = {
  sale: 'ledger.kind.sale',
  cash: 'ledger.kind.cash',
  refund: 'ledger.kind.refund',
  'refund-failed': 'ledger.kind.refund-failed',
  'cash-returned': 'ledger.kind.cash-returned',
  payout: 'ledger.kind.payout',
  'payout-failed': 'ledger.kind.payout-failed',
  charge: 'ledger.kind.charge',
  'charge-reversed': 'ledger.kind.charge-reversed',
} as const satisfies Record<StatementKind, string>

/** As a heading of a sum of them. */
export const kindSums = {
  sale: 'ledger.sum.sale',
  cash: 'ledger.sum.cash',
  refund: 'ledger.sum.refund',
  'refund-failed': 'ledger.sum.refund-failed',
  'cash-returned': 'ledger.sum.cash-returned',
  payout: 'ledger.sum.payout',
  'payout-failed': 'ledger.sum.payout-failed',
  charge: 'ledger.sum.charge',
  'charge-reversed': 'ledger.sum.charge-reversed',
} as const satisfies Record<StatementKind, string>

/** The terms of a sold line: "8.5% + ₦50.00, as for all stores". */
export function describeTerms({ terms, gross }: StatementRow['lines'][number], t: Words): string {
  if (!terms) return t('ledger.terms.none')
  const share = writeTerms(terms, gross.currency)
  return share === '' ? t('ledger.terms.zero', { of: terms.of }) : t('ledger.terms.share', { share, of: terms.of })
}

/** What terms take of a line: "8.5% + ₦50.00"; empty for nothing. */
export function writeTerms({ basisPoints, fixedMinor }: Omit<AppliedTerms, 'of'>, currency: string): string {
  const parts = [
    basisPoints > 0 && formatPercent(basisPoints / 100),
    fixedMinor > 0 && formatMoney({ amount: fixedMinor, currency }),
  ]
  return parts.filter((part) => part !== false).join(' + ')
}

/** The fixed part of terms, as a sentence. */
export function describeFixed(fixed: readonly SignedMoney[], t: Words): string {
  if (fixed.length === 0) return t('ledger.commission.fixed-none')
  return t('ledger.commission.fixed', { amounts: fixed.map((money) => formatMoney(money)) })
}

/** Below a row's name: kind, time and reason; without an order its kind is the name. */
export function describeRow({ kind, note, orderNumber }: StatementRow, time: string, t: Words): string {
  if (orderNumber === null) return note === '' ? time : t('ledger.row.time-note', { time, note })
  const known = { kind: t(kindNames[kind]), time }
  return note === '' ? t('ledger.row.about', known) : t('ledger.row.about-note', { ...known, note })
}
