import type { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { rearm } from '../platform/csv-line.ts'
import type { ImportColumns, ImportedRow, ImportSource, RawProduct, RawVariant } from './imported-product.ts'
import { readList } from './product-table.ts'

const columns: ImportColumns = {
  key: 'Handle',
  name: 'Title',
  description: 'Body (HTML)',
  category: 'Type',
  brand: 'Vendor',
  tags: 'Tags',
  status: 'Status',
  weight: 'Variant Grams',
  option: 'Option1 Value',
  sku: 'Variant SKU',
  price: 'Variant Price',
  compareAt: 'Variant Compare At Price',
  stock: 'Variant Inventory Qty',
  id: 'Product ID',
  featured: 'Featured',
  threshold: 'Low Stock Threshold',
  pinned: 'Pinned Prices',
}
const required = [columns.key, columns.name, columns.price]

/** No cell that a product can have comes near; a file that never closes a quote stops here. */
const longestRecord = 4_000_000

type Line = {
  row: number
  /** What stands in a column, without the blanks around it; empty where there is no such column. */
  cell: (column: string) => string
  /** As `cell`; undefined where there is no such column. */
  said: (column: string) => string | undefined
}
type Parsed = { record: string[]; info: { lines: number } }

/**
 * Shopify's product CSV, or our own table, read as a stream: a product's first line carries the product and its first
 * variant, the lines below with the same handle carry more variants and pictures. Prices are in the store's currency.
 */
export function parseShopifyCsv(file: Readable): ImportSource {
  return { format: 'shopify', columns, currency: null, rows: readProducts(file) }
}

async function* readProducts(file: Readable): AsyncGenerator<ImportedRow> {
  let product: RawProduct | null = null
  for await (const line of readLines(file)) {
    if ('refused' in line) {
      yield line
      continue
    }
    const handle = line.cell('Handle')
    if (product === null || handle !== product.key || line.cell('Title') !== '') {
      if (product) yield product
      product = startProduct(line)
    }
    addLine(product, line)
  }
  if (product) yield product
}

async function* readLines(
  file: Readable,
): AsyncGenerator<Line | { refused: { row: number; column: string; why: string } }> {
  const parser = file.pipe(
    parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: longestRecord }),
  )
  let header: string[] | null = null
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (header === null) {
        header = record.map((name) => name.trim())
        const missing = required.filter((column) => !header?.includes(column))
        for (const column of missing) yield { refused: { row: 1, column, why: 'This column is missing.' } }
        if (missing.length > 0) return
      } else if (record.length !== header.length) {
        const why = `Has ${record.length} of ${header.length} cells.`
        yield { refused: { row: info.lines, column: '', why } }
      } else {
        yield toLine(header, record, info.lines)
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    yield {
      refused: { row: Number(error.lines ?? 0), column: '', why: 'From here on it is not a table: see its quotes.' },
    }
    return
  }
  if (header === null) yield { refused: { row: 0, column: '', why: 'The file is empty.' } }
}

function toLine(header: string[], record: string[], row: number): Line {
  const said = (column: string) => {
    const index = header.indexOf(column)
    return index < 0 ? undefined : rearm((record[index] ?? '').trim()).trim()
  }
  return { row, said, cell: (column) => said(column) ?? '' }
}

function startProduct({ row, cell, said }: Line): RawProduct {
  const named = optionColumns.map((column) => cell(`${column} Name`)).filter((name) => name !== '')
  // In Shopify's table a product without options has one that is called Title, with the value Default Title.
  const isDefault = cell(columns.id) === '' && cell('Option1 Value') === 'Default Title'
  const optionNames = isDefault ? named.slice(1) : named
  const optionValues = optionNames.map((_, index) => readList(cell(`Option${index + 1} Values`)))
  return {
    row,
    key: cell(columns.key),
    id: cell(columns.id) || undefined,
    name: cell(columns.name),
    slug: cell(columns.key),
    description: said(columns.description),
    category: readCategory(said),
    brand: said(columns.brand),
    tags: said(columns.tags) === undefined ? undefined : readList(cell(columns.tags)),
    status: cell(columns.status) || (cell('Published').toLowerCase() === 'false' ? 'draft' : ''),
    featured: cell(columns.featured) || undefined,
    weightGrams: said(columns.weight),
    optionNames,
    optionValues: optionValues.every((values) => values.length > 0) ? optionValues : undefined,
    variants: [],
    pictureUrls: [],
  }
}

const optionColumns = ['Option1', 'Option2', 'Option3'] as const

function readCategory(said: Line['said']): string | undefined {
  const places = [said(columns.category), said('Product Category')?.split('>').at(-1)?.trim(), said('Category')]
  return places.find(Boolean) ?? places.find((place) => place !== undefined)
}

function addLine(product: RawProduct, line: Line): void {
  const picture = line.cell('Image Src')
  if (picture !== '') product.pictureUrls.push(picture)
  const isFirst = line.row === product.row
  const hasVariant = ['Option1 Value', columns.sku, columns.price].some((column) => line.cell(column) !== '')
  if (isFirst || hasVariant) product.variants.push(readVariant(product, line))
}

function readVariant(product: RawProduct, { row, cell, said }: Line): RawVariant {
  const number = product.variants.length + 1
  // Shopify puts an apostrophe before a SKU that looks like a number; ours stands as it is.
  const sku = product.id === undefined ? cell(columns.sku).replace(/^'/, '') : cell(columns.sku)
  return {
    row,
    sku: sku || `${product.key}-${number}`.toUpperCase(),
    optionValues: optionColumns.slice(0, product.optionNames.length).map((column) => cell(`${column} Value`)),
    price: cell(columns.price),
    compareAt: said(columns.compareAt),
    stock: said(columns.stock) === '' ? '0' : said(columns.stock),
    threshold: cell(columns.threshold) || undefined,
    pinned: said(columns.pinned),
  }
}
