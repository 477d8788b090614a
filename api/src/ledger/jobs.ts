import type { Schedule } from '../platform/jobs.ts'
import { postMissingMoney } from './post-missing-money.ts'
import { sweepTransfers } from './sweep-transfers.ts'

export const schedules: readonly Schedule[] = [
  { name: 'ledger.post-missing-money', everyMinutes: 1440, atStart: true, run: postMissingMoney },
  { name: 'ledger.sweep-transfers', everyMinutes: 1, run: sweepTransfers },
]
