import { takeReplacement } from '../catalogue/stock/take-replacement.ts'
import type { Transaction } from '../platform/database/database.ts'
import { type Caller, nameOf } from '../platform/http/caller.ts'
import type { LockedRequest } from './lock-request.ts'

/**
 * Takes the units of a locked request off the shelf once more: they were sent in place of the missing or faulty ones.
 * @throws Problem `out-of-stock` (409) with the short lines.
 */
export async function sendReplacement(
  tx: Transaction,
  { request, order, lines, orderLines }: LockedRequest,
  { by, now }: { by: Caller; now: Date },
): Promise<void> {
  const units = lines.flatMap(({ orderLineId, quantity }) => {
    const bought = orderLines.find(({ id }) => id === orderLineId)
    return bought ? [{ variantId: bought.variantId, name: bought.name, quantity }] : []
  })
  await takeReplacement(tx, { requestId: request.id, orderNumber: order.number, lines: units, actor: nameOf(by), now })
}
