import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { currency, id, idOrSlug, line, list, money, paging, single, timestamp } from '../http/fields.ts'
import { picture } from '../media/media.ts'
import { product, productOption, productStatus, stockWas, storePrice, variantFields } from './catalogue.ts'
import { productAbout } from './product-about.ts'

// The inventory as a store's members see it: every product of the store, whatever its status, with its stock.

/** The stock level of a product or variant: `low` at or below its threshold, `out` with nothing left to sell. */
export const stockLevel = z.enum(['ok', 'low', 'out'])

const categoryName = z.object({ slug: z.string(), name: z.string() })

export const inventoryRow = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  picture: picture.nullable(),
  status: productStatus,
  /** True when the shop's staff has taken it down: it is archived to everybody. */
  isBlocked: z.boolean(),
  featured: z.boolean(),
  category: categoryName.nullable(),
  /** The SKU of its first variant. */
  sku: z.string(),
  /** The only variant, which a table edits in place; null where there are several. */
  variantId: id.nullable(),
  variantCount: z.int(),
  /** The lowest of its variants, in the store's currency. */
  price: money,
  hasPriceRange: z.boolean(),
  /** Units over all variants: on the shelf, set aside for orders being paid, and left to sell. */
  onHand: z.int(),
  held: z.int(),
  available: z.int(),
  /** The threshold of its only variant; null where there are several. */
  lowStockThreshold: z.int().nullable(),
  /** The level of its worst variant. */
  stockLevel,
  /** The number of variants at that level and the titles of the first two, when it is low or out. */
  shortCount: z.int(),
  shortVariants: z.array(z.string()),
  updatedAt: timestamp,
  version: z.int(),
})

export const inventoryVariant = z.object({
  id,
  sku: z.string(),
  title: z.string(),
  options: z.record(z.string(), z.string()),
  price: money,
  compareAt: money.nullable(),
  pinnedPrices: z.array(money),
  onHand: z.int(),
  held: z.int(),
  available: z.int(),
  lowStockThreshold: z.int(),
  barcode: z.string().nullable(),
  stockLevel,
  /** One of the product's pictures that shows this variant. */
  pictureId: id.nullable(),
})

export const inventoryItem = z.object({
  id,
  slug: z.string(),
  store: z.object({ id, slug: z.string(), name: z.string(), currency }),
  name: z.string(),
  description: z.string(),
  category: categoryName.extend({ id }).nullable(),
  brand: z.string().nullable(),
  tags: z.array(z.string()),
  /** The seller's own; while it is taken down, nobody sees it. */
  status: productStatus,
  isBlocked: z.boolean(),
  /** The names of the countries in which alone it is taken down. */
  blockedCountries: z.array(z.string()),
  featured: z.boolean(),
  pictures: z.array(picture),
  weightGrams: z.int().nullable(),
  about: productAbout,
  options: z.array(productOption),
  variants: z.array(inventoryVariant),
  createdAt: timestamp,
  updatedAt: timestamp,
  version: z.int(),
})

/** Why somebody of the store changes the stock; sales and returns are noted by themselves. */
export const stockChangeKind = z.enum(['received', 'counted', 'damaged', 'lost', 'corrected'])

export const inventorySort = z.enum([
  'name',
  '-name',
  'sku',
  '-sku',
  'price',
  '-price',
  'available',
  '-available',
  'updated',
  '-updated',
])

const counts = z.object({
  all: z.int(),
  draft: z.int(),
  active: z.int(),
  archived: z.int(),
  /** Counted here alone, whatever status the seller has chosen. */
  takenDown: z.int(),
})

/** As the inventory lists a product: one that the shop's staff has taken down is in no other status. */
const listedStatus = z.enum([...productStatus.options, 'taken-down'])

const inventory = 'inventory'

const inventoryFilters = {
  q: line(200).optional(),
  status: listedStatus.optional(),
  category: line(80).optional(),
  /** `low` and `out` are those with a variant at that level. */
  stock: z.enum(['low', 'out']).optional(),
}

export const listInventory = endpoint({
  operationId: 'listInventory',
  tag: inventory,
  summary: 'Products of a store for its own people, newest change first unless sorted otherwise',
  method: 'get',
  path: '/inventory/',
  access: 'member',
  query: z.strictObject({
    store: idOrSlug,
    ...inventoryFilters,
    sort: inventorySort.optional(),
    ...paging,
  }),
  replies: {
    200: z.object({
      data: z.array(inventoryRow),
      /** `total` counts what the filters leave; `counts` the same for each status, whichever status is chosen. */
      meta: z.object({ next: z.string().nullable(), total: z.int(), counts }),
    }),
  },
  problems: ['not-found'],
})

export const listProductIds = endpoint({
  operationId: 'listProductIds',
  tag: inventory,
  summary: 'All products of a store that match, by id alone: to change them all',
  method: 'get',
  path: '/stores/{id}/product-ids',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  query: z.strictObject(inventoryFilters),
  replies: { 200: z.object({ data: z.array(id) }) },
  problems: ['not-found'],
})

export const getInventoryItem = endpoint({
  operationId: 'getInventoryItem',
  tag: inventory,
  summary: 'A product as its store edits it, by id or slug',
  method: 'get',
  path: '/inventory/{id}',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  replies: { 200: single(inventoryItem) },
  problems: ['not-found'],
})

export const updateVariant = endpoint({
  operationId: 'updateVariant',
  tag: inventory,
  summary: 'Change price, stock or SKU of one variant in place',
  method: 'patch',
  path: '/inventory/variants/{id}',
  access: 'member',
  params: z.object({ id }),
  body: z.strictObject({
    price: storePrice.optional(),
    compareAt: variantFields.compareAt,
    pinnedPrices: variantFields.pinnedPrices,
    sku: variantFields.sku.optional(),
    /** Units on the shelf, including those held for orders. */
    stock: variantFields.stock.optional(),
    stockWas,
    lowStockThreshold: variantFields.lowStockThreshold,
    barcode: variantFields.barcode,
    /** The kind of the movement: `corrected` unless it is given. */
    kind: stockChangeKind.optional(),
    /** A note, kept with the movement. */
    reason: line(200).optional(),
  }),
  /** The variant, and the version that its product has now. */
  replies: { 200: single(inventoryVariant.extend({ productId: id, productVersion: z.int(), updatedAt: timestamp })) },
  problems: ['not-found', 'forbidden', 'duplicate', 'version-mismatch', 'wrong-state'],
})

export const updateProducts = endpoint({
  operationId: 'updateProducts',
  tag: inventory,
  summary: 'Publish, shelve, delete or restore many products of one store at once, all or none',
  method: 'patch',
  path: '/inventory/bulk',
  access: 'member',
  body: z.strictObject({
    store: idOrSlug,
    ids: z.array(id).min(1).max(500),
    action: z.enum(['publish', 'draft', 'archive', 'delete', 'restore', 'feature', 'unfeature']),
  }),
  /** The number of products that this call changed. */
  replies: { 200: single(z.object({ changed: z.int() })) },
  problems: ['not-found', 'forbidden', 'duplicate', 'wrong-state'],
})

export const restoreProduct = endpoint({
  operationId: 'restoreProduct',
  tag: inventory,
  summary: 'Undo the deletion of a product; it gets back the status that it had',
  method: 'post',
  path: '/products/{id}/restore',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  replies: { 200: single(product) },
  problems: ['not-found', 'forbidden', 'duplicate', 'wrong-state'],
})

export const stockMovement = z.object({
  id,
  kind: z.enum(['initial', 'sold', 'returned', 'replaced', ...stockChangeKind.options]),
  /** Units; negative when they left the shelf. */
  quantity: z.int(),
  /** The stock after the movement. */
  onHand: z.int(),
  /** The order that it was sold with, came back from, or replaced goods of; null also where that was not written down. */
  orderNumber: z.string().nullable(),
  orderId: id.nullable(),
  reason: z.string().nullable(),
  actor: z.string(),
  at: timestamp,
})

export const listMovements = endpoint({
  operationId: 'listMovements',
  tag: inventory,
  summary: 'Every change of a variant’s stock, newest first: by whom and why',
  method: 'get',
  path: '/inventory/variants/{id}/movements',
  access: 'member',
  params: z.object({ id }),
  query: z.strictObject({ ...paging }),
  replies: { 200: list(stockMovement) },
  problems: ['not-found'],
})

export const exportProducts = endpoint({
  operationId: 'exportProducts',
  tag: inventory,
  summary: 'All products of a store as a table (CSV, UTF-8) that imports back without a change',
  method: 'get',
  path: '/products/export',
  access: 'member',
  query: z.strictObject({ store: idOrSlug }),
  replies: { 200: z.string() },
  replyMediaType: 'text/csv',
  problems: ['not-found'],
})

export type InventoryRow = z.infer<typeof inventoryRow>
export type InventoryItem = z.infer<typeof inventoryItem>
export type InventoryVariant = z.infer<typeof inventoryVariant>
export type ListedStatus = z.infer<typeof listedStatus>
export type InventorySort = z.infer<typeof inventorySort>
export type StockLevel = z.infer<typeof stockLevel>
export type StockChangeKind = z.infer<typeof stockChangeKind>
export type StockMovement = z.infer<typeof stockMovement>
