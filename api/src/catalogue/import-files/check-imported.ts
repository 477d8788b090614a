import { newProduct, variantFields } from '@makola/contract/catalogue/catalogue.ts'
import { aboutNames, type ProductAbout, productAbout } from '@makola/contract/catalogue/product-about.ts'
import { id, line } from '@makola/contract/http/fields.ts'
import { exponentOf, isCurrency } from '@makola/money/currencies.ts'
import { readMajor } from '@makola/money/money.ts'
import { highestPriceMinor } from '@makola/money/percent.ts'
import { say } from '@makola/words/say.ts'
import type { z } from 'zod'
import { inWords } from '../../platform/http/validate.ts'
import { slugOf } from '../../platform/slug-of.ts'
import { sanitizeDescription } from '../editor/sanitize-description.ts'
import { takenDown } from '../inventory/product-table.ts'
import type { ProductOption } from '../tables.ts'
import type { ImportColumns, RawProduct, RawVariant, Refusal } from './imported-product.ts'
import { type DecimalStyle, type NumberReader, openNumberReader, type SeenNumbers } from './read-number.ts'

const t = say('en')

/** A product of a file, checked and ready to be compared and stored. Undefined fields are not in the file. */
export type ProductDraft = {
  row: number
  /** Our own id, in our own tables. */
  id: string | undefined
  importKey: string
  slug: string
  name: string
  description: string | undefined
  /** As in the file, to recognise our own tables. */
  rawDescription: string | undefined
  category: string | null | undefined
  brand: string | null | undefined
  tags: string[] | undefined
  status: 'draft' | 'active' | 'archived' | typeof takenDown | undefined
  featured: boolean | undefined
  weightGrams: number | null | undefined
  about: ProductAbout
  options: ProductOption[]
  variants: VariantSaid[]
  pictureUrls: string[]
  /** Remarks on parts that were ignored or look wrong although the row is accepted. */
  notes: string[]
}

export type VariantSaid = {
  sku: string
  title: string
  options: Record<string, string>
  priceMinor: number
  compareAtMinor: number | null | undefined
  stock: number | undefined
  lowStockThreshold: number | undefined
  barcode: string | null | undefined
  pinned: Record<string, number> | undefined
  /** The address of the picture that shows it; empty for none. */
  pictureUrl: string | undefined
}

export type ImportTerms = {
  format: string
  columns: ImportColumns
  currency: string
  /** From the file's currency to the store's, both in minor units. */
  toStoreMinor: (minor: number) => number
  /** As the file's prices have shown on an earlier reading. */
  decimalStyle: DecimalStyle | undefined
  seen: SeenNumbers
}

type Refuse = (column: string, why: string, row?: number) => void

const fields = newProduct.shape
const categoryName = line(80)
const mostVariants = 100
const mostTags = 20

/** Checks a product of a file by the same rules as a typed one. Every fault is named with its row and column. */
export function checkImported(raw: RawProduct, terms: ImportTerms): ProductDraft | Refusal[] {
  const refusals: Refusal[] = [...(raw.faults ?? [])]
  const refuse: Refuse = (column, why, row = raw.row) => refusals.push({ row, column, why })
  const numbers = openNumberReader(terms.decimalStyle ?? raw.decimalStyle, terms.seen)
  checkFields(raw, terms.columns, refuse)
  const weightGrams = checkWeight(raw, numbers, (why) => refuse(terms.columns.weight, why))
  const options = optionsOf(raw)
  checkOptions(raw, options, terms.columns, refuse)
  const variants = raw.variants.map((variant) => checkVariant(raw, variant, { ...terms, numbers }, refuse))
  if (refusals.length > 0) return refusals
  return {
    row: raw.row,
    id: raw.id?.toLowerCase(),
    importKey: `${terms.format}:${raw.key}`,
    slug: slugOf(raw.slug || raw.name, 'product'),
    name: raw.name.trim(),
    description: raw.description === undefined ? undefined : sanitizeDescription(raw.description),
    rawDescription: raw.description,
    category: emptyAsNull(raw.category),
    brand: emptyAsNull(raw.brand),
    tags: raw.tags?.slice(0, mostTags),
    status: (statusOf(raw) || undefined) as ProductDraft['status'],
    featured: raw.featured === undefined ? undefined : readFlag(raw.featured),
    weightGrams,
    about: aboutOf(raw),
    options,
    variants,
    pictureUrls: raw.pictureUrls,
    notes: notesOn(raw, variants),
  }
}

const statusOf = ({ status }: RawProduct) => status.toLowerCase()

function notesOn({ tags = [] }: RawProduct, variants: VariantSaid[]): string[] {
  const free = variants.filter(({ priceMinor }) => priceMinor === 0).length
  return [
    ...(tags.length > mostTags ? [t('catalogue.import-note.tags-cut', { most: mostTags, count: tags.length })] : []),
    ...(free > 0 ? [freeWords(free, variants.length)] : []),
  ]
}

function freeWords(free: number, count: number): string {
  return free === count ? t('catalogue.import-note.free') : t('catalogue.import-note.some-free', { free, count })
}

function checkFields(raw: RawProduct, columns: ImportColumns, refuse: Refuse): void {
  const check = (column: string, schema: z.ZodType, value: unknown) => {
    const parsed = schema.safeParse(value)
    for (const issue of parsed.error?.issues.slice(0, 1) ?? []) refuse(column, inWords(issue))
  }
  if (raw.key === '') refuse(columns.key, t('catalogue.import-fault.empty'))
  check(columns.id, id.optional(), raw.id)
  check(columns.name, fields.name, raw.name)
  check(columns.description, fields.description, raw.description)
  check(columns.category, categoryName.nullish(), emptyAsNull(raw.category))
  check(columns.brand, fields.brand, emptyAsNull(raw.brand))
  check(columns.tags, fields.tags, raw.tags?.slice(0, mostTags))
  const status = statusOf(raw)
  if (status !== takenDown) check(columns.status, fields.status, status || undefined)
  for (const name of aboutNames) check(columns[name], productAbout.shape[name], raw.about[name])
  if (raw.featured !== undefined && readFlag(raw.featured) === undefined) {
    refuse(columns.featured, t('catalogue.import-fault.not-a-flag'))
  }
}

function checkOptions(raw: RawProduct, options: ProductOption[], columns: ImportColumns, refuse: Refuse): void {
  const parsed = fields.options.safeParse(options)
  for (const issue of parsed.error?.issues.slice(0, 1) ?? []) refuse(columns.option, inWords(issue))
  if (raw.variants.length > mostVariants)
    refuse(columns.sku, t('catalogue.import-fault.too-many-variants', { most: mostVariants }))
  // A repeated SKU is reported as such.
  const bySku = new Map(raw.variants.map((variant) => [variant.sku, variant.optionValues]))
  const combinations = new Set([...bySku.values()].map((values) => values.join('\n')))
  if (combinations.size < bySku.size) refuse(columns.option, t('catalogue.import-fault.same-options'))
  for (const { row, optionValues } of raw.variants) {
    const isListed = options.every(({ values }, index) => values.includes(optionValues[index] ?? ''))
    if (!isListed) refuse(columns.option, t('catalogue.import-fault.value-not-listed'), row)
  }
}

type VariantTerms = ImportTerms & { numbers: NumberReader }
type Amount = { text: string; currency: string; read?: NumberReader['read'] }
type ReadPin = (text: string, currency: string) => number

function checkVariant(raw: RawProduct, variant: RawVariant, terms: VariantTerms, refuse: Refuse): VariantSaid {
  const { columns, numbers } = terms
  const readPrice = (column: string, { text, currency, read = numbers.readPrice }: Amount): number => {
    const decimals = exponentOf(currency)
    const plain = read(text, decimals)
    const minor = plain === null ? null : readMajor(plain, currency)
    if (minor !== null && minor <= highestPriceMinor) return minor
    const why = plain === null ? unclearWords(text, decimals) : t('catalogue.import-fault.not-an-amount', { currency })
    refuse(column, why, variant.row)
    return 0
  }
  const readUnits = (column: string, text: string | undefined): number | undefined => {
    if (text === undefined) return undefined
    const plain = numbers.read(text, 0) ?? ''
    const units = /^\d{1,7}$/.test(plain) ? Number(plain) : Number.NaN
    if (!(units <= 1_000_000)) refuse(column, t('catalogue.import-fault.not-units'), variant.row)
    return units
  }
  const readStorePrice = (column: string, text: string) =>
    terms.toStoreMinor(readPrice(column, { text, currency: terms.currency }))
  const readPin: ReadPin = (text, currency) => readPrice(columns.pinned, { text, currency, read: numbers.read })
  const sku = variantFields.sku.safeParse(variant.sku)
  for (const issue of sku.error?.issues.slice(0, 1) ?? []) refuse(columns.sku, inWords(issue), variant.row)
  const barcode = variantFields.barcode.safeParse(variant.barcode || null)
  for (const issue of barcode.error?.issues.slice(0, 1) ?? []) refuse(columns.barcode, inWords(issue), variant.row)
  const priceMinor = readStorePrice(columns.price, variant.price)
  const readCompareAt = (text: string): number | null => {
    const minor = readStorePrice(columns.compareAt, text)
    // Shops without a compare-at price write 0 or the price itself; our own table returns the typed value.
    return raw.id !== undefined || minor > priceMinor ? minor : null
  }
  return {
    sku: variant.sku,
    title: variant.optionValues.join(' / '),
    options: Object.fromEntries(raw.optionNames.map((name, index) => [name, variant.optionValues[index] ?? ''])),
    priceMinor,
    compareAtMinor: variant.compareAt ? readCompareAt(variant.compareAt) : noneOrUnsaid(variant.compareAt),
    stock: readUnits(columns.stock, variant.stock),
    lowStockThreshold: readUnits(columns.threshold, variant.threshold),
    barcode: variant.barcode || noneOrUnsaid(variant.barcode),
    pinned: readPins(variant, terms, readPin, refuse),
    pictureUrl: variant.picture,
  }
}

function readPins(
  { row, pinned }: RawVariant,
  terms: ImportTerms,
  readPin: ReadPin,
  refuse: Refuse,
): Record<string, number> | undefined {
  if (pinned === undefined) return undefined
  const column = terms.columns.pinned
  const parts = pinned.split(';').filter((part) => part.trim() !== '')
  const pins = parts.map((part): [string, number] => {
    const [currency = '', amount = '', ...more] = part.trim().split(/\s+/)
    if (more.length === 0 && isCurrency(currency) && currency !== terms.currency) {
      return [currency, readPin(amount, currency)]
    }
    refuse(column, t('catalogue.import-fault.not-pinned-prices'), row)
    return [currency, 0]
  })
  return Object.fromEntries(pins)
}

function optionsOf({ optionNames, optionValues, variants }: RawProduct): ProductOption[] {
  return optionNames.map((name, index) => ({
    name,
    values: optionValues?.[index] ?? [...new Set(variants.map((variant) => variant.optionValues[index] ?? ''))],
  }))
}

function checkWeight(
  { weightGrams: text }: RawProduct,
  numbers: NumberReader,
  refuse: (why: string) => void,
): number | null | undefined {
  if (!text) return noneOrUnsaid(text)
  const plain = numbers.read(text, 2)
  if (plain === null) return void refuse(unclearWords(text, 2))
  const grams = Math.round(Number(plain))
  const parsed = fields.weightGrams.safeParse(grams)
  for (const issue of parsed.error?.issues.slice(0, 1) ?? []) refuse(inWords(issue))
  return grams
}

/** Describes a number with one sign before three digits, and both ways to write it. */
function unclearWords(text: string, decimals: number): string {
  const said = { text, plain: text.replace(/[.,]/, '') }
  if (decimals === 0) return t('catalogue.import-fault.unclear-whole-number', said)
  // Four decimals have one meaning in any table.
  return t('catalogue.import-fault.unclear-number', { ...said, example: decimals < 3 ? '10.50' : '10.5000' })
}

function aboutOf({ about }: RawProduct): ProductAbout {
  return productAbout.parse(Object.fromEntries(Object.entries(about).filter(([, text]) => text !== undefined)))
}

function readFlag(text: string): boolean | undefined {
  if (/^(true|yes|1)$/i.test(text)) return true
  return /^(false|no|0)$/i.test(text) ? false : undefined
}

/** The value of an empty cell: none, if there is such a column. */
function noneOrUnsaid(text: string | undefined): null | undefined {
  return text === undefined ? undefined : null
}

function emptyAsNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text
}
