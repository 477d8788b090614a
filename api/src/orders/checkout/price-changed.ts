import type { Money } from '@makola/money/money.ts'
import { Problem } from '../../platform/problem.ts'

/** The 409 for a total other than the one that the shopper saw, with the current total. */
export function priceChanged(total: Money): Problem {
  return new Problem('price-changed', 'The total has changed since you saw it. Look at it again before you pay.', {
    current: total,
  })
}
