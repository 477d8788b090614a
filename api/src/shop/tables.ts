import { legalPages } from '@makola/contract/shop/shop.ts'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/tables.ts'

/** Settings that an operator may change while the shop runs. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/**
 * Each text that a legal page has had, numbered from 1. Rows are added and never changed: a trigger refuses it. What people accepted
 * stays what it was. The function `legal_version(kind)` answers the newest number, or null; other tables have it as a default.
 */
export const legalVersions = pgTable(
  'legal_versions',
  {
    kind: text('kind', { enum: legalPages }).notNull(),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
)

/** The activity log: changes of prices, stock, rates, roles, refunds, settings, with author and time. Append-only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    /** The store concerned; null for the shop itself. Stores are in a later module: no foreign key. */
    storeId: uuid('store_id'),
    /** An account (`account:` and its id), or the process that acted on its own: `import`, `sweeper`. */
    actor: text('actor').notNull(),
    /** Noun and past verb: `product.changed`, `rate.deleted`, `member.invited`. */
    action: text('action').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Its name at that time: a product's, a country's, an order's number. */
    subject: text('subject').notNull(),
    /** The changed fields, before and after; null before creation and after deletion. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    at: moment('at').notNull(),
  },
  (table) => [
    // By time of the event: ids follow the order of writing, and history may be written later.
    index('audit_entries_store_at').on(table.storeId, table.at.desc(), table.id.desc()),
    index('audit_entries_at').on(table.at.desc(), table.id.desc()),
    index('audit_entries_actor').on(table.actor, table.at.desc(), table.id.desc()),
    index('audit_entries_action').on(table.action, table.at.desc(), table.id.desc()),
    index('audit_entries_store_action').on(table.storeId, table.action, table.at.desc(), table.id.desc()),
    index('audit_entries_subject').on(table.subjectId, table.id.desc()),
  ],
)
