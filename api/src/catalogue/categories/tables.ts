import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/tables.ts'
import { stores } from '../../stores/tables.ts'
import { categories } from '../tables.ts'

/** Categories that stores have requested from the operators. */
export const categoryRequests = pgTable(
  'category_requests',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    name: text('name').notNull(),
    parentId: uuid('parent_id').references(() => categories.id, { onDelete: 'set null' }),
    requestedBy: text('requested_by').notNull(),
    state: text('state', { enum: ['open', 'approved', 'declined'] })
      .notNull()
      .default('open'),
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('category_requests_newest').on(table.createdAt.desc(), table.id.desc()),
    uniqueIndex('category_requests_open_once').on(table.storeId, sql`lower(name)`).where(sql`state = 'open'`),
  ],
)

/** A store's choices of a category for the words in its files; words are folded (`foldWord`). */
export const categoryWords = pgTable(
  'category_words',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    word: text('word').notNull(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.word] }),
    index('category_words_category').on(table.categoryId),
  ],
)
