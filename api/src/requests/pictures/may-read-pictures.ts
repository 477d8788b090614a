import { and, eq } from 'drizzle-orm'
import { orders } from '../../orders/tables.ts'
import { isBehindLink } from '../../orders/tracking/find-tracked-order.ts'
import type { MayReadFile } from '../../platform/module.ts'
import { Problem } from '../../platform/problem.ts'
import { findRequest } from '../find-request.ts'
import { requests } from '../tables.ts'

/** The pictures of a request are for the holder of its order's link, the people of its store and the staff. */
export const mayReadPictures: MayReadFile = async ({ database }, requestId, { caller, token }) => {
  if (token !== undefined) {
    const isOfOrder = and(eq(requests.id, requestId), isBehindLink(token))
    const found = await database
      .select({ id: requests.id })
      .from(requests)
      .innerJoin(orders, eq(orders.id, requests.orderId))
      .where(isOfOrder)
    return found.length > 0
  }
  try {
    await findRequest(database, caller, requestId, ['orders.read'])
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}
