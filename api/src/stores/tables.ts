import { memberRoles } from '@makola/contract/permissions.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/tables.ts'
import { moment } from '../platform/tables.ts'

export const stores = pgTable(
  'stores',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    tagline: text('tagline').notNull().default(''),
    story: text('story').notNull().default(''),
    city: text('city').notNull().default(''),
    countryCode: text('country_code').notNull(),
    /** The currency of the seller's prices and credits. */
    currency: text('currency').notNull(),
    status: text('status', { enum: ['open', 'paused', 'closed'] })
      .notNull()
      .default('open'),
    deliveryPromise: text('delivery_promise').notNull().default(''),
    returnPromise: text('return_promise').notNull().default(''),
    /** Picture ids; an invariant checks that each exists. */
    logoPictureId: uuid('logo_picture_id'),
    coverPictureId: uuid('cover_picture_id'),
    /** No longer used: commission terms have a table of their own. The next release drops it. */
    commissionBasisPoints: integer('commission_basis_points').notNull().default(0),
    /** The reason why an operator of the shop paused or closed it; null: no operator did. */
    suspensionReason: text('suspension_reason'),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('stores_name').on(table.name, table.id),
    check('stores_commission', sql`${table.commissionBasisPoints} between 0 and 10000`),
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
