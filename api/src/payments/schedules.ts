import type { Schedule } from '../platform/messaging/jobs.ts'
import { pollDisputes } from './disputes/poll-disputes.ts'
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
  // A provider's mail says how soon its answer is due: Paystack's in hours, Flutterwave's in working hours, Stripe's in days.
  { name: 'payments.paystack-disputes', everyMinutes: 30, run: (platform) => pollDisputes(platform, 'paystack') },
  { name: 'payments.flutterwave-disputes', everyMinutes: 60, run: (platform) => pollDisputes(platform, 'flutterwave') },
  { name: 'payments.sandbox-disputes', everyMinutes: 30, run: (platform) => pollDisputes(platform, 'sandbox') },
  { name: 'payments.stripe-disputes', everyMinutes: 1440, run: (platform) => pollDisputes(platform, 'stripe') },
]
