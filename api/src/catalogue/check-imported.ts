import { newProduct } from '@makola/contract/catalogue.ts'
import { line } from '@makola/contract/fields.ts'
import { readMajor } from '@makola/money/money.ts'
import type { z } from 'zod'
import { slugOf } from '../platform/slug-of.ts'
import { inWords } from '../platform/validate.ts'
import type { VariantDraft } from './check-variants.ts'
import type { ImportColumns, RawProduct, RawVariant, Refusal } from './imported-product.ts'
import { sanitizeDescription } from './sanitize-description.ts'
import type { ProductOption } from './tables.ts'

/** A product of a file, checked and ready to be compared and stored. */
export type ProductDraft = {
  row: number
  importKey: string
  slug: string
  name: string
  description: string
  category: string | null
  brand: string | null
  tags: string[]
  /** Null where the file says nothing. */
  status: 'draft' | 'active' | 'archived' | null
  weightGrams: number | null
  options: ProductOption[]
  variants: (VariantDraft & { sku: string })[]
  pictureUrls: string[]
}

export type ImportTerms = {
  format: string
  columns: ImportColumns
  currency: string
  /** From the file's currency to the store's, both in minor units. */
  toStoreMinor: (minor: number) => number
}

const fields = newProduct.shape
const categoryName = line(80)
const skuField = line(60)
const highestPrice = 100_000_000_000
const mostVariants = 100

/** Checks a product of a file by the same rules as one that is typed. Every fault is named with its row and column. */
export function checkImported(raw: RawProduct, terms: ImportTerms): ProductDraft | Refusal[] {
  const refusals: Refusal[] = []
  const { columns } = terms
  const refuse = (column: string, why: string, row = raw.row) => refusals.push({ row, column, why })
  const check = (column: string, schema: z.ZodType, value: unknown) => {
    const parsed = schema.safeParse(value)
    for (const issue of parsed.error?.issues.slice(0, 1) ?? []) refuse(column, inWords(issue))
  }
  if (raw.key === '') refuse(columns.key, 'Must not be empty.')
  check(columns.name, fields.name, raw.name)
  check(columns.description, fields.description, raw.description)
  if (raw.category !== '') check(columns.category, categoryName, raw.category)
  if (raw.brand !== '') check(columns.brand, fields.brand, raw.brand)
  check(columns.tags, fields.tags, raw.tags)
  const status = raw.status.toLowerCase() || null
  if (status !== null) check(columns.status, fields.status, status)
  const weight = raw.weightGrams === '' ? null : Math.round(Number(raw.weightGrams))
  check(columns.weight, fields.weightGrams, weight)
  const options = optionsOf(raw)
  check(columns.option, fields.options, options)
  if (raw.variants.length > mostVariants) refuse(columns.sku, `Must have at most ${mostVariants} variants.`)
  const variants = raw.variants.map((variant) => checkVariant(raw, variant, terms, refuse))
  const combinations = new Set(raw.variants.map(({ optionValues }) => optionValues.join('\n')))
  if (combinations.size < raw.variants.length) refuse(columns.option, 'Two variants have the same options.')
  if (refusals.length > 0) return refusals
  return {
    row: raw.row,
    importKey: `${terms.format}:${raw.key}`,
    slug: slugOf(raw.slug || raw.name, 'product'),
    name: raw.name.trim(),
    description: sanitizeDescription(raw.description),
    category: raw.category || null,
    brand: raw.brand || null,
    tags: raw.tags,
    status: status as ProductDraft['status'],
    weightGrams: weight,
    options,
    variants,
    pictureUrls: raw.pictureUrls,
  }
}

type Refuse = (column: string, why: string, row?: number) => void

function checkVariant(raw: RawProduct, variant: RawVariant, terms: ImportTerms, refuse: Refuse) {
  const { columns } = terms
  const readPrice = (column: string, text: string): number => {
    const minor = readMajor(text, terms.currency)
    const isPrice = minor !== null && minor <= highestPrice
    if (!isPrice) refuse(column, `Must be an amount in ${terms.currency}, like 10.50.`, variant.row)
    return isPrice ? terms.toStoreMinor(minor) : 0
  }
  const sku = skuField.safeParse(variant.sku)
  for (const issue of sku.error?.issues.slice(0, 1) ?? []) refuse(columns.sku, inWords(issue), variant.row)
  const stock = /^\d{1,7}$/.test(variant.stock) ? Number(variant.stock) : Number.NaN
  if (!(stock <= 1_000_000)) refuse(columns.stock, 'Must be a whole number from 0 to 1000000.', variant.row)
  const priceMinor = readPrice(columns.price, variant.price)
  const compareAtMinor = variant.compareAt === '' ? null : readPrice(columns.compareAt, variant.compareAt)
  return {
    sku: variant.sku,
    title: variant.optionValues.join(' / '),
    options: Object.fromEntries(raw.optionNames.map((name, index) => [name, variant.optionValues[index] ?? ''])),
    priceMinor,
    // Shops that show no higher price write 0 or the price itself.
    compareAtMinor: compareAtMinor !== null && compareAtMinor > priceMinor ? compareAtMinor : null,
    stock,
    lowStockThreshold: undefined,
    pinned: {},
    pictureId: null,
  }
}

function optionsOf({ optionNames, variants }: RawProduct): ProductOption[] {
  return optionNames.map((name, index) => ({
    name,
    values: [...new Set(variants.map(({ optionValues }) => optionValues[index] ?? ''))],
  }))
}
