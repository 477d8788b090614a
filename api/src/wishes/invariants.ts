import { mostWishes } from '@makola/contract/wishes/wishes.ts'
import { sql } from 'drizzle-orm'
import type { Invariant } from '../platform/module.ts'

export const invariants: readonly Invariant[] = [
  {
    id: 'wishes.most',
    says: 'A wish list holds no more than two full ones that were joined',
    query: sql`select owner from wishes group by owner having count(*) > ${sql.raw(String(2 * mostWishes))}`,
  },
  {
    id: 'wishes.variant',
    says: 'The chosen variant of a wish is one of its product',
    query: sql`
      select wishes.id from wishes join variants on variants.id = variant_id
      where variants.product_id <> wishes.product_id`,
  },
]
