import { and, eq } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import { isBehindLink } from '../orders/tracking/find-tracked-order.ts'
import { staffMay } from '../platform/http/caller.ts'
import type { MayReadFile } from '../platform/module.ts'
import { reviews } from './tables.ts'

/** The pictures as they were sent are for their writer and for the staff that decides; everyone else waits for the public copies. */
export const mayReadPictures: MayReadFile = async ({ database }, reviewId, { caller, token }) => {
  if (token === undefined) return staffMay(caller, 'reviews.read')
  const found = await database
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(and(eq(reviews.id, reviewId), isBehindLink(token)))
  return found.length > 0
}
