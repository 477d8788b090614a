import type { RequestKind, RequestReason } from '@makola/contract/requests/requests.ts'
import { asc, eq } from 'drizzle-orm'
import { postMissingMoney } from '../../api/src/ledger/postings/post-missing-money.ts'
import { applyRefund } from '../../api/src/orders/refunds/apply-refund.ts'
import { orderLines, orders, parcels } from '../../api/src/orders/tables.ts'
import { trackingToken } from '../../api/src/orders/tracking/tracking-token.ts'
import { sendRefund } from '../../api/src/payments/refunds/send-refund.ts'
import { refunds } from '../../api/src/payments/tables.ts'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { visitor } from '../../api/src/platform/http/caller.ts'
import { silentAt } from '../../api/src/platform/messaging/silent-at.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { actOnRequest } from '../../api/src/requests/act-on-request.ts'
import { answerRequest } from '../../api/src/requests/answer-request.ts'
import { decideRequest } from '../../api/src/requests/decide-request.ts'
import { openRequest } from '../../api/src/requests/open-request.ts'
import { onRefundSettled } from '../../api/src/requests/reactions/on-refund-settled.ts'
import { runDueRequests } from '../../api/src/requests/run-due-requests.ts'
import { requests } from '../../api/src/requests/tables.ts'
import { shopOwner } from './shop-owner.ts'

type Asked = { id: string; token: string; lineId: string; amount: { amount: number; currency: string } }
/** Hours ago, and what happens then. */
type Step = readonly [hoursAgo: number, act: (platform: Platform, asked: Asked) => Promise<unknown>]
type Tale = {
  /** The order, counted from the oldest, and its parcel. */
  order: number
  parcel: number
  kind: RequestKind
  reason: RequestReason
  text: string
  openedHoursAgo: number
  steps: readonly Step[]
}

const returnTo = 'Makola returns desk\n14 Broad Street\nLagos'

const buyer =
  (act: Parameters<typeof actOnRequest>[1]['act']): Step[1] =>
  (platform, { id, token }) =>
    actOnRequest(platform, { id, token, caller: visitor, act })
const store =
  (act: Parameters<typeof answerRequest>[2]['act']): Step[1] =>
  (platform, { id }) =>
    answerRequest(platform, shopOwner(), { id, act })
const offerHalf: Step[1] = (platform, { id, amount: { amount, currency } }) =>
  answerRequest(platform, shopOwner(), {
    id,
    act: { act: 'offer', amount: { amount: Math.floor(amount / 2), currency }, text: 'We share the loss with you.' },
  })
const receiveAsNew: Step[1] = (platform, { id, lineId }) =>
  answerRequest(platform, shopOwner(), {
    id,
    act: { act: 'receive', lines: [{ lineId, condition: 'as-new', restock: 1 }] },
  })
const decide: Step[1] = (platform, { id }) =>
  decideRequest(platform, shopOwner(), {
    id,
    decision: { outcome: 'refund', needsGoods: true, reason: 'The pictures show the crack that the buyer describes.' },
  })

const days = 24
const decline = store({ act: 'decline', text: 'The courier says that it was handed over at the gate.' })
const approveReturn = store({ act: 'approve', needsGoods: true, returnTo })
const sendBack = buyer({ act: 'send-back', carrier: 'DHL', trackingNumber: '4816230042' })
const replace = store({ act: 'replace', carrier: 'GIGL', trackingNumber: '7304118856' })
const missing = { kind: 'missing', reason: 'nothing-came' } as const
const broken = { kind: 'faulty', reason: 'broken-on-arrival' } as const

/** A request in each state. The first one's time is over before the others begin; the second one's buyer asks the bank instead. */
const tales: readonly Tale[] = [
  {
    ...missing,
    order: 28,
    parcel: 0,
    text: 'The tracking page says delivered, and nobody here has it.',
    openedHoursAgo: 30 * days,
    steps: [
      [28 * days, decline],
      [20 * days, runDueRequests],
    ],
  },
  {
    ...missing,
    order: 26,
    parcel: 0,
    text: 'It should have been here last week.',
    openedHoursAgo: 2 * days,
    steps: [],
  },
  {
    order: 55,
    parcel: 0,
    kind: 'cancel',
    reason: 'too-slow',
    text: 'I needed it for a wedding that is over now.',
    openedHoursAgo: 3,
    steps: [],
  },
  {
    ...missing,
    order: 40,
    parcel: 0,
    text: 'Two weeks late. Where is it?',
    openedHoursAgo: 5,
    steps: [],
  },
  {
    ...missing,
    order: 44,
    parcel: 2,
    text: 'The parcel has not moved for ten days.',
    openedHoursAgo: 30,
    steps: [[8, offerHalf]],
  },
  {
    ...missing,
    order: 38,
    parcel: 2,
    text: 'The courier never called.',
    openedHoursAgo: 5 * days,
    steps: [[2 * days, decline]],
  },
  {
    ...broken,
    order: 37,
    parcel: 0,
    text: 'The clasp came off when I took it out of the box.',
    openedHoursAgo: 6 * days,
    steps: [[5 * days, approveReturn]],
  },
  {
    ...broken,
    order: 36,
    parcel: 0,
    text: 'It does not switch on.',
    openedHoursAgo: 12 * days,
    steps: [
      [11 * days, approveReturn],
      [3 * days, sendBack],
    ],
  },
  {
    ...broken,
    order: 35,
    parcel: 1,
    text: 'Two of the beads are cracked.',
    openedHoursAgo: 14 * days,
    steps: [
      [13 * days, approveReturn],
      [9 * days, sendBack],
      [1, receiveAsNew],
    ],
  },
  {
    ...missing,
    order: 31,
    parcel: 1,
    text: 'It was left with a neighbour whom I do not know.',
    openedHoursAgo: 5 * days,
    steps: [
      [3 * days, decline],
      [1 * days, buyer({ act: 'escalate', text: 'I was at work all day. Nobody signed for it.' })],
    ],
  },
  {
    ...broken,
    order: 32,
    parcel: 0,
    text: 'The strap tore on the first day.',
    openedHoursAgo: 12 * days,
    steps: [
      [10 * days, decline],
      [6 * days, buyer({ act: 'escalate', text: 'The pictures show it.' })],
      [4 * days, decide],
    ],
  },
  {
    ...missing,
    order: 39,
    parcel: 0,
    text: 'The courier lost it.',
    openedHoursAgo: 6 * days,
    steps: [
      [5 * days, store({ act: 'approve', needsGoods: false })],
      [5 * days - 1, payBack],
    ],
  },
  {
    ...missing,
    order: 45,
    parcel: 0,
    text: 'Is it lost?',
    openedHoursAgo: 3 * days,
    steps: [[2 * days, buyer({ act: 'withdraw' })]],
  },
  {
    ...broken,
    order: 37,
    parcel: 1,
    text: 'A seam was open when I unpacked it.',
    openedHoursAgo: 4 * days,
    steps: [[2 * days, replace]],
  },
  {
    ...broken,
    order: 35,
    parcel: 2,
    text: 'The cards are bent at every corner.',
    openedHoursAgo: 10 * days,
    steps: [
      [9 * days, replace],
      [3 * days, store({ act: 'deliver' })],
    ],
  },
]

/** What buyers asked after their orders, by the shop's own use cases under a moved clock. Existing requests are left unchanged. */
export async function seedRequests(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const there = await platform.database.$count(requests)
  for (const tale of tales.slice(there)) {
    const ago = (hours: number) => silentAt(platform, addSeconds(now, -hours * 3600))
    const asked = await open(ago(tale.openedHoursAgo), tale)
    for (const [hoursAgo, act] of tale.steps) await act(ago(hoursAgo), asked)
  }
  await postMissingMoney(platform)
}

async function open(platform: Platform, { order: nth, parcel: turn, kind, reason, text }: Tale): Promise<Asked> {
  const { database } = platform
  const [order] = await database.select().from(orders).orderBy(asc(orders.placedAt)).offset(nth).limit(1)
  if (!order) throw new Error(`The demo has no order ${nth}`)
  const ofOrder = await database.select().from(parcels).where(eq(parcels.orderId, order.id)).orderBy(parcels.number)
  const parcelId = ofOrder[turn]?.id ?? ''
  const [line] = await database.select().from(orderLines).where(eq(orderLines.parcelId, parcelId)).limit(1)
  const lineId = line?.id ?? ''
  const token = trackingToken(platform, order.id)
  const { id, worth } = await openRequest(platform, {
    token,
    caller: visitor,
    asked: { parcelId, kind, reason, text, lines: [{ lineId, quantity: 1 }] },
    keep: () => Promise.resolve(),
  })
  return { id, token, lineId, amount: worth }
}

/** The provider takes the refund, and the request is done. */
async function payBack(platform: Platform, { id }: Asked): Promise<void> {
  const [found] = await platform.database
    .select({ refund: refunds, orderId: requests.orderId })
    .from(requests)
    .innerJoin(refunds, eq(refunds.id, requests.refundId))
    .where(eq(requests.id, id))
  if (!found) throw new Error(`The demo request ${id} pays nothing back`)
  const { refund, orderId } = found
  await sendRefund(platform, refund.id)
  await applyRefund(platform, { refundId: refund.id, orderId, state: 'succeeded' })
  await onRefundSettled.handle(platform, { refundId: refund.id, orderId, state: 'succeeded' } as never)
}
