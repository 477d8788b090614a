import type { ProductAbout } from '@makola/contract/catalogue/product-about.ts'
import type { ImportReport } from '@makola/contract/catalogue/product-imports.ts'
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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { pictures } from '../media/tables.ts'
import { moment } from '../platform/tables.ts'
import { noneNegative, starColumns, stores } from '../stores/tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const minor = (name: string) => bigint(name, { mode: 'number' })

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

/** Categories that stores have requested from the operators. */
export const categoryRequests = pgTable(
  'category_requests',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    name: text('name').notNull(),
    parentId: uuid('parent_id').references(() => categories.id, { onDelete: 'set null' }),
    requestedBy: text('requested_by').notNull(),
    state: text('state', { enum: ['open', 'approved', 'declined'] })
      .notNull()
      .default('open'),
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('category_requests_newest').on(table.createdAt.desc(), table.id.desc()),
    uniqueIndex('category_requests_open_once').on(table.storeId, sql`lower(name)`).where(sql`state = 'open'`),
  ],
)

/** A store's choices of a category for the words in its files; words are folded (`foldWord`). */
export const categoryWords = pgTable(
  'category_words',
  {
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    word: text('word').notNull(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.word] }),
    index('category_words_category').on(table.categoryId),
  ],
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

/**
 * The words that products have or had, with their stems: searches are widened by them. The trigger for `products.search` adds to
 * them. A word may appear twice: two transactions that add it at once do not wait for each other.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').notNull(),
    english: text('english').notNull(),
    french: text('french').notNull(),
  },
  (table) => [
    index('search_words_word').on(table.word.op('text_pattern_ops')),
    index('search_words_english').on(table.english),
    index('search_words_french').on(table.french),
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

/** Stock held for an order while its payment is under way. `available = on hand − held`. */
export const holds = pgTable(
  'holds',
  {
    orderId: uuid('order_id').notNull(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id),
    quantity: integer('quantity').notNull(),
    state: text('state', { enum: ['active', 'released', 'sold'] })
      .notNull()
      .default('active'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.variantId] }),
    index('holds_expiry').on(table.expiresAt).where(sql`state = 'active'`),
    index('holds_active_variant').on(table.variantId).where(sql`state = 'active'`),
    check('holds_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Every change of a variant's stock on hand, for ever. The sum of a variant's movements is its stock on hand. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: uuid('id').primaryKey(),
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['initial', 'received', 'counted', 'damaged', 'lost', 'corrected', 'sold', 'returned', 'replaced'],
    }).notNull(),
    /** Units; negative when they leave the shelf. */
    quantity: integer('quantity').notNull(),
    orderId: uuid('order_id'),
    /** As its store knows it. */
    orderNumber: text('order_number'),
    /** The refund that returned units to sale. An order may have several, so these have no `orderId`. */
    refundId: uuid('refund_id'),
    /** The request whose goods were replaced. */
    requestId: uuid('request_id'),
    reason: text('reason'),
    actor: text('actor').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('stock_movements_variant').on(table.variantId, table.at),
    // What was sold in the last 90 days is added up from this index alone.
    index('stock_movements_sold').on(table.at, table.variantId, table.quantity).where(sql`kind = 'sold'`),
    unique('stock_movements_order_once').on(table.orderId, table.variantId, table.kind),
    uniqueIndex('stock_movements_refund_once').on(table.refundId, table.variantId).where(sql`refund_id is not null`),
    uniqueIndex('stock_movements_request_once').on(table.requestId, table.variantId).where(sql`request_id is not null`),
  ],
)

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

/** Products that have had a change to many, noted in the transaction of the change: none gets it twice. Deleted after a week. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    /** A digest of the caller's run and the change. */
    mark: text('mark').notNull(),
    productId: uuid('product_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mark, table.productId] }), index('bulk_changes_at').on(table.at)],
)

/**
 * The values of products' options, to filter and count by: a row for each, written by a trigger of `products`. Spellings of one
 * value share a key, `colour:red`.
 */
export const optionValues = pgTable(
  'option_values',
  {
    key: text('key').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** As the seller spelt them. */
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.key] }),
    index('option_values_key').on(table.key, table.productId),
  ],
)

/** Pictures that files name by address: each is fetched once for a product. */
export const importPictures = pgTable(
  'import_pictures',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    importId: uuid('import_id').notNull(),
    address: text('address').notNull(),
    position: integer('position').notNull(),
    state: text('state', { enum: ['waiting', 'fetched', 'refused', 'dropped'] }).notNull(),
    /** The reason for its absence, for the seller. */
    reason: text('reason'),
    attempts: integer('attempts').notNull().default(0),
    /** The SKUs of the variants that it shows. */
    skus: text('skus').array().notNull().default([]),
    /** The picture that it became. The product may have lost it since. */
    pictureId: uuid('picture_id'),
    /** The earliest time for a try; until then another process tries it, or its server is left alone. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    uniqueIndex('import_pictures_once').on(table.productId, sql`md5(address)`),
    index('import_pictures_of_import').on(table.importId, table.state, table.position, table.id),
  ],
)

/** Imports that their callers follow, under the callers' ids; deleted after a day. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    storeId: uuid('store_id')
      .notNull()
      .references(() => stores.id),
    /** A dry run. */
    isTrial: boolean('is_trial').notNull().default(false),
    state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
    rows: integer('rows').notNull(),
    products: integer('products').notNull(),
    stored: integer('stored').notNull(),
    report: jsonb('report').$type<ImportReport>(),
    problem: text('problem'),
    startedAt: moment('started_at').notNull(),
    /** The time of its last progress. */
    toldAt: moment('told_at').notNull(),
  },
  (table) => [index('imports_newest').on(table.storeId, table.startedAt.desc())],
)

/** The stars of a product, counted by its reviews in their own transaction. It may be deleted since: no foreign key. */
export const productRatings = pgTable(
  'product_ratings',
  {
    productId: uuid('product_id').primaryKey(),
    ...starColumns(),
    /** The mean of the whole shop in thousandths of a star, the same in all rows; refreshed every night. */
    meanMilli: integer('mean_milli').notNull().default(4200),
    /** The order by rating, in millionths of a star: the mean as if there were ten more reviews of the shop's mean. */
    score: bigint('score', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`(10 * mean_milli + 1000 * (n1 + 2 * n2 + 3 * n3 + 4 * n4 + 5 * n5)::bigint) * 1000 / (10 + n1 + n2 + n3 + n4 + n5)`,
      ),
  },
  (table) => [
    index('product_ratings_best').on(table.score.desc(), table.productId.desc()),
    check('product_ratings_counts', noneNegative),
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

/** Products that a rule took off the shop until somebody of the staff has looked. The rule may have been changed or removed since. */
export const productHolds = pgTable(
  'product_holds',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    ruleId: uuid('rule_id').notNull(),
    ground: text('ground').notNull(),
    /** The words of the rule that the product has; it may have them once it is cleared. */
    words: text('words').array().notNull(),
    at: moment('at').notNull(),
    /** Null until the staff has given the product back. */
    clearedAt: moment('cleared_at'),
  },
  (table) => [unique('product_holds_open').on(table.productId, table.ruleId, table.clearedAt).nullsNotDistinct()],
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

/** The products that sold best in the last 90 days, with the units paid for; counted anew every hour. One may be deleted since. */
export const bestSellers = pgTable(
  'best_sellers',
  {
    productId: uuid('product_id').primaryKey(),
    units: bigint('units', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('best_sellers_units').on(table.units.desc(), table.productId),
    check('best_sellers_sold', sql`${table.units} > 0`),
  ],
)
