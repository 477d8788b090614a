import { say } from '@makola/words/say.ts'
import { and, eq } from 'drizzle-orm'
import { lockParcel } from '../../orders/parcels/lock-parcel.ts'
import { type ParcelRefund, readParcelRefunds, refundableOf } from '../../orders/refunds/read-parcel-refunds.ts'
import { priceUnits } from '../../orders/refunds/rest-of-parcel.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeRequest, noteEvent } from '../change-request.ts'
import { requestShrunk } from '../events.ts'
import { type LockedRequest, lockRequest, readOrderLines } from '../lock-request.ts'
import { type RequestLineRow, requestLines, requests } from '../tables.ts'
import { type Claim, readClaims, stillAsked } from '../units-left.ts'

const t = say('en')

/**
 * Takes units that were refunded by hand, or by the end of their parcel, out of the live requests about them, by the rule of
 * `stillAsked`. A request keeps its state, its end and its hold as long as a unit of it is left, and is done after. A refund of a
 * free amount names no units: it takes out none until all of the parcel's money is back. Repeating it changes nothing.
 */
export async function shrinkRequests(platform: Platform, tx: Transaction, parcelId: string): Promise<void> {
  const { parcel } = await lockParcel(tx, parcelId)
  const refunds = (await readParcelRefunds(tx, parcelId)).filter(({ refund }) => refund.state !== 'failed')
  const claims = await readClaims(tx, [parcelId], refunds)
  const back = refunds.filter(isBack)
  const isAllBack = back.length > 0 && refundableOf(parcel, back) === 0
  // Another refund that is under way may fail; a request's own gives it its own units meanwhile.
  const known = refunds.filter((each) => isBack(each) || claims.some(({ refundId }) => refundId === each.refund.id))
  const asked = isAllBack ? [] : stillAsked({ lines: await readOrderLines(tx, parcelId), refunds: known, claims })
  const given = claims
    .map((claim, index) => ({ ...claim, units: claim.units - (asked[index]?.units ?? 0) }))
    .filter(({ units }) => units > 0)
  for (const [requestId, units] of Map.groupBy(given, (claim) => claim.requestId)) {
    await shrink(platform, tx, await lockRequest(tx, requestId), units)
  }
}

const isBack = ({ refund }: ParcelRefund) => refund.state === 'succeeded'

async function shrink(
  platform: Platform,
  tx: Transaction,
  whole: LockedRequest,
  given: readonly Claim[],
): Promise<void> {
  const { request, lines } = whole
  const rest = lines.map((line) => {
    const units = given.find(({ lineId }) => lineId === line.orderLineId)?.units ?? 0
    return { ...line, quantity: line.quantity - units }
  })
  const [count, left] = [countUnits(lines), countUnits(rest)]
  if (left === 0) {
    const text = t('requests.noted.all-refunded')
    return changeRequest(platform, tx, whole, { to: 'done', side: 'clock', by: 'payment', text })
  }
  await saveRest(tx, whole, rest)
  const text = t('requests.noted.shrunk', { refunded: count - left, count, left })
  const { id: requestId, orderId, state, version } = request
  const noted = { position: version + 1, from: state, to: state, side: 'clock', by: 'payment', text } as const
  const eventId = await noteEvent(platform, tx, request, noted)
  emit(tx, requestShrunk, { requestId, eventId, orderId, refunded: count - left, left })
}

/** Its worth falls with its units, and an offer is never more than that. Units that were sent instead have left the shelf all the same. */
async function saveRest(
  tx: Transaction,
  { request, lines, orderLines }: LockedRequest,
  rest: readonly RequestLineRow[],
): Promise<void> {
  for (const line of rest) await saveLine(tx, line)
  const worthMinor = priceUnits(
    orderLines,
    rest.map(({ orderLineId: lineId, quantity }) => ({ lineId, quantity })),
  )
  await tx
    .update(requests)
    .set({
      worthMinor,
      partMinor: request.partMinor === null ? null : Math.min(request.partMinor, worthMinor),
      replacement: request.replacement && { units: unitsOf(lines), ...request.replacement },
      version: request.version + 1,
    })
    .where(and(eq(requests.id, request.id), eq(requests.version, request.version)))
}

async function saveLine(tx: Transaction, { requestId, orderLineId, quantity, restocked }: RequestLineRow) {
  const isIt = and(eq(requestLines.requestId, requestId), eq(requestLines.orderLineId, orderLineId))
  if (quantity === 0) await tx.delete(requestLines).where(isIt)
  else
    await tx
      .update(requestLines)
      .set({ quantity, restocked: Math.min(restocked, quantity) })
      .where(isIt)
}

const countUnits = (lines: readonly RequestLineRow[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const unitsOf = (lines: readonly RequestLineRow[]) =>
  Object.fromEntries(lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
