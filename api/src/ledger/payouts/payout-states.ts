import type { PayoutMark, PayoutState, PayoutWay } from '@makola/contract/payouts.ts'

/** What may become of a payout. What has arrived may still come back: banks send it back days later. */
export const nextStates: Record<PayoutState, readonly PayoutMark[]> = {
  requested: ['sent', 'paid', 'failed'],
  sent: ['paid', 'failed'],
  paid: ['failed'],
  failed: [],
}

/** What people may mark a payout as. While a provider decides, nobody else does: what it sends could be paid twice. */
export function marksOf({ state, via }: { state: PayoutState; via: PayoutWay }): readonly PayoutMark[] {
  return via === 'by-hand' || state === 'paid' ? nextStates[state] : []
}
