import { type RequestState, requestReason } from '@makola/contract/requests/requests.ts'
import { say } from '@makola/words/say.ts'
import { and, eq } from 'drizzle-orm'
import { endHold } from '../ledger/postings/hold-sale.ts'
import { orderChanged } from '../orders/note-order-event.ts'
import { addSeconds } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/database.ts'
import { accountIdOf, type Caller } from '../platform/http/caller.ts'
import { newId } from '../platform/ids.ts'
import { emit } from '../platform/messaging/events.ts'
import { signal } from '../platform/messaging/signals.ts'
import type { Platform } from '../platform/platform.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { requestMoved } from './events.ts'
import { type LockedRequest, lockRequest } from './lock-request.ts'
import { payBack } from './pay-back.ts'
import type { stages } from './request-rules.ts'
import { isLive, requestTransitions, requireRequestState } from './request-states.ts'
import { type RequestRow, requestEvents, requests, type Side } from './tables.ts'

const t = say('en')
const hourSeconds = 3600

export type Due = { hours: number; silence: (typeof stages)[keyof typeof stages]['silence'] | 'approve' }

export type Change = {
  to: RequestState
  side: Side
  by: Caller | string
  text?: string | undefined
  set?: Partial<
    Pick<RequestRow, 'partMinor' | 'needsGoods' | 'returnTo' | 'carrier' | 'trackingNumber' | 'replacement'>
  >
  due?: Due
  /** The money goes back now. */
  pays?: true
}

/**
 * Changes a locked request: its state, its next end, its history, and with `pays` the refund, all in one transaction. Both the
 * people and the clock change requests through this. A request with nothing left to give back is done.
 * @throws Problem `wrong-state` (409) with the present state.
 */
export async function changeRequest(
  platform: Platform,
  tx: Transaction,
  { request }: LockedRequest,
  change: Change,
): Promise<void> {
  const { to, side, by, text = '', set = {}, due, pays } = change
  const isSame = request.state === to
  const isNoted = !isSame || text !== ''
  if (!isSame && !requestTransitions[request.state].includes(to)) requireRequestState(request.state, [])
  const now = platform.clock.now()
  await tx
    .update(requests)
    .set({
      ...set,
      state: to,
      ...endOf(due, now),
      version: request.version + (isNoted ? 1 : 0),
      closedAt: isLive(to) ? null : now,
    })
    .where(and(eq(requests.id, request.id), eq(requests.version, request.version)))
  const position = request.version + 1
  if (isNoted) await noteChange(platform, tx, request, { position, from: request.state, to, side, by, text })
  if (!isLive(to)) await endHold(tx, { cause: `request:${request.id}`, at: now })
  if (!pays) return
  const whole = await lockRequest(tx, request.id)
  const reason = t(`requests.reason.${requestReason.parse(request.reason)}`)
  const refundId = await payBack(platform, tx, whole, { by, reason })
  if (refundId !== null) {
    await tx.update(requests).set({ refundId }).where(eq(requests.id, request.id))
    return
  }
  await changeRequest(platform, tx, whole, { to: 'done', side: 'clock', by: 'clock' })
}

/** The next end, and the first reminder at half time; none for an end within 12 hours, or one that is itself a reminder. */
export function endOf(due: Due | undefined, now: Date): Pick<RequestRow, 'dueAt' | 'dueAction' | 'remindAt'> {
  if (!due) return { dueAt: null, dueAction: null, remindAt: null }
  const dueAt = addSeconds(now, due.hours * hourSeconds)
  const isSoon = due.hours < 12 || due.silence === 'remind'
  return { dueAt, dueAction: due.silence, remindAt: isSoon ? null : addSeconds(now, (due.hours * hourSeconds) / 2) }
}

type Noted = {
  position: number
  from: RequestState | null
  to: RequestState
  side: Side
  by: Caller | string
  text: string
}

type Named = Pick<RequestRow, 'id' | 'number' | 'orderId' | 'storeId'>

/** The history, the audit, the letters and the open screens of a change. */
export async function noteChange(platform: Platform, tx: Transaction, request: Named, noted: Noted): Promise<void> {
  const eventId = await noteEvent(platform, tx, request, noted)
  const { from, to, side } = noted
  emit(tx, requestMoved, { requestId: request.id, eventId, orderId: request.orderId, from, to, by: side })
}

/** The same without the letters. Returns the event's id. */
export async function noteEvent(
  platform: Platform,
  tx: Transaction,
  request: Named,
  { position, from, to, side, by, text }: Noted,
): Promise<string> {
  const eventId = newId()
  const at = platform.clock.now()
  await tx
    .insert(requestEvents)
    .values({ id: eventId, requestId: request.id, position, from, to, by: side, actorId: accountIdOf(by), text, at })
  await recordAudit(tx, platform.clock, {
    storeId: request.storeId,
    by,
    action: from === null ? 'request.opened' : 'request.moved',
    subject: { id: request.id, name: request.number },
    // A buyer's words stay with the request, which forgets them in time; the activity log lasts for years.
    after: { state: to, ...(text !== '' && side !== 'buyer' && { reason: text }) },
  })
  signal(tx, orderChanged, { orderId: request.orderId, storeId: request.storeId })
  return eventId
}
