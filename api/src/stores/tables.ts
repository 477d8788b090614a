import { memberRoles } from '@makola/contract/permissions.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '../auth/tables.ts'
import { moment } from '../platform/tables.ts'

export const stores = pgTable(
  'stores',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** The name that the two looks are of: a program from before them has changed it since where it is another. */
    lookName: text('look_name'),
    /** See `looksOf`. */
    lookRead: text('look_read'),
    lookSeen: text('look_seen'),
    tagline: text('tagline').notNull().default(''),
    story: text('story').notNull().default(''),
    city: text('city').notNull().default(''),
    countryCode: text('country_code').notNull(),
    /** The currency of the seller's prices and credits. */
    currency: text('currency').notNull(),
    status: text('status', { enum: ['open', 'paused', 'closed'] })
      .notNull()
      .default('open'),
    /** The day, in the time zone of its country, on which its break ends by itself; null: its owners end it. */
    breakEndsOn: date('break_ends_on'),
    breakNote: text('break_note').notNull().default(''),
    deliveryPromise: text('delivery_promise').notNull().default(''),
    returnPromise: text('return_promise').notNull().default(''),
    /** Days from delivery in which its goods may be sent back; null: the shop's own. */
    returnDays: integer('return_days'),
    /** Picture ids; an invariant checks that each exists. */
    logoPictureId: uuid('logo_picture_id'),
    coverPictureId: uuid('cover_picture_id'),
    /** The reason why an operator of the shop paused or closed it; null: no operator did. */
    suspensionReason: text('suspension_reason'),
    /** How soon it answers its buyers, as found the night before; null while too few have written. */
    replyTime: text('reply_time', { enum: ['hour', 'hours', 'day', 'more'] }),
    /** The version of the shop's terms that its owner accepted by opening it; null: the shop had none yet. */
    termsVersion: integer('terms_version').default(sql`legal_version('terms')`),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('stores_name').on(table.name, table.id),
    index('stores_look_read').on(table.lookRead),
    index('stores_look_seen').on(table.lookSeen),
    index('stores_other_looks').on(table.id).where(sql`look_name is distinct from name`),
    index('stores_currency').on(table.currency),
    index('stores_name_trigrams').using('gin', sql`fold(${table.name}) gin_trgm_ops`),
    index('stores_country').on(table.countryCode).where(sql`status = 'open'`),
    index('stores_breaks').on(table.breakEndsOn, table.id).where(sql`break_ends_on is not null`),
    check('stores_return_days', sql`${table.returnDays} between 7 and 60`),
  ],
)

export const members = pgTable(
  'members',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    role: text('role', { enum: memberRoles }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.accountId] }), index('members_account').on(table.accountId)],
)

/** Invitations by email; the email's secret is stored as a hash. The row is deleted on acceptance or revocation. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    email: text('email').notNull(),
    role: text('role', { enum: memberRoles }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [unique('invitations_store_email').on(table.storeId, table.email)],
)

/** Filters of a list of a store that a person keeps under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    list: text('list', { enum: ['inventory', 'orders'] }).notNull(),
    name: text('name').notNull(),
    search: jsonb('search').$type<Record<string, string>>().notNull(),
  },
  (table) => [unique('saved_views_name').on(table.accountId, table.storeId, table.list, table.name)],
)

const starCount = (name: string) => integer(name).notNull().default(0)

/** The number of published reviews with each number of stars. The database itself adds them up. */
export const starColumns = () => ({
  n1: starCount('n1'),
  n2: starCount('n2'),
  n3: starCount('n3'),
  n4: starCount('n4'),
  n5: starCount('n5'),
  count: integer('count').notNull().generatedAlwaysAs(sql`n1 + n2 + n3 + n4 + n5`),
  sum: integer('sum').notNull().generatedAlwaysAs(sql`n1 + 2 * n2 + 3 * n3 + 4 * n4 + 5 * n5`),
})
export const noneNegative = sql`least(n1, n2, n3, n4, n5) >= 0`

/** The stars of a store: those of its lines' reviews, which count them here in their own transaction. */
export const storeRatings = pgTable(
  'store_ratings',
  {
    storeId: uuid('store_id')
      .primaryKey()
      .references(() => stores.id),
    ...starColumns(),
  },
  () => [check('store_ratings_counts', noneNegative)],
)

/** Stores that are suspended because an owner is banned, and how each stood before: lifting the ban gives it back as it was. */
export const banSuspensions = pgTable(
  'ban_suspensions',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    statusBefore: text('status_before', { enum: ['open', 'paused', 'closed'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.accountId] }),
    index('ban_suspensions_account').on(table.accountId),
  ],
)

/**
 * A store's standing with the shop, beside the status that its owners choose. Without a row a store is approved and of tier 0.
 * What is not approved or is blocked is `closed` to everybody, and strikes pause or close it; `kept_status` is then the owners'
 * own, which comes back afterwards.
 */
export const storeStanding = pgTable(
  'store_standing',
  {
    storeId: uuid('store_id')
      .primaryKey()
      .references(() => stores.id),
    approval: text('approval', { enum: ['applied', 'approved'] })
      .notNull()
      .default('approved'),
    tier: integer('tier').notNull().default(0),
    /** Says who gave the tier: the record or the staff; null: documents opened it. The record changes no tier of the staff's. */
    tierBy: text('tier_by', { enum: ['record', 'staff'] }),
    /** The name on the payout account is not the verified one. */
    hasOtherName: boolean('has_other_name').notNull().default(false),
    isBlocked: boolean('is_blocked').notNull().default(false),
    /** The points of its strikes that count, and what they have brought: no new orders, or no store. */
    strikePoints: integer('strike_points').notNull().default(0),
    restriction: text('restriction', { enum: ['paused', 'closed'] }),
    /** Nothing is paid out before this moment to a store that strikes have closed. */
    payoutsHeldUntil: moment('payouts_held_until'),
    keptStatus: text('kept_status', { enum: ['open', 'paused', 'closed'] }),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('store_standing_applied').on(table.storeId).where(sql`approval = 'applied'`),
    check('store_standing_tier', sql`${table.tier} between 0 and 3`),
    check(
      'store_standing_kept',
      sql`(${table.keptStatus} is not null) = (${table.approval} <> 'approved' or ${table.isBlocked} or ${table.restriction} is not null)`,
    ),
    check(
      'store_standing_payouts_held',
      sql`(${table.payoutsHeldUntil} is not null) = (coalesce(${table.restriction}, '') = 'closed')`,
    ),
  ],
)

/** The most that a store of a tier may sell within 30 days, typed in each currency of stores. Without a row: no limit. */
export const tierLimits = pgTable(
  'tier_limits',
  {
    currency: text('currency').notNull(),
    tier: integer('tier').notNull(),
    minor: bigint('minor', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.tier] }),
    check('tier_limits_values', sql`${table.tier} between 0 and 2 and ${table.minor} >= 0`),
  ],
)

/**
 * When stores of a tier are paid, and the share of each sale that is held for some days more. A sale keeps the share and the days of
 * the moment when it was paid.
 */
export const payoutTerms = pgTable(
  'payout_terms',
  {
    tier: integer('tier').primaryKey(),
    /** Hundredths of a percent. */
    reserveBasisPoints: integer('reserve_basis_points').notNull(),
    reserveDays: integer('reserve_days').notNull(),
    /** Days from a parcel's arrival; null: those of the whole shop (`PAYOUT_DELAY_DAYS`), which are also the most. */
    delayDays: integer('delay_days'),
    version: integer('version').notNull().default(1),
    /** Null: as the shop came with them. */
    updatedBy: text('updated_by'),
    updatedAt: moment('updated_at'),
  },
  (table) => [
    check('payout_terms_tier', sql`${table.tier} between 0 and 3`),
    check('payout_terms_share', sql`${table.reserveBasisPoints} between 0 and 5000`),
    check('payout_terms_days', sql`${table.reserveDays} between 0 and 180 and ${table.delayDays} between 0 and 90`),
  ],
)

/**
 * The sales of a store on a day of UTC, items and delivery before commission, and the refunds of these sales, made on whatever day.
 * Carried from the books within a second.
 */
export const storeSalesDays = pgTable(
  'store_sales_days',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    currency: text('currency').notNull(),
    day: date('day').notNull(),
    minor: bigint('minor', { mode: 'number' }).notNull(),
    refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.currency, table.day] })],
)
