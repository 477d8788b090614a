import type { Schedule } from '../platform/messaging/jobs.ts'
import { checkPayoutNames } from './check-payout-name.ts'
import { runDueVerifications } from './run-due-verifications.ts'

export const schedules: readonly Schedule[] = [
  { name: 'verification.run-due', everyMinutes: 60, run: runDueVerifications },
  { name: 'verification.check-payout-names', everyMinutes: 1440, atStart: true, run: checkPayoutNames },
]
