import { say } from '@makola/words/say.ts'
import { and, eq } from 'drizzle-orm'
import { isCancelledByBuyer } from '../../orders/cancelled-by-buyer.ts'
import { parcelMoved } from '../../orders/events.ts'
import { readCashDue } from '../../orders/parcels/cash-due.ts'
import { orderEvents, orders, parcels } from '../../orders/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { readPickup } from '../../shipping/read-pickup.ts'
import { stores } from '../../stores/tables.ts'
import { letterFacts } from '../letters/letter-facts.ts'
import { sendMessage } from '../letters/send-message.ts'
import { isParcelStep, writeParcelStep } from '../letters/write-parcel-step.ts'

const t = say('en')

/** Notifies the shopper of each step of a parcel, once. */
export const onParcelMoved = on(
  parcelMoved,
  'mail-shopper',
  async (platform, { orderId, parcelId, state, at: movedAt }) => {
    const { database } = platform
    if (!isParcelStep(state)) return
    const [found] = await database
      .select({ order: orders, parcel: parcels, storeName: stores.name })
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .innerJoin(stores, eq(stores.id, parcels.storeId))
      .where(eq(parcels.id, parcelId))
    const to = found?.order.email
    if (!found || !to) return
    const { order, parcel, storeName } = found
    const isStep = and(
      eq(orderEvents.orderId, orderId),
      eq(orderEvents.parcelId, parcelId),
      eq(orderEvents.kind, state),
      movedAt === undefined ? undefined : eq(orderEvents.at, new Date(movedAt)),
    )
    const [step] = await database.select().from(orderEvents).where(isStep)
    // The store has taken it back, or the parcel has arrived before the letter.
    if (state === 'shipped' && (!step || parcel.state !== 'shipped')) return
    const letter = await writeParcelStep({
      ...letterFacts(platform, order),
      storeName,
      step: state,
      said: step ? sayCancelling(step) : '',
      carrier: parcel.carrier,
      trackingNumber: parcel.trackingNumber,
      deliveryName: parcel.deliveryName,
      pickup: readPickup(parcel),
      cash: (await readCashDue(database, order)).get(parcelId) ?? null,
    })
    const at = step?.at ?? platform.clock.now()
    await sendMessage(platform, { ...letter, key: `parcel-${state}:${parcelId}`, at, to })
  },
)

function sayCancelling(step: typeof orderEvents.$inferSelect): string {
  return isCancelledByBuyer(step) ? t('orders.told.cancelled-by-you', { reason: step.text }) : step.text
}
