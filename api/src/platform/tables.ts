import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** A moment in time, in UTC, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The first answer to a creating or charging request, returned again when the request is repeated. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    operation: text('operation').notNull(),
    /** The owner of the key: a cart, an account. Two callers may choose the same key. */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    reply: jsonb('reply'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.operation, table.caller, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
)

/** Requests counted by window, so that a limit covers the whole shop in any number of processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.windowStart] })],
)

/**
 * What has changed of the data that visitors see, as tags; written by triggers in the transaction of the change and read by every
 * process. Which table tells which tag stands in the migration `shop-changes`.
 */
export const shopChanges = pgTable(
  'shop_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The transaction that told it: a change that commits late is found by it. */
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    tags: text('tags').array().notNull(),
  },
  (table) => [index('shop_changes_xid').on(table.xid)],
)

/** What the daily look at each invariant found. */
export const invariantChecks = pgTable('invariant_checks', {
  invariant: text('invariant').primaryKey(),
  checkedAt: moment('checked_at').notNull(),
  /** The number of rows that break it; null when the look did not come to an end. */
  violations: integer('violations'),
})
