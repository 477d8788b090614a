import type { RequestState } from '@makola/contract/requests/requests.ts'
import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { orders, parcels } from '../../orders/tables.ts'
import { refunds } from '../../payments/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { on } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { requestDueSoon, requestMoved, requestShrunk } from '../../requests/events.ts'
import { requestEvents, requests, type Side } from '../../requests/tables.ts'
import { stores } from '../../stores/tables.ts'
import { notify } from '../bell/send-notifications.ts'
import { letterFacts } from '../letters/letter-facts.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeRequestShrunk, writeRequestStep } from '../letters/write-request-step.ts'

const t = say('en')

/** States in which the store must act, or the goods and the money are lost to it. */
const storeActs: readonly RequestState[] = ['open', 'replacing', 'sent_back']

/** Notifies the store of what its buyers ask, and the staff of what they must decide. */
export const onRequestMoved = on(requestMoved, 'tell-people', async (platform, { requestId, eventId, to, by }) => {
  const found = await find(platform.database, requestId)
  if (to === 'escalated') await tellStaff(platform, found, eventId)
  // A store does not see orders before they are paid.
  if (by === 'store' || found.order.paidAt === null || isOvertaken(found, to)) return
  if (isCancelledAtOnce(found, { to, by })) {
    const state = found.parcelState === 'cancelled' ? 'cancelled' : 'cancelled_part'
    return tellStore(platform, found, { type: 'request-changed', cause: `request:${eventId}`, body: bodyOf(state) })
  }
  if (found.request.kind === 'cancel' && to === 'done') return
  const type = storeActs.includes(to) ? 'request-to-answer' : 'request-changed'
  await tellStore(platform, found, { type, cause: `request:${eventId}`, body: bodyOf(to) })
})

/** Notifies whoever must act that the time is nearly over. */
export const onRequestDueSoon = on(requestDueSoon, 'tell-people', async (platform, { requestId, dueAt }) => {
  const found = await find(platform.database, requestId)
  const { request } = found
  if (request.state === 'escalated') return tellStaff(platform, found, `due:${dueAt}`)
  if (!storeActs.includes(request.state)) return
  const cause = `request-due:${requestId}:${dueAt}:${request.remindAt?.toISOString() ?? 'last'}`
  await tellStore(platform, found, { type: 'request-to-answer', cause, body: bodyOf('due') })
})

/** Notifies the buyer of each step, once. */
export const onRequestMovedToBuyer = on(
  requestMoved,
  'mail-shopper',
  async (platform, { requestId, eventId, to, by }) => {
    const { database, clock } = platform
    const found = await find(database, requestId)
    const { request, order, storeName } = found
    if (!order.email || isOvertaken(found, to) || isToldByMoney(found, to)) return
    const [event] = await database.select().from(requestEvents).where(eq(requestEvents.id, eventId))
    const letter = await writeRequestStep({
      ...letterFacts(platform, order),
      storeName,
      number: request.number,
      step: to,
      isUnpaid: order.paidAt === null,
      reason: by === 'buyer' ? '' : (event?.text ?? ''),
    })
    const at = event?.at ?? clock.now()
    await sendMessage(platform, { ...letter, key: `request:${eventId}`, at, to: order.email })
  },
)

/** Notifies both sides of what is left of a request, and that it goes on: the buyer hears of the refund itself as of any other. */
export const onRequestShrunk = on(requestShrunk, 'tell-people', async (platform, { requestId, eventId, ...units }) => {
  const { request, order, storeName } = await find(platform.database, requestId)
  const cause = `request:${eventId}`
  await tellStore(platform, { request }, { type: 'request-changed', cause, body: t('requests.news.shrunk', units) })
  if (!order.email) return
  const facts = { ...letterFacts(platform, order), storeName, number: request.number }
  const { refunded, left } = units
  const letter = await writeRequestShrunk({ ...facts, refunded, left })
  await sendMessage(platform, { ...letter, key: cause, at: platform.clock.now(), to: order.email })
})

/** A cancellation that nobody had to answer was never open: its end is the news. */
function isOvertaken({ request }: Found, to: RequestState): boolean {
  return request.kind === 'cancel' && to === 'open' && request.state !== 'open'
}

/** The emails about the cancelled parcel and about its refund say it already. */
function isToldByMoney({ request, parcelState, refundState }: Found, to: RequestState): boolean {
  const isGone = request.kind === 'cancel' && parcelState === 'cancelled'
  return (to === 'approved' && isGone) || (to === 'done' && (isGone || refundState === 'succeeded'))
}

/** Nobody had to answer: all of the parcel, or some of its units. */
function isCancelledAtOnce({ request }: Found, { to, by }: { to: RequestState; by: Side }): boolean {
  return request.kind === 'cancel' && to === 'approved' && by === 'buyer'
}

type Found = Awaited<ReturnType<typeof find>>
type ToStore = {
  type: 'request-to-answer' | 'request-changed'
  cause: string
  body: string
}

const bodyOf = (state: RequestState | 'due' | 'cancelled' | 'cancelled_part') => t('requests.news.body', { state })

async function tellStore(
  platform: Platform,
  { request }: Pick<Found, 'request'>,
  { type, cause, body }: ToStore,
): Promise<void> {
  const { id, kind, number, storeId } = request
  const news = {
    type,
    storeId,
    cause,
    title: t('requests.news.title', { kind, number }),
    body,
    link: `/dashboard/requests/${id}`,
  } as const
  await notify(platform, news)
}

async function tellStaff(platform: Platform, { request, storeName }: Found, cause: string): Promise<void> {
  const news = {
    type: 'request-to-decide',
    storeId: null,
    cause: `request-to-decide:${request.id}:${cause}`,
    title: t('requests.news.to-decide', { number: request.number }),
    body: t('requests.news.to-decide-body', { store: storeName }),
    link: `/dashboard/requests/${request.id}`,
  } as const
  await notify(platform, news)
}

async function find(db: Queryable, requestId: string) {
  const [found] = await db
    .select({
      request: requests,
      order: orders,
      storeName: stores.name,
      parcelState: parcels.state,
      refundState: refunds.state,
    })
    .from(requests)
    .innerJoin(parcels, eq(parcels.id, requests.parcelId))
    .leftJoin(refunds, eq(refunds.id, requests.refundId))
    .innerJoin(orders, eq(orders.id, requests.orderId))
    .innerJoin(stores, eq(stores.id, requests.storeId))
    .where(eq(requests.id, requestId))
  if (!found) throw new Error(`There is no request ${requestId}`)
  return found
}
