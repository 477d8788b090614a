import { formatMoney } from '@makola/money/format.ts'
import type { payments } from '../../payments/tables.ts'
import type { orders } from '../tables.ts'
import { surplusOf } from './order-money.ts'

/** Words the decision that an operator must make on an order's money. */
export function writePaymentProblem(order: typeof orders.$inferSelect, payment: typeof payments.$inferSelect): string {
  const amount = surplusOf(order, payment)
  if (amount > 0) {
    return `${formatMoney({ amount, currency: order.currency })} more arrived than the order costs.`
  }
  // The buyer already reads that somebody is working on it: that is the operator who reads this.
  return (order.stateReason ?? '').replace(' Our team is looking into it.', '')
}
