import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/tables.ts'

export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** `operator` is the platform's own role; what a person may do in a store stands in the store's members. */
  role: text('role', { enum: ['shopper', 'operator'] })
    .notNull()
    .default('shopper'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
