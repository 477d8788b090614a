import { type BuyerRequest, type newRequest, requestReasons } from '@makola/contract/requests/requests.ts'
import { addMinor, multiplyMinor } from '@makola/money/money.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { holdSale } from '../ledger/postings/hold-sale.ts'
import { attachPrivateFiles } from '../media/private/attach-private-files.ts'
import { buyerAuthor } from '../orders/cancelled-by-buyer.ts'
import { cancelUnpaid, settleBeforeCancelling } from '../orders/checkout/cancel-unpaid.ts'
import { lockParcel } from '../orders/parcels/lock-parcel.ts'
import type { orders } from '../orders/tables.ts'
import { findTrackedOrder } from '../orders/tracking/find-tracked-order.ts'
import type { Transaction } from '../platform/database/database.ts'
import { type Caller, visitor } from '../platform/http/caller.ts'
import { newId } from '../platform/ids.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound, refuse, refuseField } from '../platform/problem.ts'
import { changeRequest, endOf, noteChange } from './change-request.ts'
import { situationOf } from './get-request-options.ts'
import { lockRequest } from './lock-request.ts'
import { presentForBuyer } from './present-request.ts'
import { type Askable, readAskable } from './read-askable.ts'
import { readRequest } from './read-requests.ts'
import { openingOf, ruleFor } from './request-rules.ts'
import { requestLines, requests } from './tables.ts'

type Asked = z.output<typeof newRequest>
type Opening = {
  token: string
  caller: Caller
  asked: Asked
  /** Stores the answer with its Idempotency-Key. */
  keep: (tx: Transaction, request: BuyerRequest) => Promise<void>
}

/**
 * Opens a request about units of one parcel: the store's clock starts, and the parcel's money is held back. What nobody has to
 * answer is done at once.
 * @throws Problem `not-found` (404); `wrong-state` (409) when it is not the time; `duplicate` (409) for units in another request;
 * `validation-failed` (422).
 */
export async function openRequest(platform: Platform, { token, caller, asked, keep }: Opening): Promise<BuyerRequest> {
  const known = await findTrackedOrder(platform.database, token)
  if (asked.kind === 'cancel' && known.state === 'awaiting_payment') await settleBeforeCancelling(platform, known.id)
  return transact(platform, async (tx) => {
    const { order, parcel } = await lockParcel(tx, asked.parcelId)
    if (order.id !== known.id) throw notFound('order')
    const now = platform.clock.now()
    const askable = (await readAskable(tx, order, now)).find((each) => each.parcel.id === parcel.id)
    if (!askable) throw notFound('order')
    const opening = requireOpen(askable, asked)
    const worthMinor = priceLines(askable, asked)
    const isAccounts = caller.kind === 'account' && caller.accountId === order.accountId
    const rule = ruleFor(situationOf(order, askable, { kind: asked.kind, worthMinor }))
    const count = await tx.$count(requests, eq(requests.parcelId, parcel.id))
    const row = {
      id: newId(),
      number: `${parcel.number}-R${count + 1}`,
      orderId: order.id,
      parcelId: parcel.id,
      storeId: parcel.storeId,
      kind: asked.kind,
      reason: asked.reason,
      text: asked.text ?? '',
      pictureIds: asked.pictures ?? [],
      openedBy: isAccounts ? ('account' as const) : ('link' as const),
      openerId: isAccounts ? caller.accountId : null,
      window: { basis: opening.basis, closesAt: opening.closesAt, isWithdrawal: opening.isWithdrawal },
      state: 'open' as const,
      worthMinor,
      currency: order.currency,
      openedAt: now,
      ...endOf(rule.answer ?? undefined, now),
    }
    await tx.insert(requests).values(row)
    const owner = { kind: 'request', id: row.id, uploadedBy: `order:${order.id}`, pointer: '/pictures' } as const
    await attachPrivateFiles(tx, row.pictureIds, owner)
    await tx
      .insert(requestLines)
      .values(asked.lines.map(({ lineId, quantity }) => ({ requestId: row.id, orderLineId: lineId, quantity })))
    const by = isAccounts ? caller : visitor
    await noteChange(platform, tx, row, { position: 1, from: null, to: 'open', side: 'buyer', by, text: row.text })
    if (opening.isHeld)
      await holdSale(tx, { parcelId: parcel.id, storeId: parcel.storeId, cause: `request:${row.id}`, at: now })
    if (!rule.answer) await doAtOnce(platform, tx, { requestId: row.id, order })
    const request = presentForBuyer(platform, await readRequest(tx, row.id))
    await keep(tx, request)
    return request
  })
}

/** Nobody has to answer: an unpaid order ends, a paid parcel's money goes back. */
async function doAtOnce(
  platform: Platform,
  tx: Transaction,
  { requestId, order }: { requestId: string; order: typeof orders.$inferSelect },
): Promise<void> {
  const whole = await lockRequest(tx, requestId)
  const buyer = { side: 'buyer', by: buyerAuthor } as const
  if (order.paidAt !== null) return changeRequest(platform, tx, whole, { ...buyer, to: 'approved', pays: true })
  await cancelUnpaid(tx, order, platform.clock.now())
  await changeRequest(platform, tx, whole, { ...buyer, to: 'done' })
}

function requireOpen({ opened }: Askable, { kind, reason }: Asked) {
  const reasons: readonly string[] = requestReasons[kind]
  if (!reasons.includes(reason)) throw refuseField('/reason', 'requests.other-reason')
  const opening = openingOf(kind, opened)
  if (opening.closed)
    throw refuse('requests.closed', { why: opening.closed.replaceAll('-', '_') }, { current: opening.closed })
  return { ...opening, isHeld: opened.isPaid }
}

/** The price of the asked units, each line of the parcel once, no more than are left. */
function priceLines({ lines, claims }: Askable, { lines: asked }: Asked): number {
  const prices = asked.map(({ lineId, quantity }, index) => {
    const found = lines.find(({ line }) => line.id === lineId)
    const isRepeated = asked.findIndex((other) => other.lineId === lineId) !== index
    if (!found || isRepeated) throw refuseField(`/lines/${index}/lineId`, 'orders.not-its-line')
    const { line, left } = found
    if (quantity <= left) return multiplyMinor(line.unitMinor, quantity)
    const other = claims.find((claim) => claim.lineId === lineId && claim.units > 0)
    if (other) throw refuse('requests.units-taken', { number: other.number }, { current: other.requestId })
    throw refuseField(`/lines/${index}/quantity`, 'orders.beyond-refundable', { left })
  })
  return addMinor(...prices)
}
