import { say } from '@makola/words/say.ts'
import { asc, eq } from 'drizzle-orm'
import type { DisputeEvidence } from '../../payments/providers/dispute-desk.ts'
import { disputes } from '../../payments/tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { listAccepted } from '../../shop/list-accepted.ts'
import { stores } from '../../stores/tables.ts'
import { orderEvents, orderLines, orders, parcels } from '../tables.ts'
import { handoverOf, placeOf } from './handover.ts'
import { printEvidence } from './print-evidence.ts'

const t = say('en')

/** A parcel that needs no proof: nothing of it was sent. */
const unsent: readonly string[] = ['cancelled', 'returned']

export type EvidenceFacts = Awaited<ReturnType<typeof readFacts>>

/**
 * Gathers what the shop knows about a disputed order, for the bank, and prints it: the order, its parcels with tracking and proof of
 * delivery, the texts that its buyer accepted, and all that has happened.
 * @throws Problem `not-found` (404).
 */
export async function gatherEvidence(
  platform: Platform,
  disputeId: string,
): Promise<{ evidence: DisputeEvidence; isDelivered: boolean }> {
  const facts = await readFacts(platform, disputeId)
  const { order, parcels: rows, events } = facts
  const sent = rows.filter(({ parcel }) => !unsent.includes(parcel.state))
  const isDelivered = sent.length > 0 && sent.every(({ parcel }) => parcel.state === 'delivered')
  const deliveredAt = events.findLast(({ kind }) => kind === 'delivered')?.at ?? null
  const shipped = sent.find(({ parcel }) => parcel.trackingNumber !== null)?.parcel
  const placed = {
    number: order.number,
    amount: { amount: order.totalMinor, currency: order.currency },
    shop: platform.config.shopName,
  }
  const summary = isDelivered
    ? t('orders.evidence.delivered', { ...placed, how: handoverOf(sent) })
    : t('orders.evidence.not-delivered', placed)
  const bytes = await printEvidence(platform, { ...facts, summary })
  const evidence = {
    customer: { name: order.address.name, email: order.email, phone: order.phone },
    summary,
    delivery: {
      address: placeOf(facts),
      carrier: shipped?.carrier ?? null,
      trackingNumber: shipped?.trackingNumber ?? null,
      deliveredAt: isDelivered ? deliveredAt : null,
    },
    file: { name: `order-${order.number}.pdf`, bytes },
  }
  return { evidence, isDelivered }
}

async function readFacts({ database, config }: Platform, disputeId: string) {
  const [found] = await database
    .select({ dispute: disputes, order: orders })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(eq(disputes.id, disputeId))
  if (!found) throw notFound('dispute')
  const { order } = found
  const rows = await database
    .select({ parcel: parcels, storeName: stores.name })
    .from(parcels)
    .innerJoin(stores, eq(stores.id, parcels.storeId))
    .where(eq(parcels.orderId, order.id))
    .orderBy(asc(parcels.number))
  const lines = await database.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(orderLines.id)
  const events = await database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))
  const accepted = await listAccepted(database, config, { terms: order.termsVersion, returns: order.returnsVersion })
  return { ...found, parcels: rows, lines, events, accepted }
}
