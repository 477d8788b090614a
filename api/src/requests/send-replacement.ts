import { takeReplacement } from '../catalogue/stock/take-replacement.ts'
import type { Transaction } from '../platform/database/database.ts'
import { type Caller, nameOf } from '../platform/http/caller.ts'
import type { LockedRequest } from './lock-request.ts'
import { requireRequestState } from './request-states.ts'
import { readStillAsked } from './units-left.ts'

/**
 * Takes the units of a locked request off the shelf once more: they were sent in place of the missing or faulty ones. Returns them
 * by their order line: none that a refund by hand gives back.
 * @throws Problem `out-of-stock` (409) with the short lines; `wrong-state` (409) when all of them are being refunded.
 */
export async function sendReplacement(
  tx: Transaction,
  whole: LockedRequest,
  { by, now }: { by: Caller; now: Date },
): Promise<Record<string, number>> {
  const { request, order, orderLines } = whole
  const asked = await readStillAsked(tx, whole)
  if (asked.length === 0) requireRequestState(request.state, [])
  const lines = asked.flatMap(({ lineId, quantity }) => {
    const bought = orderLines.find(({ id }) => id === lineId)
    return bought ? [{ variantId: bought.variantId, name: bought.name, quantity }] : []
  })
  await takeReplacement(tx, { requestId: request.id, orderNumber: order.number, lines, actor: nameOf(by), now })
  return Object.fromEntries(asked.map(({ lineId, quantity }) => [lineId, quantity]))
}
