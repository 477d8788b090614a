import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/tables.ts'
import { moment } from '../platform/tables.ts'

/** The owner's kind of the archive among the private files. */
export const exportKind = 'data-export'

/** Copies of a person's data that they have asked for. The archive is a private file; it goes when the row does. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    askedAt: moment('asked_at').notNull(),
    /** The private file; null while it is prepared. */
    fileId: uuid('file_id'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('data_exports_account').on(table.accountId, table.askedAt),
    uniqueIndex('data_exports_one').on(table.accountId).where(sql`file_id is null`),
    index('data_exports_ended').on(table.expiresAt),
    check('data_exports_ready', sql`(${table.fileId} is null) = (${table.expiresAt} is null)`),
  ],
)

/** Links to the data of an address without an account, for a day each. Asking for one writes a row for every address alike. */
export const guestLinks = pgTable(
  'guest_links',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** The download, of which a link allows one. */
    exportedAt: moment('exported_at'),
  },
  (table) => [index('guest_links_email').on(table.email), index('guest_links_asked').on(table.askedAt)],
)

/** Wishes to be forgotten. A finished one stays as the proof, with an id and no person. */
export const erasures = pgTable(
  'erasures',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    state: text('state', { enum: ['waiting', 'undone', 'refused', 'done'] }).notNull(),
    askedAt: moment('asked_at').notNull(),
    /** The end of the time to undo it. */
    dueAt: moment('due_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('erasures_waiting').on(table.accountId).where(sql`state = 'waiting'`),
    index('erasures_account').on(table.accountId, table.askedAt),
    index('erasures_due').on(table.dueAt).where(sql`state = 'waiting'`),
    check('erasures_ended', sql`(${table.state} = 'waiting') = (${table.endedAt} is null)`),
  ],
)

/** How long data is kept, and how the last night went. */
export const retentionRules = pgTable(
  'retention_rules',
  {
    key: text('key').primaryKey(),
    days: integer('days').notNull(),
    ranAt: moment('ran_at'),
    /** The rows from which data was taken, that night and in all. */
    lastCount: integer('last_count').notNull().default(0),
    count: integer('count').notNull().default(0),
  },
  (table) => [check('retention_rules_days', sql`${table.days} > 0`)],
)

/** What people agreed to and withdrew. Rows are added and never changed: a trigger refuses it. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    purpose: text('purpose', { enum: ['cookies', 'recently-viewed'] }).notNull(),
    isGiven: boolean('is_given').notNull(),
    textVersion: integer('text_version').notNull(),
    how: text('how', { enum: ['notice', 'cookies-page'] }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('consents_account').on(table.accountId, table.at)],
)
