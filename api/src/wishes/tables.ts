import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/tables.ts'
import { products, variants } from '../catalogue/tables.ts'
import { moment } from '../platform/tables.ts'
import { stores } from '../stores/tables.ts'

/** The products that people want to come back to, each at most once in a list. */
export const wishes = pgTable(
  'wishes',
  {
    id: uuid('id').primaryKey(),
    /** The hash of a guest's cookie, or `account:` and the account's id. */
    owner: text('owner').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The one that was chosen, if any. */
    variantId: uuid('variant_id').references(() => variants.id, { onDelete: 'set null' }),
    /** The price that the shopper saw when saving it. */
    seenMinor: bigint('seen_minor', { mode: 'number' }),
    seenCurrency: text('seen_currency'),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    unique('wishes_once').on(table.owner, table.productId),
    index('wishes_guests').on(table.addedAt).where(sql`owner not like 'account:%'`),
    index('wishes_product').on(table.productId),
    index('wishes_variant').on(table.variantId),
  ],
)

export const alertStates = ['unconfirmed', 'waiting', 'told'] as const

/** People who want one email when a sold-out variant is back. Taking one back, or its end after 180 days, deletes it. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: uuid('id').primaryKey(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id),
    /** A guest's. */
    email: text('email'),
    /** Where it is wanted: it waits while the product is off sale there. Null when no country was chosen, and in older alerts. */
    countryCode: text('country_code'),
    state: text('state', { enum: alertStates }).notNull(),
    /** Its place in the line: when it was asked for or, by a guest, confirmed. */
    since: moment('since').notNull(),
    toldAt: moment('told_at'),
  },
  (table) => [
    uniqueIndex('stock_alerts_account').on(table.accountId, table.variantId).where(sql`state <> 'told'`),
    uniqueIndex('stock_alerts_email').on(table.email, table.variantId).where(sql`state <> 'told'`),
    index('stock_alerts_line').on(table.variantId, table.since, table.id).where(sql`state = 'waiting'`),
    index('stock_alerts_told').on(table.variantId, table.toldAt).where(sql`state = 'told'`),
    index('stock_alerts_age').on(table.since),
    check('stock_alerts_whose', sql`(${table.accountId} is null) <> (${table.email} is null)`),
    check('stock_alerts_told', sql`(${table.state} = 'told') = (${table.toldAt} is not null)`),
    check('stock_alerts_confirmed', sql`${table.state} <> 'unconfirmed' or ${table.email} is not null`),
  ],
)

export const storeFollows = pgTable(
  'store_follows',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    since: moment('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.storeId] }),
    index('store_follows_store').on(table.storeId, table.accountId),
  ],
)

/** The moment up to which the followers of a store have been told what is new there. */
export const storeNews = pgTable('store_news', {
  storeId: uuid('store_id')
    .primaryKey()
    .references(() => stores.id),
  toldAt: moment('told_at').notNull(),
})

export type WishRow = typeof wishes.$inferSelect
