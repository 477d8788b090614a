import type {
  Replacement,
  RequestDueAction,
  RequestKind,
  RequestState,
  ReturnCondition,
} from '@makola/contract/requests/requests.ts'
import type { ReturnWindow } from '@makola/countries/return-window.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../auth/tables.ts'
import { orderLines, orders, parcels } from '../orders/tables.ts'
import { refunds } from '../payments/tables.ts'
import { moment } from '../platform/tables.ts'
import { stores } from '../stores/tables.ts'

/**
 * The last moment for asking and who set it, kept as it was at the opening: later changes of rules do not affect it. `isWithdrawal`:
 * the law gave the right at that moment; absent in older requests, whose basis says so.
 */
export type Window = { basis: ReturnWindow['basis']; closesAt: string | null; isWithdrawal?: boolean }

/** Units that were sent in place of others. `units`, by order line: as many as left the shelf; absent in older requests, which lost none since. */
export type SentInstead = Replacement & { units?: Record<string, number> }

/** A wish of a parcel's buyer after ordering. It moves no money itself: it asks for refunds. */
export const requests = pgTable(
  'requests',
  {
    id: uuid('id').primaryKey(),
    /** The parcel's, `R` and a count: `K7MPQ2XW-A-R1`. */
    number: text('number').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    kind: text('kind').$type<RequestKind>().notNull(),
    reason: text('reason').notNull(),
    text: text('text').notNull().default(''),
    /** Ids of private pictures. */
    pictureIds: jsonb('picture_ids').$type<string[]>().notNull(),
    openedBy: text('opened_by', { enum: ['link', 'account', 'staff'] }).notNull(),
    openerId: uuid('opener_id').references(() => accounts.id),
    window: jsonb('window').$type<Window>().notNull(),
    state: text('state').$type<RequestState>().notNull(),
    /** The end of the present state, and what happens then; null when nothing does. */
    dueAt: moment('due_at'),
    dueAction: text('due_action').$type<RequestDueAction>(),
    /** The next reminder of the side that must act. */
    remindAt: moment('remind_at'),
    /** The price of its units in the order's currency: less when some of them were refunded by hand. */
    worthMinor: bigint('worth_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** A part of the money that was offered or decided; null: all of it. */
    partMinor: bigint('part_minor', { mode: 'number' }),
    /** True when the goods go back before the money does. */
    needsGoods: boolean('needs_goods').notNull().default(false),
    returnTo: text('return_to'),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    replacement: jsonb('replacement').$type<SentInstead>(),
    /** The refund that it asked for last. */
    refundId: uuid('refund_id').references(() => refunds.id),
    /** The position of its newest event. */
    version: integer('version').notNull().default(1),
    openedAt: moment('opened_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('requests_store').on(table.storeId, table.openedAt.desc(), table.id.desc()),
    index('requests_parcel').on(table.parcelId),
    index('requests_order').on(table.orderId),
    index('requests_refund').on(table.refundId),
    index('requests_due').on(table.dueAt).where(sql`due_at is not null`),
    index('requests_remind').on(table.remindAt).where(sql`remind_at is not null`),
    index('requests_escalated').on(table.dueAt, table.id).where(sql`state = 'escalated'`),
    check('requests_due_both', sql`(${table.dueAt} is null) = (${table.dueAction} is null)`),
  ],
)

/**
 * The units that a request is about, and what became of them when they came back. Those that were refunded by hand meanwhile have left
 * it; one that ended so keeps its last.
 */
export const requestLines = pgTable(
  'request_lines',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    orderLineId: uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
    condition: text('condition').$type<ReturnCondition>(),
    restocked: integer('restocked').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.orderLineId] }),
    index('request_lines_line').on(table.orderLineId),
    check('request_lines_units', sql`${table.quantity} > 0 and ${table.restocked} between 0 and ${table.quantity}`),
  ],
)

/** The history of a request: append-only. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => requests.id),
    /** Counted from 1. */
    position: integer('position').notNull(),
    from: text('from_state').$type<RequestState>(),
    to: text('to_state').$type<RequestState>().notNull(),
    by: text('by_side', { enum: ['buyer', 'store', 'staff', 'clock'] }).notNull(),
    /** The account of the person; null for the clock, and for a buyer without one. */
    actorId: uuid('actor_id').references(() => accounts.id),
    text: text('text').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [uniqueIndex('request_events_position').on(table.requestId, table.position)],
)

export type RequestRow = typeof requests.$inferSelect
export type RequestLineRow = typeof requestLines.$inferSelect
export type Side = (typeof requestEvents.$inferSelect)['by']
