import type { InventoryItem, InventoryRow, InventoryVariant } from '@makola/contract/catalogue/inventory.ts'

/** A row of the inventory: a product, or a variant below its product. */
export type ListedRow = InventoryRow & {
  /** The product of a variant's row. */
  partOf?: string
  /** The variant's title, beside its product: 'Red, L'. */
  title?: string
}

/** The variants of an opened product as rows below it, each edited like a product with one variant. */
export function rowsOfVariants(product: InventoryRow, { variants, version }: InventoryItem): ListedRow[] {
  return variants.map(({ id, title, sku, price, onHand, held, available, lowStockThreshold, stockLevel }) => ({
    ...product,
    id,
    partOf: product.id,
    name: `${product.name}, ${title}`,
    title,
    sku,
    variantId: id,
    variantCount: 1,
    price,
    hasPriceRange: false,
    onHand,
    held,
    available,
    lowStockThreshold,
    stockLevel,
    shortCount: 0,
    shortVariants: [],
    version,
  }))
}

/** The product with what a variant's row says now. */
export function takeVariantRow(item: InventoryItem, row: ListedRow): InventoryItem {
  const { price, onHand, held, available, stockLevel, version, updatedAt } = row
  const change = (variant: InventoryVariant) =>
    variant.id === row.id ? { ...variant, price, onHand, held, available, stockLevel } : variant
  return { ...item, variants: item.variants.map(change), version, updatedAt }
}

const shownShort = 2

/** The product's row with the sums of its variants. */
export function sumUpVariants(row: InventoryRow, { variants, version, updatedAt }: InventoryItem): InventoryRow {
  const sum = (units: (variant: InventoryVariant) => number) => variants.reduce((all, one) => all + units(one), 0)
  const amounts = variants.map(({ price }) => price.amount)
  const stockLevel =
    (['out', 'low', 'ok'] as const).find((level) => variants.some((one) => one.stockLevel === level)) ?? 'ok'
  const short = stockLevel === 'ok' ? [] : variants.filter((one) => one.stockLevel === stockLevel)
  return {
    ...row,
    price: { ...row.price, amount: Math.min(...amounts) },
    hasPriceRange: new Set(amounts).size > 1,
    onHand: sum(({ onHand }) => onHand),
    held: sum(({ held }) => held),
    available: sum(({ available }) => available),
    stockLevel,
    shortCount: short.length,
    shortVariants: short.slice(0, shownShort).map(({ title }) => title),
    updatedAt,
    version,
  }
}
