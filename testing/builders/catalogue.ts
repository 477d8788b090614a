import { stockMovements } from '../../api/src/catalogue/stock/tables.ts'
import {
  categories,
  type ProductOption,
  pinnedPrices,
  products,
  prohibitedRules,
  variants,
} from '../../api/src/catalogue/tables.ts'
import { newId } from '../../api/src/platform/ids.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import type { TestPlatform } from '../test-platform.ts'
import { aStore } from './stores.ts'

export type CategoryRow = typeof categories.$inferSelect
export type VariantRow = typeof variants.$inferSelect
export type ProductWithVariants = typeof products.$inferSelect & {
  variants: VariantRow[]
  /** Its first (often only) variant. */
  variantId: string
}

export type GivenVariant = {
  sku?: string
  title?: string
  options?: Record<string, string>
  priceMinor?: number
  compareAtMinor?: number | null
  stock?: number
  /** Amounts by currency. */
  pinned?: Record<string, number>
}

export type GivenProduct = Omit<
  Partial<typeof products.$inferInsert>,
  'minPriceMinor' | 'maxPriceMinor' | 'search' | 'options'
> &
  GivenVariant & { productOptions?: ProductOption[]; variants?: GivenVariant[] }

/** A category at the top of the tree, by default. */
export async function aCategory(
  shop: Platform,
  given: Partial<typeof categories.$inferInsert> = {},
): Promise<CategoryRow> {
  const id = given.id ?? newId()
  const tail = id.slice(-8)
  const [category] = await shop.database
    .insert(categories)
    .values({ id, slug: `category-${tail}`, name: `Category ${tail}`, ...given })
    .returning()
  if (!category) throw new Error('No category was made')
  return category
}

/** A rule for prohibited goods: it refuses what nobody sells, by default. */
export async function aRule(
  shop: Platform,
  given: Partial<typeof prohibitedRules.$inferInsert> = {},
): Promise<typeof prohibitedRules.$inferSelect> {
  const [rule] = await shop.database
    .insert(prohibitedRules)
    .values({ id: newId(), words: ['plutonium'], countries: [], action: 'refuse', ground: 'No plutonium', ...given })
    .returning()
  if (!rule) throw new Error('No rule was made')
  return rule
}

/** A product on sale: one variant of 1,000 minor units with 10 in stock, in a store of its own, by default. */
export async function aProduct(shop: Platform, given: GivenProduct = {}): Promise<ProductWithVariants> {
  const { sku, title, options, priceMinor, compareAtMinor, stock, pinned, productOptions, ...product } = given
  const { variants: givenVariants, ...ownFields } = product
  const wanted = givenVariants ?? [compact({ sku, title, options, priceMinor, compareAtMinor, stock, pinned })]
  const storeId = given.storeId ?? (await aStore(shop)).id
  const id = given.id ?? newId()
  const tail = id.slice(-8)
  const rows = wanted.map((variant, position) => variantRow({ productId: id, storeId, position, variant, tail }))
  const prices = rows.map((row) => row.priceMinor)
  const [made] = await shop.database
    .insert(products)
    .values({
      slug: `product-${tail}`,
      name: `Product ${tail}`,
      status: 'active',
      ...ownFields,
      id,
      storeId,
      options: productOptions ?? [],
      minPriceMinor: Math.min(...prices),
      maxPriceMinor: Math.max(...prices),
    })
    .returning()
  const madeVariants = await shop.database.insert(variants).values(rows).returning()
  await recordStock(shop, madeVariants)
  const pins = rows.flatMap((row, index) =>
    Object.entries(wanted[index]?.pinned ?? {}).map(([currency, amountMinor]) => ({
      variantId: row.id,
      currency,
      amountMinor,
    })),
  )
  if (pins.length > 0) await shop.database.insert(pinnedPrices).values(pins)
  const [first] = madeVariants
  if (!made || !first) throw new Error('No product was made')
  return { ...made, variants: madeVariants, variantId: first.id }
}

function variantRow(about: {
  productId: string
  storeId: string
  position: number
  variant: GivenVariant
  tail: string
}) {
  const { variant, position, tail, productId, storeId } = about
  return {
    id: newId(),
    productId,
    storeId,
    sku: variant.sku ?? `SKU-${tail}-${position + 1}`,
    title: variant.title ?? Object.values(variant.options ?? {}).join(' / '),
    options: variant.options ?? {},
    priceMinor: variant.priceMinor ?? 1000,
    compareAtMinor: variant.compareAtMinor ?? null,
    onHand: variant.stock ?? 10,
    position,
  }
}

async function recordStock(shop: Platform, rows: VariantRow[]): Promise<void> {
  const stocked = rows.filter((row) => row.onHand > 0)
  if (stocked.length === 0) return
  await shop.database.insert(stockMovements).values(
    stocked.map((row) => ({
      id: newId(),
      variantId: row.id,
      kind: 'initial' as const,
      quantity: row.onHand,
      actor: 'test',
    })),
  )
}

function compact<T extends object>(fields: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
}

/** A seller pins the price of a variant for one currency. */
export async function pinPrice(
  shop: TestPlatform,
  { headers }: { headers: Record<string, string> },
  { variantId, ...price }: { variantId: string; amount: number; currency: string },
): Promise<void> {
  const json = { pinnedPrices: [price] }
  const answer = await shop.request(`/inventory/variants/${variantId}`, { method: 'PATCH', headers, json })
  if (answer.status !== 200) throw new Error(`The price was not pinned: ${await answer.text()}`)
}
