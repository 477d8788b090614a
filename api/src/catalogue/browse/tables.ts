import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { minor } from '../tables.ts'

/**
 * The source of facets, counts and lists by price: a narrow row for each product on sale. Products in `listing_changes` may have
 * changed since; see listed-now.ts.
 */
export const listings = pgTable(
  'listings',
  {
    productId: uuid('product_id').primaryKey(),
    storeId: uuid('store_id').notNull(),
    categoryId: uuid('category_id'),
    /** The store's currency, and the product's lowest price in it. */
    currency: text('currency').notNull(),
    priceMinor: minor('price_minor').notNull(),
    featured: boolean('featured').notNull(),
    inStock: boolean('in_stock').notNull(),
    /** True when a variant has a pinned price: the lowest price then follows no rate. */
    isPinned: boolean('is_pinned').notNull(),
  },
  (table) => [
    index('listings_price').on(table.currency, table.priceMinor, table.productId).where(sql`not is_pinned`),
    index('listings_category_price')
      .on(table.categoryId, table.currency, table.priceMinor, table.productId)
      .where(sql`not is_pinned`),
    index('listings_store_price').on(table.storeId, table.priceMinor, table.productId).where(sql`not is_pinned`),
    index('listings_pinned').on(table.productId).where(sql`is_pinned`),
  ],
)

/** The number of listings by store, by category, and by both. A null column means all. */
export const listingCounts = pgTable(
  'listing_counts',
  {
    level: text('level', { enum: ['store', 'category', 'both'] }).notNull(),
    storeId: uuid('store_id'),
    categoryId: uuid('category_id'),
    featured: boolean('featured').notNull(),
    inStock: boolean('in_stock').notNull(),
    products: integer('products').notNull(),
  },
  (table) => [
    unique('listing_counts_kind')
      .on(table.level, table.storeId, table.categoryId, table.featured, table.inStock)
      .nullsNotDistinct(),
    index('listing_counts_category').on(table.level, table.categoryId),
  ],
)

/**
 * How many products of each store are listed, and how many of those are in stock: kept by triggers on `listing_counts` and on the
 * country of a store. It is narrow, because the filters of the whole shop are counted from all of it.
 */
export const storeListings = pgTable('store_listings', {
  storeId: uuid('store_id').primaryKey(),
  countryCode: text('country_code').notNull(),
  products: integer('products').notNull(),
  stocked: integer('stocked').notNull(),
})

/** Products that may differ from their listings, noted by triggers in the transaction that changed them. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid('product_id').notNull(),
  },
  (table) => [index('listing_changes_product').on(table.productId)],
)
