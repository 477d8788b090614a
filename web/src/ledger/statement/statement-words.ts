import type { SignedMoney, StatementKind, StatementRow } from '@makola/contract/ledger.ts'
import { formatMoney, formatPercent } from '@makola/money/format.ts'

export const kindNames: Record<StatementKind, string> = {
  sale: 'Sale',
  cash: 'Paid to you in cash',
  refund: 'Refund',
  'refund-failed': 'Refund that failed',
  'cash-returned': 'Cash that you gave back',
  payout: 'Payout',
  'payout-failed': 'Payout that came back',
}

/** As a heading of a sum of them. */
export const kindSums: Record<StatementKind, string> = {
  sale: 'Sales',
  cash: 'Paid to you in cash',
  refund: 'Refunds',
  'refund-failed': 'Refunds that failed',
  'cash-returned': 'Cash that you gave back',
  payout: 'Payouts',
  'payout-failed': 'Payouts that came back',
}

const whose = { store: 'agreed with your store', category: 'for the category', shop: 'as for all stores' }

/** The terms of a sold line: "8.5% + ₦50.00, as for all stores". */
export function describeTerms({ terms, gross }: StatementRow['lines'][number]): string {
  if (!terms) return 'No commission'
  const parts = [
    terms.basisPoints > 0 && formatPercent(terms.basisPoints / 100),
    terms.fixedMinor > 0 && formatMoney({ amount: terms.fixedMinor, currency: gross.currency }),
  ].filter((part) => part !== false)
  return parts.length === 0 ? `No commission, ${whose[terms.of]}` : `${parts.join(' + ')}, ${whose[terms.of]}`
}

/** The fixed part of terms, as a sentence. */
export function describeFixed(fixed: readonly SignedMoney[]): string {
  if (fixed.length === 0) return 'No fixed part.'
  return `And ${fixed.map((money) => formatMoney(money)).join(', ')} for each line.`
}

/** Below a row's name: kind, time and reason; without an order its kind is the name. */
export function describeRow({ kind, note, orderNumber }: StatementRow, time: string): string {
  const what = orderNumber === null ? time : `${kindNames[kind]}, ${time}`
  return note === '' ? what : `${what}: ${note}`
}
