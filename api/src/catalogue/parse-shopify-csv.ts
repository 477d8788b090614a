import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import type { ImportColumns, ImportedRow, ImportSource, RawProduct, RawVariant } from './imported-product.ts'

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
}
const required = [columns.key, columns.name, columns.price]

/** No cell that a product can have comes near; a file that never closes a quote stops here. */
const longestRecord = 4_000_000

type Line = { row: number; cell: (column: string) => string }
type Parsed = { record: string[]; info: { lines: number } }

/**
 * Shopify's product CSV, read as a stream: a product's first line carries the product and its first variant, the lines
 * below with the same handle carry more variants and pictures. Prices are in the store's currency.
 */
export function parseShopifyCsv(file: string): ImportSource {
  return { format: 'shopify', columns, currency: null, rows: readProducts(file) }
}

async function* readProducts(file: string): AsyncGenerator<ImportedRow> {
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
  file: string,
): AsyncGenerator<Line | { refused: { row: number; column: string; why: string } }> {
  const parser = createReadStream(file).pipe(
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
  return { row, cell: (column) => record[header.indexOf(column)]?.trim() ?? '' }
}

function startProduct({ row, cell }: Line): RawProduct {
  return {
    row,
    key: cell('Handle'),
    name: cell('Title'),
    slug: cell('Handle'),
    description: cell('Body (HTML)'),
    category: cell('Type') || (cell('Product Category').split('>').at(-1)?.trim() ?? '') || cell('Category'),
    brand: cell('Vendor'),
    tags: cell('Tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    status: cell('Status') || (cell('Published').toLowerCase() === 'false' ? 'draft' : ''),
    weightGrams: cell('Variant Grams'),
    // A product without options has one that is called Title, with the value Default Title.
    optionNames: optionColumns
      .map((column) => cell(`${column} Name`))
      .filter((name, index) => name !== '' && !(index === 0 && cell('Option1 Value') === 'Default Title')),
    variants: [],
    pictureUrls: [],
  }
}

const optionColumns = ['Option1', 'Option2', 'Option3'] as const

function addLine(product: RawProduct, line: Line): void {
  const picture = line.cell('Image Src')
  if (picture !== '') product.pictureUrls.push(picture)
  const isFirst = line.row === product.row
  const hasVariant = ['Option1 Value', 'Variant SKU', 'Variant Price'].some((column) => line.cell(column) !== '')
  if (isFirst || hasVariant) product.variants.push(readVariant(product, line))
}

function readVariant(product: RawProduct, { row, cell }: Line): RawVariant {
  const number = product.variants.length + 1
  return {
    row,
    // A leading apostrophe keeps spreadsheets from reading a number.
    sku: cell('Variant SKU').replace(/^'/, '') || `${product.key}-${number}`.toUpperCase(),
    optionValues: optionColumns.slice(0, product.optionNames.length).map((column) => cell(`${column} Value`)),
    price: cell('Variant Price'),
    compareAt: cell('Variant Compare At Price'),
    stock: cell('Variant Inventory Qty') || '0',
  }
}
