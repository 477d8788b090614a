import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/tables.ts'
import { products } from '../catalogue/tables.ts'
import { orders, parcels } from '../orders/tables.ts'
import type { ScreeningReason } from '../platform/screening/screen-text.ts'
import { moment } from '../platform/tables.ts'
import { stores } from '../stores/tables.ts'

/** What the buyer and the store of one parcel write to one another. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    parcelId: uuid('parcel_id')
      .notNull()
      .unique()
      .references(() => parcels.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    openedAt: moment('opened_at').notNull(),
    /** The moment of the newest message that both sides see; null while there is none. */
    lastAt: moment('last_at'),
    /** Each side has seen the other's messages up to this moment. */
    buyerReadAt: moment('buyer_read_at'),
    storeReadAt: moment('store_read_at'),
    /** The moment of the oldest message that a side has not seen; null when it has seen all. */
    buyerUnreadSince: moment('buyer_unread_since'),
    storeUnreadSince: moment('store_unread_since'),
    /** The buyer's message that opened it, and the store's first one after that; null when the store wrote first. */
    firstAskedAt: moment('first_asked_at'),
    firstReplyAt: moment('first_reply_at'),
  },
  (table) => [
    index('conversations_store').on(table.storeId, table.lastAt.desc(), table.id.desc()),
    index('conversations_unread').on(table.storeId).where(sql`store_unread_since is not null`),
    index('conversations_order').on(table.orderId),
    index('conversations_asked').on(table.storeId, table.firstAskedAt).where(sql`first_asked_at is not null`),
    check('conversations_reply', sql`${table.firstReplyAt} is null or ${table.firstReplyAt} >= ${table.firstAskedAt}`),
  ],
)

/** A text of one side, or the notice that a person of the staff reads along. Texts never change. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    side: text('side', { enum: ['buyer', 'store', 'staff'] }).notNull(),
    /** Null for a buyer without an account. */
    authorId: uuid('author_id').references(() => accounts.id),
    text: text('text').notNull(),
    /** Ids of private files. */
    fileIds: jsonb('file_ids').$type<string[]>().notNull(),
    state: text('state', { enum: ['sent', 'held', 'rejected'] }).notNull(),
    reasons: jsonb('reasons').$type<ScreeningReason[]>().notNull(),
    at: moment('at').notNull(),
    /** From then on the other side sees it; null while it is held, and for good when it is rejected. */
    shownAt: moment('shown_at'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decision: text('decision'),
    visitCause: text('visit_cause', { enum: ['report', 'escalation', 'dispute', 'lawful-order'] }),
    visitReason: text('visit_reason'),
  },
  (table) => [
    index('messages_conversation').on(table.conversationId, table.at.desc(), table.id.desc()),
    index('messages_held').on(table.at, table.id).where(sql`state = 'held'`),
    check('messages_shown', sql`(${table.state} = 'sent') = (${table.shownAt} is not null)`),
    check('messages_visit', sql`(${table.side} = 'staff') = (${table.visitCause} is not null)`),
  ],
)

/** One side does not want to hear from the other any more. */
export const conversationBlocks = pgTable(
  'conversation_blocks',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    by: text('by_side', { enum: ['buyer', 'store'] }).notNull(),
    accountId: uuid('account_id').references(() => accounts.id),
    /** Empty for a buyer's, who owes none. */
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.by] })],
)

export type ConversationRow = typeof conversations.$inferSelect
export type MessageRow = typeof messages.$inferSelect
/** The two who write. */
export type Side = 'buyer' | 'store'

/** What people ask about a product before they buy, and the store's answer, before everybody. */
export const questions = pgTable(
  'questions',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** As it was typed; only the staff reads it. */
    text: text('text').notNull(),
    /** Without what was found in it. */
    shownText: text('shown_text').notNull(),
    reasons: jsonb('reasons').$type<ScreeningReason[]>().notNull(),
    state: text('state', { enum: ['held', 'published', 'answered', 'hidden'] }).notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Without what was found in it. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by').references(() => accounts.id),
  },
  (table) => [
    index('questions_product').on(table.productId, table.askedAt.desc(), table.id.desc()),
    index('questions_store').on(table.storeId, table.askedAt.desc(), table.id.desc()),
    index('questions_account').on(table.accountId, table.storeId, table.askedAt.desc()),
    index('questions_held').on(table.askedAt, table.id).where(sql`state = 'held'`),
    check(
      'questions_answer',
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.state} <> 'answered' or ${table.answer} is not null)`,
    ),
  ],
)

export type QuestionRow = typeof questions.$inferSelect
