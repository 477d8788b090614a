import type { Money } from '@makola/contract/fields.ts'
import { refuseField } from '../platform/problem.ts'
import type { LockedRequest } from './lock-request.ts'

/**
 * The amount of a part, in minor units of the order's currency.
 * @throws Problem `validation-failed` (422) for another currency, nothing, or more than the units cost.
 */
export function requirePart({ request }: Pick<LockedRequest, 'request'>, { amount, currency }: Money): number {
  if (currency !== request.currency) {
    throw refuseField('/amount/currency', 'orders.other-currency', { currency: request.currency })
  }
  if (amount === 0) throw refuseField('/amount/amount', 'ledger.nothing')
  if (amount > request.worthMinor) throw refuseField('/amount/amount', 'requests.beyond-worth')
  return amount
}
