import type { ModerationReason } from '@makola/contract/reviews/reviews.ts'
import type { HoldReason } from '@makola/contract/reviews/store-reviews.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/tables.ts'
import { pictures, privateFiles } from '../media/tables.ts'
import { orderLines, orders, parcels } from '../orders/tables.ts'
import { moment } from '../platform/tables.ts'
import { stores } from '../stores/tables.ts'

const states = ['held', 'published', 'rejected', 'hidden', 'withdrawn'] as const
const replyStates = ['held', 'published', 'rejected'] as const

/** The one review of a bought line. Its stars, title and text are those of the version that is shown, or of the first. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    orderLineId: uuid('order_line_id')
      .notNull()
      .unique()
      .references(() => orderLines.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    /** The line's; the product may be deleted since. */
    productId: uuid('product_id').notNull(),
    /** The account that ordered, if one did. */
    accountId: uuid('account_id').references(() => accounts.id),
    /** The first name; null for a former account. */
    name: text('name'),
    countryCode: text('country_code').notNull(),
    state: text('state', { enum: states }).notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** The number of pictures that are shown. */
    pictureCount: integer('picture_count').notNull().default(0),
    /** The position of the newest version, of the one that is shown, and of the one that waits for the staff. */
    newest: integer('newest').notNull().default(1),
    shown: integer('shown'),
    held: integer('held'),
    /** The reason why the newest version was rejected, or the review hidden. */
    reason: text('reason').$type<ModerationReason>(),
    /** The state of the store's reply; null without one. */
    replyState: text('reply_state', { enum: replyStates }),
    openReports: integer('open_reports').notNull().default(0),
    /** Since when something of it waits for the staff. */
    waitingSince: moment('waiting_since'),
    writtenAt: moment('written_at').notNull(),
    editedAt: moment('edited_at'),
    /** Counts the changes: of two at the same moment, one finds another number. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('reviews_product')
      .on(table.productId, table.writtenAt.desc(), table.id.desc())
      .where(sql`state = 'published'`),
    index('reviews_store').on(table.storeId, table.writtenAt.desc(), table.id.desc()),
    index('reviews_order').on(table.orderId),
    index('reviews_account').on(table.accountId),
    index('reviews_waiting').on(table.waitingSince, table.id).where(sql`waiting_since is not null`),
    index('reviews_hidden').on(table.writtenAt, table.id).where(sql`state = 'hidden'`),
    index('reviews_same_text').on(sql`md5(text)`),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_shown', sql`${table.state} <> 'published' or ${table.shown} is not null`),
    check('reviews_held', sql`${table.state} <> 'held' or ${table.held} is not null`),
  ],
)

/** Every text that a review has had, and the reasons for holding it: append-only. */
export const reviewVersions = pgTable(
  'review_versions',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    /** Counted from 1. */
    position: integer('position').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Ids of private files. */
    fileIds: jsonb('file_ids').$type<string[]>().notNull(),
    holdReasons: jsonb('hold_reasons').$type<HoldReason[]>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.position] })],
)

/** The public copies of the pictures that a person has approved. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    position: integer('position').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => privateFiles.id),
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.position] })],
)

/** The one reply of the store. */
export const reviewReplies = pgTable('review_replies', {
  reviewId: uuid('review_id')
    .primaryKey()
    .references(() => reviews.id),
  /** The text that is shown; null when none is. */
  shownText: text('shown_text'),
  /** The newest text, shown, waiting or rejected. */
  text: text('text').notNull(),
  holdReasons: jsonb('hold_reasons').$type<HoldReason[]>().notNull(),
  reason: text('reason').$type<ModerationReason>(),
  authorId: uuid('author_id')
    .notNull()
    .references(() => accounts.id),
  firstAt: moment('first_at').notNull(),
  changedAt: moment('changed_at').notNull(),
})

export const reviewReports = pgTable(
  'review_reports',
  {
    id: uuid('id').primaryKey(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    /** `account:<id>`, or a digest of the network. */
    reporter: text('reporter').notNull(),
    reason: text('reason').$type<ModerationReason>().notNull(),
    text: text('text').notNull(),
    state: text('state', { enum: ['open', 'upheld', 'dismissed'] }).notNull(),
    at: moment('at').notNull(),
    decidedAt: moment('decided_at'),
    deciderId: uuid('decider_id').references(() => accounts.id),
  },
  (table) => [uniqueIndex('review_reports_open_once').on(table.reviewId, table.reporter).where(sql`state = 'open'`)],
)

export type ReviewRow = typeof reviews.$inferSelect
export type ReviewVersionRow = typeof reviewVersions.$inferSelect
export type ReplyRow = typeof reviewReplies.$inferSelect
