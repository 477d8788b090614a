import type { CommissionTerms } from '@makola/contract/ledger/ledger.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { sayAuthors } from '../../auth/account/say-authors.ts'
import { categories } from '../../catalogue/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { stores } from '../../stores/tables.ts'
import { commissionTerms } from '../tables.ts'

/** All terms: the shop's first, then those of categories and of stores, by name. */
export async function listCommissionTerms(db: Queryable, where?: SQL): Promise<CommissionTerms[]> {
  const rows = await db
    .select({ terms: commissionTerms, storeName: stores.name, categoryName: categories.name })
    .from(commissionTerms)
    .leftJoin(stores, eq(stores.id, commissionTerms.storeId))
    .leftJoin(categories, eq(categories.id, commissionTerms.categoryId))
    .where(where)
    .orderBy(
      sql`${commissionTerms.storeId} is not null, ${commissionTerms.categoryId} is not null`,
      sql`lower(coalesce(${stores.name}, ${categories.name}))`,
    )
  const all = rows.map(
    ({ terms, storeName, categoryName }): CommissionTerms => ({
      id: terms.id,
      for: {
        kind: terms.storeId !== null ? 'store' : terms.categoryId !== null ? 'category' : 'shop',
        id: terms.storeId ?? terms.categoryId,
        name: storeName ?? categoryName ?? '',
      },
      basisPoints: terms.basisPoints,
      fixed: terms.fixed,
      version: terms.version,
      updatedBy: terms.updatedBy,
      updatedAt: terms.updatedAt.toISOString(),
    }),
  )
  return sayAuthors(db, 'updatedBy', all)
}
