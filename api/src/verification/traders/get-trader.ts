import type { Trader } from '@makola/contract/verification/traders.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { notFound } from '../../platform/problem.ts'
import { stores } from '../../stores/tables.ts'
import { shownTraders } from '../tables.ts'
import { findBusiness } from './find-business.ts'

/**
 * Returns the business behind a store, as far as the store shows it; null without one.
 * @throws Problem `not-found` (404), also for a closed store.
 */
export async function getTrader(db: Queryable, idOrSlug: string): Promise<Trader | null> {
  const [store] = await db
    .select({ id: stores.id, parts: shownTraders.parts })
    .from(stores)
    .leftJoin(shownTraders, eq(shownTraders.storeId, stores.id))
    .where(and(byIdOrSlug(stores, idOrSlug), ne(stores.status, 'closed')))
  if (!store) throw notFound('store')
  const { id, parts } = store
  const business = parts && (await findBusiness(db, id))
  if (!business) return null
  const { legalName, countryCode, address, contactEmail, contactPhone, numberKind, number } = business
  return {
    legalName,
    countryCode,
    address: parts.includes('address') ? address : null,
    email: parts.includes('email') ? contactEmail : null,
    phone: parts.includes('phone') ? contactPhone : null,
    number: parts.includes('number') ? { kind: numberKind, value: number } : null,
  }
}
