import type { StatementKind } from '@makola/contract/ledger.ts'

/** The names of a statement's rows, on paper and in tables. */
export const kindWords: Record<StatementKind, string> = {
  sale: 'Sale',
  cash: 'Paid to you in cash',
  refund: 'Refund',
  'refund-failed': 'Refund that failed',
  'cash-returned': 'Cash that you gave back',
  payout: 'Payout',
  'payout-failed': 'Payout that came back',
}

/** Writes moments as date and time of day in a time zone: `2027-01-31`, `09:05`. Created once for many: creation is slow. */
export function clockIn(timeZone: string): (at: string) => { date: string; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (at) => {
    const [date = '', time = ''] = format.format(new Date(at)).split(' ')
    return { date, time }
  }
}

export type WallClock = ReturnType<typeof clockIn>
