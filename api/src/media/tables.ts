import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/tables.ts'

export const pictures = pgTable('pictures', {
  id: uuid('id').primaryKey(),
  /** The owner. Stores are in a later module: no foreign key. */
  storeId: uuid('store_id').notNull(),
  /** A random unique identifier plus `.png`; the object's key. */
  name: text('name').notNull().unique(),
  alt: text('alt').notNull().default(''),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** The average colour, `#rrggbb`. */
  color: text('color').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/**
 * Pictures not in use yet: announced, perhaps sent, perhaps checked and then also a row of `pictures` under the same id. Using a
 * picture ends its upload; unused ones are swept after a day.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    name: text('name').notNull().unique(),
    contentLength: integer('content_length').notNull(),
    alt: text('alt').notNull(),
    createdAt: moment('created_at').notNull(),
    /** A check of the bytes is under way. */
    checkingSince: moment('checking_since'),
  },
  (table) => [index('uploads_created_at').on(table.createdAt)],
)
