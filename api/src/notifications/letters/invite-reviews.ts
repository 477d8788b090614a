import { eq, sql } from 'drizzle-orm'
import { orders } from '../../orders/tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { letterFacts } from './letter-facts.ts'
import { sendMessage } from './send-message.ts'
import { writeReviewLetter } from './write-review-letter.ts'

/** Days after the arrival; the reminder is the only one. A parcel that arrived long ago is left alone. */
const invitations = [
  { step: 'invite', fromDays: 3, toDays: 10 },
  { step: 'again', fromDays: 10, toDays: 20 },
] as const
const mostAtOnce = 200

type Due = { parcelId: string; orderId: string; storeName: string; deliveredAt: string }

/**
 * Asks every buyer of a parcel that has arrived for a review, whatever came of it: three days after, and once more after ten. Not
 * those who have asked to be forgotten.
 */
export async function inviteReviews(platform: Platform): Promise<void> {
  for (const { step, fromDays, toDays } of invitations) {
    const due = await findDue(platform, { step, fromDays, toDays })
    for (const each of due) await invite(platform, step, each)
  }
}

type Invitation = { step: 'invite' | 'again'; fromDays: number; toDays: number }

async function findDue({ database, clock }: Platform, { step, fromDays, toDays }: Invitation): Promise<Due[]> {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const { rows } = await database.execute<Due>(sql`
    select parcels.id as "parcelId", parcels.order_id as "orderId", stores.name as "storeName", order_events.at as "deliveredAt"
    from order_events
    join parcels on parcels.id = order_events.parcel_id and parcels.state = 'delivered'
    join orders on orders.id = parcels.order_id and orders.email is not null and orders.removal_asked_at is null
    join stores on stores.id = parcels.store_id
    where order_events.kind = 'delivered'
      and order_events.at <= ${now} - make_interval(days => ${fromDays})
      and order_events.at > ${now} - make_interval(days => ${toDays})
      and not exists (select from reviews where reviews.parcel_id = parcels.id)
      and not exists (select from sent_messages where key = 'review-' || ${step}::text || ':' || parcels.id)
    order by order_events.at limit ${mostAtOnce}`)
  return rows
}

async function invite(platform: Platform, step: 'invite' | 'again', due: Due): Promise<void> {
  const { database } = platform
  const [order] = await database.select().from(orders).where(eq(orders.id, due.orderId))
  if (!order?.email) return
  const letter = await writeReviewLetter({
    ...letterFacts(platform, order),
    storeName: due.storeName,
    step,
  })
  const at = new Date(due.deliveredAt)
  await sendMessage(platform, { ...letter, key: `review-${step}:${due.parcelId}`, at, to: order.email })
}
