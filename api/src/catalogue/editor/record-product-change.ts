import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { recordAudits } from '../../shop/record-audit.ts'
import type { products } from '../tables.ts'

type ProductRow = typeof products.$inferSelect

/** The fields of a product for the activity log: without long texts and pictures. */
export type AuditedProduct = Pick<
  ProductRow,
  'name' | 'slug' | 'status' | 'featured' | 'brand' | 'tags' | 'weightGrams'
> & {
  category: string | null
}

type ProductAct = {
  product: { id: string; storeId: string; name: string }
  by: Caller | string
  act: 'created' | 'changed' | 'deleted' | 'restored'
  before?: Partial<AuditedProduct>
  after?: Partial<AuditedProduct>
}

/** Records in the activity log who added, renamed, published, archived, deleted or restored which products. */
export function recordProductActs(tx: Transaction, clock: Clock, acts: readonly ProductAct[]): Promise<void> {
  return recordAudits(
    tx,
    clock,
    acts.map(({ product: { id, storeId, name }, act, ...rest }) => ({
      ...rest,
      storeId,
      action: `product.${act}` as const,
      subject: { id, name },
    })),
  )
}
