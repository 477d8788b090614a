import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { readTakenByBank } from '../../orders/disputes/read-taken-by-bank.ts'
import { orders, parcelRefunds, parcels } from '../../orders/tables.ts'
import { isOwedInCash, isPaidByShop } from '../../orders/way-back.ts'
import { refundNeedsAttention, refundOwed, refundSettled } from '../../payments/events.ts'
import { payments, refunds } from '../../payments/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { sendNotifications } from '../bell/send-notifications.ts'

const t = say('en')

type RefundEvent = 'failed' | 'needs-attention' | 'owed' | 'overdue' | 'paid_by_shop'
/** A refund that failed since a bank has taken its money is not to be sent again. */
type ToldEvent = RefundEvent | 'taken' | 'taken_from_shop' | 'taken_in_part'

export const onRefundNeedsAttention = on(refundNeedsAttention, 'tell-people', (platform, { refundId }) =>
  tellOfRefund(platform, refundId, 'needs-attention'),
)

/** It failed, or the shop paid in the place of the store, which owes it. */
export const onRefundFailed = on(refundSettled, 'tell-people', async (platform, { refundId, state }) => {
  await tellOfRefund(platform, refundId, state === 'failed' ? state : 'paid_by_shop')
})

/** A store has to pay back cash that it collected. */
export const onRefundOwed = on(refundOwed, 'tell-people', (platform, { refundId }) =>
  tellOfRefund(platform, refundId, 'owed'),
)

/** A store is notified of its parcels, an operator of refunds that only an operator can decide. */
async function tellOfRefund(platform: Platform, refundId: string, event: RefundEvent): Promise<void> {
  const [found] = await platform.database
    .select({ refund: refunds, order: orders, parcel: parcels })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(parcelRefunds, eq(parcelRefunds.refundId, refunds.id))
    .leftJoin(parcels, eq(parcels.id, parcelRefunds.parcelId))
    .where(eq(refunds.id, refundId))
  if (!found) throw new Error(`The refund ${refundId} belongs to no order`)
  const { refund, order, parcel } = found
  if (event === 'paid_by_shop' && !isPaidByShop(refund)) return
  const isOverdue = event === 'needs-attention' && isOwedInCash(refund)
  const number = parcel?.number ?? order.number
  const told = event === 'failed' ? await failureOf(platform, refundId, parcel !== null) : event
  const news = newsOf({ refund, number, event, told })
  const at = platform.clock.now()
  await transact(platform, async (tx) => {
    if (parcel) {
      const own = isOverdue ? newsOf({ refund, number, event: 'overdue' }) : news
      await sendNotifications(tx, { ...own, storeId: parcel.storeId, link: `/dashboard/orders/${parcel.id}` }, at)
    }
    if (!parcel || event === 'needs-attention') {
      await sendNotifications(tx, { ...news, storeId: null, link: '/dashboard/payment-reviews' }, at)
    }
  })
}

async function failureOf({ database }: Platform, refundId: string, isOfStore: boolean): Promise<ToldEvent> {
  const taken = await readTakenByBank(database, refundId)
  if (taken === 'none') return 'failed'
  if (taken === 'part') return 'taken_in_part'
  return isOfStore ? 'taken' : 'taken_from_shop'
}

type Told = { refund: typeof refunds.$inferSelect; number: string; event: RefundEvent; told?: ToldEvent }

function newsOf({ refund, number, event, told = event }: Told) {
  const { id, amountMinor, currency, failure: why } = refund
  const amount = { amount: amountMinor, currency }
  return {
    type: 'refund-stuck',
    cause: `refund-${event}:${id}`,
    title: t('notifications.news.refund-stuck.title', { number, event: told }),
    body:
      why && event !== 'overdue' && told === event
        ? t('notifications.news.refund-stuck.todo-because', { event, amount, why })
        : t('notifications.news.refund-stuck.todo', { event: told, amount }),
  } as const
}
