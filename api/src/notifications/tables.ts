import { notificationTypes } from '@makola/contract/notifications/notifications.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/tables.ts'
import { moment } from '../platform/tables.ts'
import { stores } from '../stores/tables.ts'

/** Messages sent, each once: the key names its cause (`order-paid:<order id>`). */
export const sentMessages = pgTable('sent_messages', {
  key: text('key').primaryKey(),
  id: uuid('id').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  sentAt: moment('sent_at').notNull().defaultNow(),
})

/** The list behind the bell: a row for each recipient, so that each has their own read state. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Null for the shop itself. */
    storeId: uuid('store_id').references(() => stores.id),
    type: text('type', { enum: notificationTypes }).notNull(),
    /** The cause, at most once a person: `new-order:<parcel id>`. */
    cause: text('cause').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    unique('notifications_once').on(table.accountId, table.cause),
    index('notifications_newest').on(table.accountId, table.createdAt, table.id),
    index('notifications_unread').on(table.accountId, table.storeId).where(sql`${table.readAt} is null`),
    index('notifications_created').on(table.createdAt),
  ],
)

/** A person's choice of channels, where it differs from our default. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Null for what is the whole shop's. */
    storeId: uuid('store_id').references(() => stores.id),
    type: text('type', { enum: notificationTypes }).notNull(),
    inBell: boolean('in_bell').notNull(),
    byEmail: boolean('by_email').notNull(),
  },
  (table) => [unique('notification_settings_once').on(table.accountId, table.storeId, table.type).nullsNotDistinct()],
)
