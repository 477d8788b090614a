import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { and, eq, gte } from 'drizzle-orm'
import { saleHolds } from '../../ledger/tables.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { orderChanged } from '../note-order-event.ts'
import { readParcelRefunds } from '../refunds/read-parcel-refunds.ts'
import { orderEvents, parcels } from '../tables.ts'
import { undoSeconds } from './advance-parcel.ts'
import { findParcel } from './find-parcel.ts'
import { getParcel } from './get-parcel.ts'
import { lockParcel } from './lock-parcel.ts'
import { stepPermissions } from './parcel-steps.ts'

/**
 * Takes back that a parcel was shipped, a few seconds later: it is packed again, and the buyer is not told. A packed parcel stays as
 * it is.
 * @throws Problem as `findParcel`, and `wrong-state` (409) when it is too late, or something has come of the parcel meanwhile.
 */
export async function unshipParcel(platform: Platform, caller: Caller, id: string): Promise<Parcel> {
  const { parcelId } = await findParcel(platform.database, caller, { id }, stepPermissions.ship)
  await transact(platform, (tx) => unship(platform, tx, { parcelId, by: caller }))
  return getParcel(platform, caller, { id: parcelId })
}

async function unship(
  platform: Platform,
  tx: Transaction,
  { parcelId, by }: { parcelId: string; by: Caller },
): Promise<void> {
  const { order, parcel } = await lockParcel(tx, parcelId)
  if (parcel.state === 'packed') return
  const since = addSeconds(platform.clock.now(), -undoSeconds)
  const [shipped] = await tx
    .delete(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, order.id),
        eq(orderEvents.parcelId, parcelId),
        eq(orderEvents.kind, 'shipped'),
        gte(orderEvents.at, since),
      ),
    )
    .returning()
  if (parcel.state !== 'shipped' || !shipped || (await isTouched(tx, parcelId, shipped.at))) {
    throw refuse('orders.too-late-to-unship', {}, { current: parcel.state })
  }
  await tx.update(parcels).set({ state: 'packed', carrier: null, trackingNumber: null }).where(eq(parcels.id, parcelId))
  signal(tx, orderChanged, { orderId: order.id, storeId: parcel.storeId })
  await recordAudit(tx, platform.clock, {
    storeId: parcel.storeId,
    by,
    action: 'parcel.unshipped',
    subject: { id: parcelId, name: parcel.number },
    after: { carrier: parcel.carrier, trackingNumber: parcel.trackingNumber },
  })
}

/** A refund or a request that began when the goods counted as sent. */
async function isTouched(tx: Transaction, parcelId: string, since: Date): Promise<boolean> {
  const refunds = await readParcelRefunds(tx, parcelId)
  if (refunds.some(({ refund }) => refund.requestedAt >= since)) return true
  const [hold] = await tx
    .select({ cause: saleHolds.cause })
    .from(saleHolds)
    .where(and(eq(saleHolds.parcelId, parcelId), gte(saleHolds.openedAt, since)))
    .limit(1)
  return hold !== undefined
}
