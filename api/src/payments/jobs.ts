import type { Schedule } from '../platform/messaging/jobs.ts'
import { reconcilePayments } from './reconciliation/reconcile-payments.ts'
import { sweepRefunds } from './refunds/sweep-refunds.ts'
import { sweepPayments } from './settlement/sweep-payments.ts'

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
