import { highestPriceMinor } from '@makola/money/percent.ts'
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import {
  countryCode,
  currency,
  decimal,
  id,
  idOrSlug,
  line,
  money,
  paging,
  paragraphs,
  queryFlag,
  queryInteger,
  single,
  slug,
  timestamp,
} from '../http/fields.ts'
import { picture } from '../media/media.ts'
import { rating, ratings } from '../stores/ratings.ts'
import { storeStatus, storeSummary } from '../stores/stores.ts'
import { productAbout } from './product-about.ts'
import { facets, optionKeys, productListMeta } from './product-lists.ts'
import { sizeGuide } from './size-guide.ts'

export const categoryNode = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  parentId: id.nullable(),
  position: z.int(),
  /** Products on sale in this category and those below it. */
  productCount: z.int(),
})

/** Why a product has no price in the shopper's currency. A number never stands under a wrong symbol. */
export const priceProblem = z.enum(['no-rate', 'rate-inactive'])

export const productOption = z.strictObject({ name: line(40), values: z.array(line(60)).min(1).max(50) })

export const productStatus = z.enum(['draft', 'active', 'archived'])

export const productCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  /** While it is not open, nothing of it can be bought: `available` is 0. */
  store: storeSummary.pick({ id: true, slug: true, name: true, countryCode: true }).extend({ status: storeStatus }),
  category: z.object({ slug: z.string(), name: z.string() }).nullable(),
  picture: picture.nullable(),
  /** The lowest price of its variants, converted and rounded, ready to show and to charge. */
  price: money.nullable(),
  /** True when other variants cost more: 'from …'. */
  hasPriceRange: z.boolean(),
  compareAt: money.nullable(),
  priceProblem: priceProblem.nullable(),
  /** Units that can be bought now, over all variants; at most 6 on a card, and 999 on a product's own page. */
  available: z.int(),
  /** Null below `fewestOnCards` reviews. */
  rating: rating.nullable(),
  featured: z.boolean(),
  createdAt: timestamp,
})

export const variant = z.object({
  id,
  sku: z.string(),
  title: z.string(),
  options: z.record(z.string(), z.string()),
  price: money.nullable(),
  compareAt: money.nullable(),
  /** The price that the seller typed, in the store's currency. */
  storePrice: money,
  isPinned: z.boolean(),
  /** Units that can be bought now; at most 999. */
  available: z.int(),
  /** One of the product's pictures that shows this variant. */
  pictureId: id.nullable(),
})

export const product = productCard.extend({
  /** False where the shop's staff has taken it off sale in the country of the chosen rate. */
  isSoldHere: z.boolean(),
  /** From the first review on. */
  ratings,
  description: z.string(),
  brand: z.string().nullable(),
  tags: z.array(z.string()),
  status: productStatus,
  options: z.array(productOption),
  variants: z.array(variant),
  pictures: z.array(picture),
  storePrice: money,
  /** The conversion that made the price; null where none was needed. */
  conversion: z
    .object({ from: currency, to: currency, rate: decimal, marginPct: decimal, effectiveAt: timestamp })
    .nullable(),
  weightGrams: z.int().nullable(),
  about: productAbout,
  /** The size guide of `about`, read. */
  sizeGuide: sizeGuide.nullable(),
  updatedAt: timestamp,
  version: z.int(),
})

/** The filters of a product list. Prices are minor units of the chosen rate's currency. */
const filters = {
  rate: id.optional(),
  category: line(80).optional(),
  store: idOrSlug.optional(),
  q: line(200).optional(),
  /** True: the words as they are typed, in no other spelling. */
  exact: queryFlag.optional(),
  featured: queryFlag.optional(),
  inStock: queryFlag.optional(),
  min: queryInteger(0, Number.MAX_SAFE_INTEGER).optional(),
  max: queryInteger(0, Number.MAX_SAFE_INTEGER).optional(),
  options: optionKeys.optional(),
  /** The country of the store. */
  shipsFrom: countryCode.optional(),
}

export const productSort = z.enum(['relevance', '-created', 'created', 'price', '-price', 'rating'])

/** A price typed by a seller: at most 1,000 million of a currency with cents, so that every other currency can show it. */
export const storePrice = money.extend({
  amount: money.shape.amount.max(highestPriceMinor, { error: fault('catalogue.price-too-high') }),
})
/** In one form of its letters: two that look alike are one. What is far too long is only refused. */
const sku = line(60).overwrite((text) => (text.length <= 200 ? text.normalize('NFC') : text))

export const variantFields = {
  sku,
  options: z.record(line(40), line(60)).optional(),
  price: storePrice,
  compareAt: storePrice.nullable().optional(),
  /** Units on the shelf, including those held for orders. */
  stock: z.int().min(0).max(1_000_000),
  lowStockThreshold: z.int().min(0).max(1_000_000).optional(),
  barcode: line(60).nullable().optional(),
  pinnedPrices: z.array(money).max(50).optional(),
  /** One of the product's pictures. */
  pictureId: id.nullable().optional(),
}
const newVariant = z.strictObject(variantFields)
/**
 * The stock that the seller saw when typing `stock`. If units were sold or returned since, nothing changes. Omitted: no check.
 */
export const stockWas = variantFields.stock.optional()
/** With `id`, an existing variant: omitted fields stay. Without, a new variant, which needs all the rest. */
const variantPatch = newVariant.partial({ sku: true, price: true, stock: true }).extend({ id: id.optional(), stockWas })

/** A product's payload. A product without options gives `price`, `stock` and `sku`; with options it gives `variants`. */
export const newProduct = z.strictObject({
  store: idOrSlug,
  name: line(200),
  slug: slug.optional(),
  description: paragraphs(20_000).optional(),
  category: line(80).nullable().optional(),
  brand: line(80).nullable().optional(),
  tags: z.array(line(40)).max(20).optional(),
  status: productStatus.optional(),
  featured: z.boolean().optional(),
  pictures: z.array(id).max(12).optional(),
  weightGrams: z.int().min(0).max(1_000_000).nullable().optional(),
  about: productAbout.optional(),
  options: z.array(productOption).max(3).optional(),
  price: storePrice.optional(),
  sku: sku.optional(),
  stock: z.int().min(0).max(1_000_000).optional(),
  variants: z.array(newVariant).max(100).optional(),
})

/** `variants` is the whole new set, in order: variants of the product that are not in it are removed. */
export const productPatch = newProduct
  .omit({ store: true, variants: true })
  .partial()
  .extend({
    variants: z.array(variantPatch).max(100).optional(),
    stockWas,
    /** The reason for the correction, kept with the movement. */
    reason: line(200).optional(),
  })

const products = 'products'

export const listProducts = endpoint({
  operationId: 'listProducts',
  tag: products,
  summary: 'Products on sale, priced in the currency of a rate',
  method: 'get',
  path: '/products/',
  access: 'public',
  query: z.strictObject({ ...filters, ...paging, sort: productSort.optional() }),
  replies: { 200: z.object({ data: z.array(productCard), meta: productListMeta }) },
  problems: [],
})

export const listFacets = endpoint({
  operationId: 'listFacets',
  tag: products,
  summary: 'Counts by category, store, country, option and stock, and the price range, for the same filters',
  method: 'get',
  path: '/products/facets',
  access: 'public',
  /** `storeName` leaves the stores whose names have this in them; nothing else is affected by it. */
  query: z.strictObject({ ...filters, storeName: line(60).optional() }),
  replies: { 200: single(facets) },
  problems: [],
})

export const getProduct = endpoint({
  operationId: 'getProduct',
  tag: products,
  summary: 'One product, by id or slug',
  method: 'get',
  path: '/products/{id}',
  access: 'public',
  params: z.object({ id: idOrSlug }),
  query: z.strictObject({ rate: id.optional() }),
  replies: { 200: single(product) },
  problems: ['not-found'],
})

export const createProduct = endpoint({
  operationId: 'createProduct',
  tag: products,
  summary: 'Add a product to a store',
  method: 'post',
  path: '/products/',
  access: 'member',
  body: newProduct,
  replies: { 201: single(product) },
  problems: ['not-found', 'duplicate', 'forbidden', 'wrong-state'],
})

export const updateProduct = endpoint({
  operationId: 'updateProduct',
  tag: products,
  summary: 'Change a product',
  method: 'patch',
  path: '/products/{id}',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  body: productPatch,
  replies: { 200: single(product) },
  problems: ['not-found', 'duplicate', 'version-mismatch', 'wrong-state', 'forbidden'],
})

export const deleteProduct = endpoint({
  operationId: 'deleteProduct',
  tag: products,
  summary: 'Take a product out of the shop; placed orders keep their copy',
  method: 'delete',
  path: '/products/{id}',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  replies: { 204: null },
  problems: ['not-found', 'forbidden'],
})

export const listCategories = endpoint({
  operationId: 'listCategories',
  tag: 'categories',
  summary: 'The tree of categories, parents before children',
  method: 'get',
  path: '/categories/',
  access: 'public',
  query: z.strictObject({ store: idOrSlug.optional() }),
  replies: { 200: z.object({ data: z.array(categoryNode) }) },
  problems: [],
})

export type ProductCard = z.infer<typeof productCard>
export type Product = z.infer<typeof product>
export type Variant = z.infer<typeof variant>
export type CategoryNode = z.infer<typeof categoryNode>
export type Facets = z.infer<typeof facets>
export type ProductListMeta = z.infer<typeof productListMeta>
export type ProductSort = z.infer<typeof productSort>
export type NewProduct = z.infer<typeof newProduct>
export type ProductPatch = z.infer<typeof productPatch>
