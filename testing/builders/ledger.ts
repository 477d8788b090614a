import { commissionTerms } from '../../api/src/ledger/tables.ts'
import { newId } from '../../api/src/platform/ids.ts'
import type { Platform } from '../../api/src/platform/platform.ts'

/** Sets the commission on all sales unless a subject is given: 5 % without a fixed part. */
export async function someCommissionTerms(
  shop: Platform,
  given: Partial<typeof commissionTerms.$inferInsert> = {},
): Promise<typeof commissionTerms.$inferSelect> {
  const [terms] = await shop.database
    .insert(commissionTerms)
    .values({ id: newId(), basisPoints: 500, fixed: [], updatedBy: 'test', updatedAt: shop.clock.now(), ...given })
    .returning()
  if (!terms) throw new Error('No terms were made')
  return terms
}
