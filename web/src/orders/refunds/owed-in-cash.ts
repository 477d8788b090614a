import type { Refund } from '@makola/contract/orders/refunds.ts'
import { cashProvider } from '../../payments/methods/provider-names.ts'

/** True while the store has to pay it back from the cash that it collected. Another refund of cash ends at once. */
export const isOwedInCash = ({ provider, state }: Refund): boolean =>
  provider === cashProvider && (state === 'processing' || state === 'needs_attention')
