import type { ProductAbout } from '@makola/contract/catalogue/product-about.ts'
import { writeMajor } from '@makola/money/money.ts'
import type { ProductOption } from '../tables.ts'

/** The columns of our own table of products: Shopify's names, and ours for what Shopify does not have. */
export const tableColumns = [
  'Product ID',
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Category',
  'Tags',
  'Status',
  'Featured',
  'Variant Grams',
  'Materials',
  'How to Use',
  'Care',
  'Size Guide',
  'Maker',
  'Option1 Name',
  'Option1 Values',
  'Option2 Name',
  'Option2 Values',
  'Option3 Name',
  'Option3 Values',
  'Option1 Value',
  'Option2 Value',
  'Option3 Value',
  'Variant SKU',
  'Variant Barcode',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Inventory Qty',
  'Low Stock Threshold',
  'Pinned Prices',
  'Variant Image',
  'Pictures',
] as const

/** The status of a product that the shop's staff has taken down; the other statuses are the seller's to choose. */
export const takenDown = 'taken down'

export type TableColumn = (typeof tableColumns)[number]
export type TableCells = Partial<Record<TableColumn, string>>

export type TableProduct = {
  name: string
  description: string
  brand: string | null
  categorySlug: string | null
  tags: string[]
  status: string
  featured: boolean
  weightGrams: number | null
  about: ProductAbout
  options: ProductOption[]
}

export type TableVariant = {
  sku: string
  options: Record<string, string>
  priceMinor: number
  compareAtMinor: number | null
  onHand: number
  lowStockThreshold: number
  barcode: string | null
  /** Amounts by currency. */
  pinned: Record<string, number>
  /** The address of the picture that shows it; empty for none. */
  pictureUrl: string
}

/** Writes the cells of a product on the line of its first variant. */
export function writeProductCells(product: TableProduct): TableCells {
  const options = product.options.map(({ name, values }, index) => [
    [`Option${index + 1} Name`, name],
    [`Option${index + 1} Values`, writeList(values)],
  ])
  return {
    Title: product.name,
    'Body (HTML)': product.description,
    Vendor: product.brand ?? '',
    Category: product.categorySlug ?? '',
    Tags: writeList(product.tags),
    Status: product.status,
    Featured: String(product.featured),
    'Variant Grams': product.weightGrams === null ? '' : String(product.weightGrams),
    Materials: product.about.materials ?? '',
    'How to Use': product.about.use ?? '',
    Care: product.about.care ?? '',
    'Size Guide': product.about.sizeGuide ?? '',
    Maker: product.about.maker ?? '',
    ...Object.fromEntries(options.flat()),
  }
}

/** Writes the cells of a variant. */
export function writeVariantCells(variant: TableVariant, options: ProductOption[], currency: string): TableCells {
  const written = (amount: number, of = currency) => writeMajor({ amount, currency: of })
  const values = options.map(({ name }, index) => [`Option${index + 1} Value`, variant.options[name] ?? ''])
  const pinned = Object.entries(variant.pinned).toSorted(([a], [b]) => a.localeCompare(b))
  return {
    ...Object.fromEntries(values),
    'Variant SKU': variant.sku,
    'Variant Barcode': variant.barcode ?? '',
    'Variant Price': written(variant.priceMinor),
    'Variant Compare At Price': variant.compareAtMinor === null ? '' : written(variant.compareAtMinor),
    'Variant Inventory Qty': String(variant.onHand),
    'Low Stock Threshold': String(variant.lowStockThreshold),
    'Pinned Prices': pinned.map(([of, amount]) => `${of} ${written(amount, of)}`).join('; '),
    'Variant Image': variant.pictureUrl,
  }
}

/** Several texts in one cell, separated by commas, with a backslash before a comma of their own. */
export function writeList(items: readonly string[]): string {
  return items.map((item) => item.trim().replaceAll(/[\\,]/g, '\\$&')).join(',')
}

// Each branch begins with another character, so that no text is read twice.
const listPart = /\\[\\,]|\\|,|[^\\,]+/g

/** The texts of a cell; blanks around them are ignored. */
export function readList(cell: string): string[] {
  const items = ['']
  for (const [part] of cell.matchAll(listPart)) {
    if (part === ',') items.push('')
    else items.push(items.pop() + (part.length === 2 && part.startsWith('\\') ? part.slice(1) : part))
  }
  return items.map((item) => item.trim()).filter((item) => item !== '')
}
