import type { ProductAbout } from '@makola/contract/catalogue/product-about.ts'
import type { ProhibitedAction } from '@makola/contract/catalogue/prohibited.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { pictures } from '../media/tables.ts'
import { moment } from '../platform/tables.ts'
import { stores } from '../stores/tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** An amount in the smallest unit of its currency. */
export const minor = (name: string) => bigint(name, { mode: 'number' })

export const categories = pgTable(
  'categories',
  {
    id: uuid('id').primaryKey(),
    parentId: uuid('parent_id'),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('categories_parent').on(table.parentId, table.position)],
)

const productStatuses = ['draft', 'active', 'archived'] as const

export type ProductOption = { name: string; values: string[] }

export const products = pgTable(
  'products',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    categoryId: uuid('category_id').references(() => categories.id),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** HTML, sanitised when it was written. */
    description: text('description').notNull().default(''),
    brand: text('brand'),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    status: text('status', { enum: productStatuses }).notNull().default('draft'),
    featured: boolean('featured').notNull().default(false),
    options: jsonb('options').$type<ProductOption[]>().notNull().default([]),
    weightGrams: integer('weight_grams'),
    /** Materials, use, care, sizes, maker: plain texts, none of them empty. */
    about: jsonb('about').$type<ProductAbout>().notNull().default({}),
    /** Lowest and highest variant price in the store's currency, kept by the catalogue's writes for lists and sorting. */
    minPriceMinor: minor('min_price_minor').notNull(),
    maxPriceMinor: minor('max_price_minor').notNull(),
    /** The import's key for it: the same row imported again changes this product instead of adding another. */
    importKey: text('import_key'),
    version: integer('version').notNull().default(1),
    /** When it first went on sale; written by a trigger. Null for a draft, and for what was on sale before this was noted. */
    publishedAt: moment('published_at'),
    /** When it was deleted; its row stays for orders and reports, archived, and may be restored. */
    deletedAt: moment('deleted_at'),
    /** The status that it had then and gets back. */
    deletedFrom: text('deleted_from', { enum: productStatuses }),
    /** The seller's own status while the shop's staff has taken it down: its `status` is `archived` until it gets this one back. */
    blockedFrom: text('blocked_from', { enum: productStatuses }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Name, brand and tags, option values, and description, weighted, without accents; written by a trigger. */
    search: tsvector('search').notNull().default(''),
  },
  (table) => [
    uniqueIndex('products_import_key').on(table.storeId, table.importKey).where(sql`deleted_at is null`),
    index('products_newest').on(table.createdAt.desc(), table.id.desc()).where(sql`status = 'active'`),
    index('products_by_category')
      .on(table.categoryId, table.createdAt.desc(), table.id.desc())
      .where(sql`status = 'active'`),
    // The counts of products on sale read this index only.
    index('products_counted').on(table.storeId, table.categoryId).where(sql`status = 'active'`),
    index('products_published').on(table.storeId, table.publishedAt).where(sql`published_at is not null`),
    index('products_by_store').on(table.storeId, table.createdAt.desc(), table.id.desc()),
    // The sort orders and counts of a store's inventory read this index.
    index('products_inventory_updated').on(table.storeId, table.updatedAt, table.id).where(sql`deleted_at is null`),
    index('products_inventory_name').on(table.storeId, sql`fold(name)`, table.id).where(sql`deleted_at is null`),
    index('products_inventory_price').on(table.storeId, table.minPriceMinor, table.id).where(sql`deleted_at is null`),
    index('products_inventory_status').on(table.storeId, table.status).where(sql`deleted_at is null`),
    index('products_featured').on(table.createdAt.desc(), table.id.desc()).where(sql`status = 'active' and featured`),
    index('products_search').using('gin', table.search),
    index('products_name_trigrams').using('gin', sql`fold(name) gin_trgm_ops`),
    check('products_prices', sql`${table.minPriceMinor} >= 0 and ${table.maxPriceMinor} >= ${table.minPriceMinor}`),
    check(
      'products_deleted',
      sql`(${table.deletedAt} is null) = (${table.deletedFrom} is null) and (${table.deletedAt} is null or ${table.status} = 'archived')`,
    ),
    check('products_blocked', sql`${table.blockedFrom} is null or ${table.status} = 'archived'`),
  ],
)

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

export const variants = pgTable(
  'variants',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    sku: text('sku').notNull(),
    title: text('title').notNull().default(''),
    options: jsonb('options').$type<Record<string, string>>().notNull().default({}),
    /** In the store's currency. */
    priceMinor: minor('price_minor').notNull(),
    compareAtMinor: minor('compare_at_minor'),
    onHand: integer('on_hand').notNull().default(0),
    /** Units held for unpaid orders; never more than the stock. */
    held: integer('held').notNull().default(0),
    lowStockThreshold: integer('low_stock_threshold').notNull().default(3),
    /** As printed on the goods. */
    barcode: text('barcode'),
    position: integer('position').notNull().default(0),
    /** One of the product's pictures. */
    pictureId: uuid('picture_id').references(() => pictures.id),
    /** The time when it was removed from its product, or deleted with it: no longer sold, still named by orders and movements. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('variants_sku').on(table.storeId, table.sku).where(sql`removed_at is null`),
    index('variants_product').on(table.productId, table.position),
    index('variants_offers').on(table.productId).where(sql`compare_at_minor > price_minor and removed_at is null`),
    index('variants_barcode').on(table.storeId, table.barcode).where(sql`barcode is not null and removed_at is null`),
    index('variants_sku_trigrams').using('gin', sql`lower(sku) gin_trgm_ops`).where(sql`removed_at is null`),
    check('variants_price', sql`${table.priceMinor} >= 0`),
    check('variants_stock', sql`${table.held} >= 0 and ${table.onHand} >= ${table.held}`),
  ],
)

/** A price typed for one currency; it overrides conversion. */
export const pinnedPrices = pgTable(
  'pinned_prices',
  {
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.currency] }),
    check('pinned_prices_amount', sql`${table.amountMinor} >= 0`),
  ],
)

/** The goods that may not be sold: rows that the staff edits. A product is compared with them when it is published. */
export const prohibitedRules = pgTable(
  'prohibited_rules',
  {
    id: uuid('id').primaryKey(),
    /** As the staff wrote them; empty for a whole category. */
    words: text('words').array().notNull(),
    /** With the categories below it; null for all. */
    categoryId: uuid('category_id').references(() => categories.id),
    /** The countries of stores; empty for all. */
    countries: text('countries').array().notNull(),
    action: text('action').$type<ProhibitedAction>().notNull(),
    ground: text('ground').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('prohibited_rules_about', sql`cardinality(${table.words}) > 0 or ${table.categoryId} is not null`),
    check('prohibited_rules_action', sql`${table.action} in ('hold', 'refuse')`),
  ],
)

/** The countries in which the shop's staff has taken a product off sale; it stays on sale in the others. */
export const productBlocks = pgTable(
  'product_blocks',
  {
    countryCode: text('country_code').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.productId] })],
)
