import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import { normalisePhone } from '@makola/countries/phone-numbers.ts'
import { countDistinct, eq } from 'drizzle-orm'
import { countCall, forgiveCall } from '../../platform/http/rate-limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { orders, parcels } from '../tables.ts'
import { compareSecondHalf, readNumber } from './buyers-number.ts'
import { findTrackedOrder } from './find-tracked-order.ts'
import { presentOrder } from './present-order.ts'

/** Guesses of an order's second half: only those with its right contact count. */
const guesses = { calls: 20, seconds: 3600 }

/**
 * Finds an order by its number and its email address or phone number. The half that stores know is enough for an order of a
 * single store. A wrong contact gets the same answer as an unknown number.
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
  // The order's own again: contacts stored before a normalisation was known are still found.
  const [given, kept] = [contact, order.phone].map((phone) => normalisePhone(phone, order.address.countryCode))
  return given === kept
}

/**
 * Finds an order by the secret half of its tracking link.
 * @throws Problem `not-found` (404).
 */
export async function trackOrderByLink(platform: Platform, token: string): Promise<TrackedOrder> {
  const order = await findTrackedOrder(platform.database, token)
  return presentOrder(platform, order, { token })
}
