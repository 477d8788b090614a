import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/tables.ts'

/** Messages sent, each once: the key says what it is about (`order-paid:<order id>`). */
export const sentMessages = pgTable('sent_messages', {
  key: text('key').primaryKey(),
  id: uuid('id').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  sentAt: moment('sent_at').notNull().defaultNow(),
})
