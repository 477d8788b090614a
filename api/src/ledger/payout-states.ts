import type { PayoutMark, PayoutState } from '@makola/contract/payouts.ts'

/** What may become of a payout. What has arrived may still come back: banks send it back days later. */
export const nextStates: Record<PayoutState, readonly PayoutMark[]> = {
  requested: ['sent', 'paid', 'failed'],
  sent: ['paid', 'failed'],
  paid: ['failed'],
  failed: [],
}
