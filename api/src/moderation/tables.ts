import type { AppealState, ReportReason, TakedownGround } from '@makola/contract/moderation/moderation.ts'
import type { StrikeCause } from '@makola/contract/moderation/strikes.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/tables.ts'
import { products } from '../catalogue/tables.ts'
import { messages } from '../messages/tables.ts'
import { orders } from '../orders/tables.ts'
import { moment } from '../platform/tables.ts'
import { stores } from '../stores/tables.ts'

/** A product of a store or, where none is named, the store itself. */
const subject = () => ({
  storeId: uuid('store_id')
    .notNull()
    .references(() => stores.id),
  productId: uuid('product_id').references(() => products.id),
})

/** What people have told the shop about a product, a store or a message. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    ...subject(),
    /** A message of the store's conversation with a buyer; null when it is about the store or a product. */
    messageId: uuid('message_id').references(() => messages.id),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    /** The address for the answer; empty when none was given, or it has been forgotten. */
    contact: text('contact').notNull().default(''),
    /** `account:<id>`, or a digest of the network. */
    reporter: text('reporter').notNull(),
    state: text('state', { enum: ['open', 'upheld', 'dismissed'] })
      .notNull()
      .default('open'),
    answer: text('answer').notNull().default(''),
    at: moment('at').notNull(),
    deciderId: uuid('decider_id').references(() => accounts.id),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    // Told twice by the same person, it is one report; told again after the decision, it is another.
    uniqueIndex('reports_once_each')
      .on(sql`coalesce(product_id, store_id)`, table.reporter)
      .where(sql`state = 'open' and message_id is null`),
    // Two people of one store who tell about the same message make one report.
    uniqueIndex('reports_message').on(table.messageId).where(sql`state = 'open'`),
    index('reports_open').on(table.at, table.id).where(sql`state = 'open'`),
    index('reports_decided').on(table.decidedAt.desc(), table.id.desc()).where(sql`state <> 'open'`),
    check('reports_decision', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
  ],
)

/** The one appeal against a decision. */
const appealColumns = () => ({
  appealText: text('appeal_text').notNull().default(''),
  /** Null without an appeal. */
  appealState: text('appeal_state').$type<AppealState>(),
  appealedBy: uuid('appealed_by').references(() => accounts.id),
  appealedAt: moment('appealed_at'),
  appealReasons: text('appeal_reasons').notNull().default(''),
  appealDecidedBy: uuid('appeal_decided_by').references(() => accounts.id),
  appealDecidedAt: moment('appeal_decided_at'),
})

/** The decisions of the staff to take something off the shop, each with its statement of reasons and its one appeal. */
export const takedowns = pgTable(
  'takedowns',
  {
    id: uuid('id').primaryKey(),
    ...subject(),
    ground: text('ground').$type<TakedownGround>().notNull(),
    groundText: text('ground_text').notNull(),
    facts: text('facts').notNull(),
    /** The countries in which a product is down; null: everywhere. */
    countries: text('countries').array(),
    /** What those who have bought the product are told; empty: nothing. */
    warning: text('warning').notNull().default(''),
    /** Null while a rule alone has taken it down, and nobody has looked. */
    decidedBy: uuid('decided_by').references(() => accounts.id),
    at: moment('at').notNull(),
    ...appealColumns(),
    restoredReason: text('restored_reason').notNull().default(''),
    restoredBy: uuid('restored_by').references(() => accounts.id),
    /** Null while it is down. */
    restoredAt: moment('restored_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // Each thing is down once.
    unique('takedowns_live').on(table.storeId, table.productId, table.restoredAt).nullsNotDistinct(),
    index('takedowns_store').on(table.storeId, table.at.desc(), table.id.desc()),
    index('takedowns_newest').on(table.at.desc(), table.id.desc()),
    uniqueIndex('takedowns_appeals').on(table.appealedAt, table.id).where(sql`appeal_state = 'open'`),
    check(
      'takedowns_countries',
      sql`${table.countries} is null or (${table.productId} is not null and ${table.countries} <> '{}')`,
    ),
    check('takedowns_appeal', sql`(${table.appealState} is null) = (${table.appealedAt} is null)`),
  ],
)

/** Who bought a product in the six months before its takedown and is told of it: one order of each address. */
export const warnedBuyers = pgTable(
  'warned_buyers',
  {
    takedownId: uuid('takedown_id')
      .notNull()
      .references(() => takedowns.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null until the email has been sent. */
    toldAt: moment('told_at'),
  },
  (table) => [primaryKey({ columns: [table.takedownId, table.orderId] })],
)

/** The staff gives one to a store that breaks the rules: each with its points, its answer and its one appeal. */
export const strikes = pgTable(
  'strikes',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    cause: text('cause').$type<StrikeCause>().notNull(),
    /** The takedown of the same step; null without one. */
    takedownId: uuid('takedown_id')
      .unique()
      .references(() => takedowns.id),
    points: integer('points').notNull(),
    reason: text('reason').notNull(),
    givenBy: uuid('given_by')
      .notNull()
      .references(() => accounts.id),
    at: moment('at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    answer: text('answer').notNull().default(''),
    answeredBy: uuid('answered_by').references(() => accounts.id),
    answeredAt: moment('answered_at'),
    ...appealColumns(),
    liftedReason: text('lifted_reason').notNull().default(''),
    liftedBy: uuid('lifted_by').references(() => accounts.id),
    /** Null while it has not been taken back. */
    liftedAt: moment('lifted_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('strikes_store').on(table.storeId, table.at.desc(), table.id.desc()),
    index('strikes_newest').on(table.at.desc(), table.id.desc()),
    uniqueIndex('strikes_appeals').on(table.appealedAt, table.id).where(sql`appeal_state = 'open'`),
    check('strikes_points', sql`${table.points} between 1 and 3`),
    check('strikes_appeal', sql`(${table.appealState} is null) = (${table.appealedAt} is null)`),
  ],
)

export type StrikeRow = typeof strikes.$inferSelect
export type TakedownRow = typeof takedowns.$inferSelect
