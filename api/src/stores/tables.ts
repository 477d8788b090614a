import { memberRoles } from '@makola/contract/permissions.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
    /** The currency in which the seller types prices and is credited. */
    currency: text('currency').notNull(),
    status: text('status', { enum: ['open', 'paused', 'closed'] })
      .notNull()
      .default('open'),
    deliveryPromise: text('delivery_promise').notNull().default(''),
    returnPromise: text('return_promise').notNull().default(''),
    /** Picture ids; an invariant sees to it that each is there. */
    logoPictureId: uuid('logo_picture_id'),
    coverPictureId: uuid('cover_picture_id'),
    commissionBasisPoints: integer('commission_basis_points').notNull().default(0),
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
