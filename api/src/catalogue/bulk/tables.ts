import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/tables.ts'

/** Products that have had a change to many, noted in the transaction of the change: none gets it twice. Deleted after a week. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    /** A digest of the caller's run and the change. */
    mark: text('mark').notNull(),
    productId: uuid('product_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mark, table.productId] }), index('bulk_changes_at').on(table.at)],
)
