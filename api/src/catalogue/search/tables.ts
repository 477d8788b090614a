import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { products } from '../tables.ts'

/**
 * The words that products have or had, with their stems: searches are widened by them. The trigger for `products.search` adds to
 * them. A word may appear twice: two transactions that add it at once do not wait for each other.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').notNull(),
    english: text('english').notNull(),
    french: text('french').notNull(),
  },
  (table) => [
    index('search_words_word').on(table.word.op('text_pattern_ops')),
    index('search_words_english').on(table.english),
    index('search_words_french').on(table.french),
  ],
)

/**
 * The values of products' options, to filter and count by: a row for each, written by a trigger of `products`. Spellings of one
 * value share a key, `colour:red`.
 */
export const optionValues = pgTable(
  'option_values',
  {
    key: text('key').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** As the seller spelt them. */
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.key] }),
    index('option_values_key').on(table.key, table.productId),
  ],
)
