import type { SellingTerms } from '@makola/contract/ledger/earnings.ts'
import { isNotNull } from 'drizzle-orm'
import { categories } from '../../catalogue/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { delayDaysOf, readPayoutTerms, reserveTermsOf } from '../../stores/standing/read-payout-terms.ts'
import { commissionTerms } from '../tables.ts'
import { undeliveredDays } from '../undelivered-days.ts'
import { inCurrency, readTermsIn } from './commission-terms.ts'
import { listCommissionTerms } from './list-commission-terms.ts'

/**
 * Returns the terms on which a store sells, in a category or in general.
 * @throws Problem as `findOwnStore`; `not-found` (404) for an unknown category.
 */
export async function getSellingTerms(
  { database, config }: Platform,
  caller: Caller,
  { store, category }: { store: string; category?: string | undefined },
): Promise<SellingTerms> {
  const { id: storeId, currency } = await findOwnStore(database, caller, store, 'products.read')
  const categoryId = category === undefined ? null : await findCategoryId(database, category)
  const commission = await readTermsIn(database, { storeId, categoryId, currency })
  const ofCategories =
    commission?.of === 'store' ? [] : await listCommissionTerms(database, isNotNull(commissionTerms.categoryId))
  const paid = (await readPayoutTerms(database, [storeId])).get(storeId)
  return {
    currency,
    commission,
    categories: ofCategories.map(({ for: { name }, basisPoints, fixed }) => ({
      name,
      terms: inCurrency({ of: 'category', basisPoints, fixed }, currency),
    })),
    delayDays: delayDaysOf(config, paid),
    reserve: reserveTermsOf(paid),
    undeliveredDays,
  }
}

async function findCategoryId(db: Queryable, idOrSlug: string): Promise<string> {
  const [category] = await db.select({ id: categories.id }).from(categories).where(byIdOrSlug(categories, idOrSlug))
  if (!category) throw notFound('category')
  return category.id
}
