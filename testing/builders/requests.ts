import type { BuyerRequest, NewRequest } from '@makola/contract/requests/requests.ts'
import { asc, eq } from 'drizzle-orm'
import { advanceParcel } from '../../api/src/orders/parcels/advance-parcel.ts'
import { orderLines } from '../../api/src/orders/tables.ts'
import { trackingToken } from '../../api/src/orders/tracking/tracking-token.ts'
import { newId } from '../../api/src/platform/ids.ts'
import type { TestPlatform } from '../test-platform.ts'
import { aPaidOrder } from './orders.ts'

export type Parcelled = Awaited<ReturnType<typeof aPaidOrder>> & {
  token: string
  parcelId: string
  lineIds: string[]
}

/** A paid order of one store, its parcel taken as far as told. */
export async function aParcelAt(
  shop: TestPlatform,
  state: 'new' | 'packed' | 'shipped' | 'delivered',
  given: Parameters<typeof aPaidOrder>[1] = {},
): Promise<Parcelled> {
  const order = await aPaidOrder(shop, given)
  await shop.jobs.drain(shop)
  const parcelId = order.parcelIds[0] ?? ''
  const steps = [
    { to: 'packed' },
    { to: 'shipped', carrier: 'DHL', trackingNumber: null },
    { to: 'delivered' },
  ] as const
  const taken = ['new', 'packed', 'shipped', 'delivered'].indexOf(state)
  for (const step of steps.slice(0, taken)) await advanceParcel(shop, { parcelId, by: 'test', step })
  await shop.jobs.drain(shop)
  const lines = await shop.database
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.parcelId, parcelId))
    .orderBy(asc(orderLines.id))
  return { ...order, token: trackingToken(shop, order.orderId), parcelId, lineIds: lines.map(({ id }) => id) }
}

/** Opens a request by the tracking link, as a buyer does; the answer as it comes. */
export function openAsBuyer(
  shop: TestPlatform,
  { token, parcelId, lineIds }: Pick<Parcelled, 'token' | 'parcelId' | 'lineIds'>,
  given: Partial<NewRequest> & { quantity?: number; key?: string } = {},
): Promise<Response> {
  const { quantity = 1, key = newId(), ...more } = given
  const lines = lineIds.map((lineId) => ({ lineId, quantity }))
  return shop.request(`/orders/track/${token}/requests`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    json: { parcelId, kind: 'return', reason: 'does-not-fit', lines, ...more },
  })
}

type GivenRequest = Parameters<typeof aPaidOrder>[1] & Partial<NewRequest>

/** An open request, of a delivered parcel to give back one unit, by default. */
export async function aRequest(
  shop: TestPlatform,
  {
    kind,
    reason,
    text,
    state = 'delivered',
    ...order
  }: Omit<GivenRequest, 'state'> & { state?: 'shipped' | 'delivered' } = {},
) {
  const parcel = await aParcelAt(shop, state, order)
  const wish = { ...(kind && { kind }), ...(reason && { reason }), ...(text && { text }) }
  const response = await openAsBuyer(shop, parcel, wish)
  if (response.status !== 201) throw new Error(`No request was opened: ${await response.text()}`)
  const { data } = (await response.json()) as { data: BuyerRequest }
  const act = (json: object) =>
    shop.request(`/orders/track/${parcel.token}/requests/${data.id}/act`, { method: 'POST', json })
  return { ...data, parcel, act }
}
