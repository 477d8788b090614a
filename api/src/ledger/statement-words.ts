import type { StatementKind } from '@makola/contract/ledger.ts'

/** What a row of a statement is called on paper and in tables. */
export const kindWords: Record<StatementKind, string> = {
  sale: 'Sale',
  cash: 'Paid to you in cash',
  refund: 'Refund',
  'refund-failed': 'Refund that failed',
  'cash-returned': 'Cash that you gave back',
  payout: 'Payout',
  'payout-failed': 'Payout that came back',
}

/** A moment as a date and a time of day in a time zone: `2027-01-31`, `09:05`. */
export function whenIn(timeZone: string, at: string): { date: string; time: string } {
  const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [date = '', time = ''] = written.format(new Date(at)).split(' ')
  return { date, time }
}
