import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/tables.ts'

export const pictures = pgTable('pictures', {
  id: uuid('id').primaryKey(),
  /** A random unique identifier plus `.png`; the object's key. */
  name: text('name').notNull().unique(),
  alt: text('alt').notNull().default(''),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** The average colour, `#rrggbb`. */
  color: text('color').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
