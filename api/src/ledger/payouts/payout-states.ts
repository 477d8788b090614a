import type { PayoutMark, PayoutState, PayoutWay } from '@makola/contract/ledger/payouts.ts'

/** The possible next states of a payout. An arrived one may still be returned: banks do so days later. */
export const nextStates: Record<PayoutState, readonly PayoutMark[]> = {
  requested: ['sent', 'paid', 'failed'],
  sent: ['paid', 'failed'],
  paid: ['failed'],
  failed: [],
}

/** The marks that people may set. While a provider decides there are none: the payout could be made twice. */
export function marksOf({ state, via }: { state: PayoutState; via: PayoutWay }): readonly PayoutMark[] {
  return via === 'by-hand' || state === 'paid' ? nextStates[state] : []
}
