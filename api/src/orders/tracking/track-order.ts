import type { TrackedOrder } from '@makola/contract/orders.ts'
import { countDistinct, eq } from 'drizzle-orm'
import { countCall, forgiveCall } from '../../platform/http/rate-limit.ts'
import { hash } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { normalisePhone } from '../addresses/phone-number.ts'
import { orders, parcels } from '../tables.ts'
import { compareSecondHalf, readNumber } from './buyers-number.ts'
import { presentOrder } from './present-order.ts'

/** Guesses of one order's second half: only those are counted that come with its right contact. */
const guesses = { calls: 20, seconds: 3600 }

/**
 * Finds an order by its number and the e-mail address or phone number that it was placed with. The half of the number that
 * stores know does for an order that is all one store's. A wrong contact is answered like a number that does not exist.
 * @throws Problem `not-found` (404), `rate-limited` (429).
 */
export async function trackOrder(
  platform: Platform,
  given: { number: string; contact: string },
): Promise<TrackedOrder> {
  const { number, rest } = readNumber(given.number)
  const [order] = await platform.database.select().from(orders).where(eq(orders.number, number))
  if (!order || !isContactOf(order, given.contact.trim())) throw notFound('order')
  if (!(await opensIt(platform, order, rest))) throw notFound('order')
  return presentOrder(platform, order, { token: null })
}

async function opensIt(platform: Platform, order: typeof orders.$inferSelect, rest: string): Promise<boolean> {
  const compared = compareSecondHalf(platform, order, rest)
  if (compared === 'none') return isOneStores(platform, order.id)
  const bucket = `order-number:${order.id}`
  await countCall(platform, bucket, guesses)
  if (compared === 'wrong') return false
  await forgiveCall(platform, bucket, guesses)
  return true
}

async function isOneStores({ database }: Platform, orderId: string): Promise<boolean> {
  const [row] = await database
    .select({ stores: countDistinct(parcels.storeId) })
    .from(parcels)
    .where(eq(parcels.orderId, orderId))
  return row?.stores === 1
}

function isContactOf(order: typeof orders.$inferSelect, contact: string): boolean {
  if (contact.includes('@')) return order.email === contact.toLowerCase()
  if (order.phone === null) return false
  // The order's own again: what was kept before a form of writing was known is found all the same.
  const [given, kept] = [contact, order.phone].map((phone) => normalisePhone(phone, order.address.countryCode))
  return given === kept
}

/**
 * Finds an order by the secret half of its tracking link.
 * @throws Problem `not-found` (404).
 */
export async function trackOrderByLink(platform: Platform, token: string): Promise<TrackedOrder> {
  const [order] = await platform.database
    .select()
    .from(orders)
    .where(eq(orders.trackingHash, hash(token)))
  if (!order) throw notFound('order')
  return presentOrder(platform, order, { token })
}
