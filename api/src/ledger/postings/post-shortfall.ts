import type { Transaction } from '../../platform/database/database.ts'
import { move, post } from './post.ts'
import type { SoldOrder } from './post-sales.ts'

/** Posts what the buyer of a paid order did not pay (rule R21): the shop bears it as a loss, in the currency of the order. */
export async function postShortfall(
  tx: Transaction,
  { order, shortfallMinor, at }: { order: SoldOrder; shortfallMinor: number; at: Date },
): Promise<void> {
  const { id: orderId, number: orderNumber, currency } = order
  await post(tx, [
    {
      key: `shortfall:${orderId}`,
      kind: 'shortfall',
      orderId,
      orderNumber,
      at,
      entries: move(
        { minor: shortfallMinor, currency },
        { debit: { account: 'losses' }, credit: { account: 'buyer', orderId } },
      ),
    },
  ])
}
