import { say } from '@makola/words/say.ts'
import type { payments } from '../../payments/tables.ts'
import type { orders } from '../tables.ts'
import { surplusOf } from './order-money.ts'

const t = say('en')

/** Words the decision that an operator must make on an order's money. */
export function writePaymentProblem(order: typeof orders.$inferSelect, payment: typeof payments.$inferSelect): string {
  const amount = surplusOf(order, payment)
  if (amount > 0) return t('orders.noted.surplus', { amount: { amount, currency: order.currency } })
  // The buyer already reads that somebody is working on it: that is the operator who reads this.
  return (order.stateReason ?? '').replace(t('orders.noted.looking-into-it'), '')
}
