import type { TrackedOrder } from '@makola/contract/orders.ts'
import { eq } from 'drizzle-orm'
import { hash } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { normalisePhone } from './phone-number.ts'
import { presentOrder } from './present-order.ts'
import { orders } from './tables.ts'

/**
 * Finds an order, or one of its parcels, by number and the e-mail address or phone number that it was placed with. A wrong
 * contact is answered like a number that does not exist.
 * @throws Problem `not-found` (404).
 */
export async function trackOrder(
  platform: Platform,
  given: { number: string; contact: string },
): Promise<TrackedOrder> {
  const [number = ''] = given.number.trim().toUpperCase().split('-')
  const [order] = await platform.database.select().from(orders).where(eq(orders.number, number))
  if (!order || !isContactOf(order, given.contact.trim())) throw notFound('order')
  return presentOrder(platform, order)
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
  return presentOrder(platform, order)
}
