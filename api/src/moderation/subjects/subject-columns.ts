import type { ModerationSubject } from '@makola/contract/moderation/moderation.ts'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { products } from '../../catalogue/tables.ts'
import { stores } from '../../stores/tables.ts'
import type { Subject } from './find-subject.ts'

/** Columns of `stores` and, joined from the left, of `products`. */
export const subjectColumns = {
  store: { id: stores.id, slug: stores.slug, name: stores.name },
  product: { id: products.id, slug: products.slug, name: products.name },
}

type SubjectRow = { store: ModerationSubject['store']; product: ModerationSubject['store'] | null }

export function presentSubject({ store, product }: SubjectRow): ModerationSubject {
  return { kind: product ? 'product' : 'store', ...(product ?? store), store }
}

/** The rows of a table about one product, or about the store itself. */
export function isAbout(
  table: { storeId: PgColumn; productId: PgColumn },
  { storeId, productId }: Subject,
): SQL | undefined {
  const isOfProduct = productId === null ? isNull(table.productId) : eq(table.productId, productId)
  return and(eq(table.storeId, storeId), isOfProduct)
}
