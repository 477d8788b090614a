import type { listPackingSlips as endpoint, PackingSlip } from '@makola/contract/orders/bulk-parcels.ts'
import { formatAddress } from '@makola/countries/format-address.ts'
import type { z } from 'zod'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { notFound, type Problem, presentRefusal, refuse } from '../../platform/problem.ts'
import { readPickup } from '../../shipping/read-pickup.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { cashDueOf } from '../parcels/cash-due.ts'
import { countRefundedUnits, isRefunded, refundableOf } from '../refunds/read-parcel-refunds.ts'
import { readParcels, type WholeParcel } from './read-parcels.ts'

type Slips = z.input<(typeof endpoint)['replies'][200]>
/**
 * The packing slips of many parcels of a store, in the order asked for: three statements. Parcels that do not go to their buyer,
 * or that the store does not have, are named with the reason.
 * @throws Problem `not-found` (404) for the store.
 */
export async function listPackingSlips(
  db: Queryable,
  caller: Caller,
  { store: idOrSlug, ids }: { store: string; ids: readonly string[] },
): Promise<Slips> {
  const store = await findOwnStore(db, caller, idOrSlug, 'orders.read')
  const found = await readParcels(db, { storeId: store.id, ids })
  const slips: Slips = { data: [], leftOut: [] }
  for (const id of ids) {
    const whole = found.get(id)
    const refusal = whole ? refuseSlip(whole) : notFound('order')
    if (whole && !refusal) slips.data.push(presentSlip(store, whole))
    else if (refusal) slips.leftOut.push({ id, number: whole?.parcel.number ?? null, refusal: presentRefusal(refusal) })
  }
  return slips
}

/** The reason why a parcel has no slip: it does not go to its buyer. Null when it does, or did. */
function refuseSlip({ parcel, lines, refunds }: WholeParcel): Problem | null {
  const { state } = parcel
  if (state === 'cancelled' || state === 'returned') return refuse('orders.no-slip', { state })
  return isRefunded(parcel, refunds, lines) ? refuse('orders.parcel-refunded', {}, { current: state }) : null
}

function presentSlip({ name }: { name: string }, { parcel, order, lines, refunds }: WholeParcel): PackingSlip {
  const refunded = countRefundedUnits(refunds, { lines, isAllBack: false })
  const refundableMinor = refundableOf(parcel, refunds)
  return {
    id: parcel.id,
    number: parcel.number,
    placedAt: order.placedAt.toISOString(),
    store: { name },
    buyer: { phone: order.phone },
    addressLines: formatAddress(order.address),
    deliveryName: parcel.deliveryName,
    pickup: readPickup(parcel),
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber,
    cashDue: cashDueOf(order, { state: parcel.state, refundableMinor, isRefunded: false }),
    note: order.note,
    lines: lines.map(({ id, name, variantTitle, sku, quantity }) => ({
      id,
      name,
      variantTitle,
      sku,
      quantity,
      refundedQuantity: refunded.get(id) ?? 0,
    })),
  }
}
