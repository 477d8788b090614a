import type { Money } from '@makola/money/money.ts'
import { type Problem, refuse } from '../../platform/problem.ts'

/** The 409 for a total other than the one that the shopper saw, with the current total. */
export function priceChanged(total: Money): Problem {
  return refuse(
    'orders.total-changed',
    {},
    {
      current: total,
    },
  )
}
