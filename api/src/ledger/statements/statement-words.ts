import type { StatementKind } from '@makola/contract/ledger/ledger.ts'
import { say } from '@makola/words/say.ts'

const t = say('en')

/** The names of a statement's rows, on paper and in tables. */
export const kindWords: Record<StatementKind, string> = {
  sale: t('ledger.kind.sale'),
  cash: t('ledger.kind.cash'),
  refund: t('ledger.kind.refund'),
  'refund-failed': t('ledger.kind.refund-failed'),
  'cash-returned': t('ledger.kind.cash-returned'),
  payout: t('ledger.kind.payout'),
  'payout-failed': t('ledger.kind.payout-failed'),
  charge: t('ledger.kind.charge'),
  'charge-reversed': t('ledger.kind.charge-reversed'),
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
