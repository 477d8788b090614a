import type { Money } from '@makola/money/money.ts'
import { Problem } from '../../platform/problem.ts'

/** The 409 for a total that is not the one that the shopper saw, with the one that it would be now. */
export function priceChanged(total: Money): Problem {
  return new Problem('price-changed', 'The total has changed since you saw it. Look at it again before you pay.', {
    current: total,
  })
}
