import type { Cart } from '@makola/contract/carts/carts.ts'
import { formatColumn, type WriteAmount } from '@makola/money/column.ts'

/** Writes the amounts of a cart alike: lines, deliveries, what is missing for a free one, and so what they add up to. */
export function writeAmounts({ stores }: Pick<Cart, 'stores'>): WriteAmount {
  return formatColumn(
    stores.flatMap(({ lines, delivery }) => [
      ...lines.map((line) => line.lineTotal),
      delivery?.charge,
      delivery?.missingForFree,
    ]),
  )
}
