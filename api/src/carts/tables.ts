import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { variants } from '../catalogue/tables.ts'
import { moment } from '../platform/tables.ts'
import { rates } from '../rates/tables.ts'
import type { QuotedStore, RateSnapshot } from './quoted-store.ts'

export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey(),
    /** The owner: the hash of a guest's cookie, or `account:` and the account's id. */
    tokenHash: text('token_hash').notNull(),
    rateId: uuid('rate_id').references(() => rates.id),
    /** An ordered cart is never changed again; its browser gets a new one. */
    state: text('state', { enum: ['open', 'ordered'] })
      .notNull()
      .default('open'),
    /** Counts every change of its lines; a quote is for one version. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('carts_open_token').on(table.tokenHash).where(sql`state = 'open'`),
    index('carts_token').on(table.tokenHash),
    index('carts_idle').on(table.updatedAt).where(sql`state = 'open'`),
  ],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** The unit price that the shopper last saw, for showing changes since. */
    seenUnitMinor: bigint('seen_unit_minor', { mode: 'number' }),
    seenCurrency: text('seen_currency'),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    index('cart_lines_variant').on(table.variantId, table.addedAt),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 999`),
  ],
)

/** A cart priced for checkout: one live quote a cart, its prices held until `heldUntil`. */
export const quotes = pgTable('quotes', {
  id: uuid('id').primaryKey(),
  cartId: uuid('cart_id')
    .notNull()
    .unique()
    .references(() => carts.id, { onDelete: 'cascade' }),
  cartVersion: integer('cart_version').notNull(),
  rateId: uuid('rate_id')
    .notNull()
    .references(() => rates.id),
  countryCode: text('country_code').notNull(),
  currency: text('currency').notNull(),
  rateSnapshot: jsonb('rate_snapshot').$type<RateSnapshot>().notNull(),
  stores: jsonb('stores').$type<QuotedStore[]>().notNull(),
  totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
  heldUntil: moment('held_until').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
