import { formatPrice } from '@makola/money/format.ts'
import { say } from '@makola/words/say.ts'
import { orderPaid } from '../../orders/events.ts'
import { on } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { sendNotifications } from '../bell/send-notifications.ts'
import { loadOrderLetter } from '../letters/load-order-letter.ts'
import { loadParcelLettersOf, type ParcelLetter } from '../letters/load-parcel-letter.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeOrderPaid } from '../letters/write-order-paid.ts'

const t = say('en')

/** Notifies the shopper; one with only a phone number follows the order by its number. */
export const onOrderPaid = on(orderPaid, 'mail-shopper', async (platform, { orderId }) => {
  const order = await loadOrderLetter(platform, orderId)
  if (!order?.email) return
  const letter = await writeOrderPaid(order)
  const at = order.paidAt ?? order.placedAt
  await sendMessage(platform, { ...letter, key: `order-paid:${orderId}`, at, to: order.email })
})

/** Notifies each store of its parcel to pack, and of its money. */
export const onOrderPaidToStores = on(orderPaid, 'tell-stores', tellStores)

async function tellStores(platform: Platform, { orderId }: { orderId: string }): Promise<void> {
  const parcels = await loadParcelLettersOf(platform.database, orderId)
  await transact(platform, async (tx) => {
    for (const parcel of parcels) {
      const { id, storeId, number, paidAt } = parcel
      const about = { storeId, link: `/dashboard/orders/${id}`, parcelId: id }
      const received = { type: 'payment-received', cause: `payment-received:${id}`, ...about } as const
      const title = t('notifications.news.payment-received.title', { cash: parcel.paysCash ? 'yes' : 'no', number })
      await sendNotifications(tx, { ...received, title, body: whatWasPaid(parcel) }, paidAt)
      const order = { type: 'new-order', cause: `new-order:${id}`, ...about } as const
      await sendNotifications(
        tx,
        { ...order, title: t('notifications.news.new-order.title', { number }), body: whatToPack(parcel) },
        paidAt,
      )
    }
  })
}

function whatToPack({ itemCount, totalStoreMinor, currency, destination, isPickup }: ParcelLetter): string {
  const amount = { amount: totalStoreMinor, currency }
  return t('notifications.news.new-order.body', {
    count: itemCount,
    amount,
    pickup: isPickup ? 'yes' : 'no',
    destination,
  })
}

/** In the store's currency, and in the buyer's if different. */
function whatWasPaid({ totalStoreMinor, currency, paid, paysCash }: ParcelLetter): string {
  if (paysCash) return t('notifications.news.payment-received.cash', { amount: paid })
  const own = { amount: totalStoreMinor, currency }
  if (paid.currency === currency) return formatPrice(own)
  return t('notifications.news.payment-received.paid-otherwise', { own, paid })
}
