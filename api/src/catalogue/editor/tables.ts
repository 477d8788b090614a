import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/tables.ts'
import { products } from '../tables.ts'

/** Products that a rule took off the shop until somebody of the staff has looked. The rule may have been changed or removed since. */
export const productHolds = pgTable(
  'product_holds',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    ruleId: uuid('rule_id').notNull(),
    ground: text('ground').notNull(),
    /** The words of the rule that the product has; it may have them once it is cleared. */
    words: text('words').array().notNull(),
    at: moment('at').notNull(),
    /** Null until the staff has given the product back. */
    clearedAt: moment('cleared_at'),
  },
  (table) => [unique('product_holds_open').on(table.productId, table.ruleId, table.clearedAt).nullsNotDistinct()],
)
