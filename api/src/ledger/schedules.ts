import type { Schedule } from '../platform/messaging/jobs.ts'
import { noteDebts } from './charges/note-debts.ts'
import { carryBooks } from './postings/carry-books.ts'
import { postMissingMoney } from './postings/post-missing-money.ts'
import { sweepTransfers } from './transfers/sweep-transfers.ts'

export const schedules: readonly Schedule[] = [
  { name: 'ledger.post-missing-money', everyMinutes: 1440, atStart: true, run: postMissingMoney },
  { name: 'ledger.note-debts', everyMinutes: 1440, atStart: true, run: noteDebts },
  { name: 'ledger.sweep-transfers', everyMinutes: 1, run: sweepTransfers },
  {
    name: 'ledger.carry-books',
    everySecond: true,
    run: async ({ database }) => {
      await carryBooks(database)
    },
  },
]
