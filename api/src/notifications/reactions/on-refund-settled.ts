import { eq } from 'drizzle-orm'
import { parcelRefunds, parcels } from '../../orders/tables.ts'
import { findWayBack } from '../../orders/way-back.ts'
import { refundSettled } from '../../payments/events.ts'
import { refunds } from '../../payments/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { stores } from '../../stores/tables.ts'
import { loadOrderLetter } from '../letters/load-order-letter.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeRefundSent, writeRefundTurnedAway } from '../letters/write-refund.ts'
import { sentMessages } from '../tables.ts'

/** Notifies a buyer of a refund; and, if a bank then turns it away, of its failure. */
export const onRefundSettled = on(refundSettled, 'mail-shopper', async (platform, { refundId, orderId, state }) => {
  const { database } = platform
  const [found] = await database
    .select({ refund: refunds, parcel: parcels, storeName: stores.name, of: parcelRefunds })
    .from(refunds)
    .leftJoin(parcelRefunds, eq(parcelRefunds.refundId, refunds.id))
    .leftJoin(parcels, eq(parcels.id, parcelRefunds.parcelId))
    .leftJoin(stores, eq(stores.id, parcels.storeId))
    .where(eq(refunds.id, refundId))
  const order = await loadOrderLetter(platform, orderId)
  // When a refund ends twice, only the later end counts; its own event reports it.
  // Money that a bank took back is the bank's to tell.
  if (!found || !order?.email || found.refund.state !== state || found.refund.disputeId) return
  const { refund, parcel, storeName, of } = found
  const told = { order, amount: { amount: refund.amountMinor, currency: refund.currency } }
  const sentKey = `refund-sent:${refundId}`
  if (state === 'failed') {
    const wasTold = (await database.$count(sentMessages, eq(sentMessages.key, sentKey))) > 0
    if (!wasTold) return
    const letter = await writeRefundTurnedAway(told)
    const at = refund.closedAt ?? platform.clock.now()
    return sendMessage(platform, { ...letter, key: `refund-turned-away:${refundId}`, at, to: order.email })
  }
  const units = new Map(of?.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const letter = await writeRefundSent({
    ...told,
    way: await findWayBack(database, { refund, parcel, paysCash: order.paysCash }),
    // An operator's reason for a refund is internal.
    by: storeName && of ? { storeName, reason: refund.reason } : null,
    units: order.parcels
      .flatMap(({ lines }) => lines)
      .flatMap((line) => {
        const quantity = units.get(line.id)
        return quantity === undefined ? [] : [{ ...line, quantity }]
      }),
  })
  await sendMessage(platform, { ...letter, key: sentKey, at: refund.closedAt ?? platform.clock.now(), to: order.email })
})
