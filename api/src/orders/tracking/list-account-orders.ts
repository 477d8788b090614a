import type { AccountOrder } from '@makola/contract/orders/account-orders.ts'
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type PictureRow, presentPicture } from '../../media/pictures/present-picture.ts'
import { pictures } from '../../media/tables.ts'
import { isConfirming } from '../../payments/attempts/is-confirming.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { stores } from '../../stores/tables.ts'
import { orderLines, orders, parcels } from '../tables.ts'
import { buyersNumber } from './buyers-number.ts'
import { trackingToken } from './tracking-token.ts'

type Page = { limit?: number | undefined; cursor?: string | undefined }
type List = { data: AccountOrder[]; meta: { next: string | null } }

/** The account's own orders, newest first. */
export function listAccountOrders(platform: Platform, { accountId }: SignedInCaller, page: Page): Promise<List> {
  return listOrders(platform, eq(orders.accountId, accountId), { of: accountId }, page)
}

/** Guest orders that the account may claim, newest first. */
export function listClaimableOrders(platform: Platform, { email }: SignedInCaller, page: Page): Promise<List> {
  return listOrders(platform, isClaimableBy(email), { by: email }, page)
}

/** Unclaimed orders with this address, which an account or a mailed link has confirmed. Erased ones are nobody's any more. */
export const isClaimableBy = (email: string): SQL | undefined =>
  and(isNull(orders.accountId), isNull(orders.removalAskedAt), eq(orders.email, email))

async function listOrders(
  platform: Platform,
  which: SQL | undefined,
  question: object,
  { limit = 24, cursor }: Page,
): Promise<List> {
  const after = readCursor(question, cursor)
  const isAfter = after && sql`(${orders.placedAt}, ${orders.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`
  const rows = await platform.database
    .select()
    .from(orders)
    .where(and(which, isAfter))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ placedAt, id }) => ({ key: placedAt.toISOString(), id }))
  const lines = await readLines(
    platform,
    page.map(({ id }) => id),
  )
  const data = page.map(async (order) => {
    const isWaiting = order.state === 'awaiting_payment'
    const confirming = isWaiting && (await isConfirming(platform.database, order.id))
    return present(platform, { ...order, isConfirming: confirming }, lines.get(order.id) ?? [])
  })
  return { data: await Promise.all(data), meta: { next } }
}

type Line = {
  orderId: string
  quantity: number
  parcel: Pick<typeof parcels.$inferSelect, 'id' | 'state' | 'isPickup'>
  storeName: string
  picture: PictureRow | null
}

async function readLines({ database }: Platform, orderIds: string[]): Promise<Map<string, Line[]>> {
  const rows = await database
    .select({
      orderId: orderLines.orderId,
      quantity: orderLines.quantity,
      parcel: { id: parcels.id, state: parcels.state, isPickup: parcels.isPickup },
      storeName: stores.name,
      picture: pictures,
    })
    .from(orderLines)
    .innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
    .innerJoin(stores, eq(stores.id, parcels.storeId))
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(parcels.number), asc(orderLines.id))
  return Map.groupBy(rows, ({ orderId }) => orderId)
}

type Shown = typeof orders.$inferSelect & { isConfirming: boolean }

function present(platform: Platform, order: Shown, lines: Line[]): AccountOrder {
  const shown = lines.flatMap(({ picture }) => (picture ? [presentPicture(picture, platform.config.mediaUrl)] : []))
  const byId = new Map(lines.map(({ parcel: { id, ...parcel } }) => [id, parcel]))
  return {
    id: order.id,
    number: buyersNumber(platform, order),
    state: order.state,
    isConfirming: order.isConfirming,
    isLetGo: order.letGoAt !== null && order.state === 'expired',
    placedAt: order.placedAt.toISOString(),
    total: { amount: order.totalMinor, currency: order.currency },
    paysCash: order.paysCash,
    itemCount: lines.reduce((count, { quantity }) => count + quantity, 0),
    stores: [...new Set(lines.map(({ storeName }) => storeName))],
    parcels: [...byId.values()],
    pictures: shown.slice(0, 4),
    trackingToken: trackingToken(platform, order.id),
  }
}
