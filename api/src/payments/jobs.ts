import type { Schedule } from '../platform/jobs.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { sweepPayments } from './sweep-payments.ts'
import { sweepRefunds } from './sweep-refunds.ts'

export const schedules: readonly Schedule[] = [
  { name: 'payments.sweep', everyMinutes: 1, run: sweepPayments },
  { name: 'payments.sweep-refunds', everyMinutes: 1, run: sweepRefunds },
  {
    name: 'payments.reconcile',
    everyMinutes: 1440,
    run: async (platform) => {
      await reconcilePayments(platform)
    },
  },
]
