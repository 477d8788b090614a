import { aboutNames } from '@makola/contract/catalogue/product-about.ts'
import { say } from '@makola/words/say.ts'
import { rearm } from '../../platform/csv-line.ts'
import { CsvFault, CsvReader, findDelimiter } from '../../platform/csv-reader.ts'
import { slugOf } from '../../platform/slug-of.ts'
import { readList } from '../inventory/product-table.ts'
import type { ImportColumns, ImportedRow, ImportSource, RawProduct, RawVariant, Refusal } from './imported-product.ts'
import { readTableHead, type TableHead } from './read-table-head.ts'

const t = say('en')

export const shopifyColumns: ImportColumns = {
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
  barcode: 'Variant Barcode',
  pinned: 'Pinned Prices',
  picture: 'Variant Image',
  materials: 'Materials',
  use: 'How to Use',
  care: 'Care',
  sizeGuide: 'Size Guide',
  maker: 'Maker',
}
const columns = shopifyColumns

/** Longer than any valid record. */
const longestRecord = 2_000_000
/** Longer than any valid list, in characters. */
const longestList = 10_000
/** The number of variants kept of a product that has too many: enough to report it. */
const mostVariantsKept = 101
const mostPicturesKept = 100
/** A first line that tells Excel the separator. */
const namedDelimiter = /^\uFEFF?"?sep=([,;\t])"?[,;\t]*$/i

type Line = {
  row: number
  head: TableHead
  /** The trimmed text of a column; empty when the column is missing. */
  cell: (column: string) => string
  /** As `cell`; undefined where there is no such column. */
  said: (column: string) => string | undefined
}
type Told = { refused: Refusal } | { note: string }

/**
 * Shopify's product CSV, or our own table, read piece by piece: a product's first line carries the product and its first variant,
 * later lines with the same handle carry more variants and pictures. Prices are in the store's currency.
 */
export function parseShopifyCsv(pieces: AsyncIterable<string>): ImportSource {
  return { format: 'shopify', columns, rows: readProducts(pieces) }
}

async function* readProducts(pieces: AsyncIterable<string>): AsyncGenerator<ImportedRow> {
  let product: RawProduct | null = null
  let oversold = 0
  for await (const line of readLines(pieces)) {
    if (!('cell' in line)) {
      yield line
      continue
    }
    const key = keyOf(line, product)
    const title = line.cell(columns.name)
    // Some programs repeat the title on every line of a product.
    if (product === null || key !== product.key || (title !== '' && title !== product.name)) {
      if (product) yield product
      product = startProduct(line, key)
    }
    addLine(product, line)
    if (line.cell('Variant Inventory Policy').toLowerCase() === 'continue') oversold++
  }
  if (product) yield product
  if (oversold > 0) {
    yield { note: t('catalogue.import-note.oversold', { count: oversold }) }
  }
}

/** Without handles, the key is made from the title, as Shopify does. */
function keyOf({ head, cell }: Line, current: RawProduct | null): string {
  if (head.has(columns.key)) return cell(columns.key)
  const title = cell(columns.name)
  return title === '' && current ? current.key : slugOf(title, title)
}

async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<Line | Told> {
  let table: OpenTable | null = null
  let head: TableHead | null = null
  let beginning = ''
  const take = function* (piece: string, isLast: boolean): Generator<Line | Told, boolean> {
    // The delimiter is detected in the first line, so that must be complete.
    beginning += table ? '' : piece
    if (!table && !isLast && !/[\r\n]/.test(beginning) && beginning.length < longestRecord) return true
    const text = table ? piece : beginning
    table ??= openTable(/^[^\r\n]*/.exec(text)?.[0] ?? '')
    const { reader, delimiter, namesDelimiter } = table
    for (const { line, cells } of reader.read(text, isLast)) {
      if (namesDelimiter && line === 1) continue
      if (head) {
        yield cells.length === head.width ? toLine(head, cells, line) : wrongWidth(line, cells.length, head.width)
        continue
      }
      const found = readTableHead(cells, { line, delimiter })
      if ('refused' in found) {
        yield found
        return false
      }
      head = found
      for (const note of head.notes) yield { note }
    }
    return true
  }
  try {
    for await (const piece of pieces) if (!(yield* take(piece, false))) return
    if (!(yield* take('', true))) return
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    yield { refused: { row: error.line, column: '', why: error.message } }
    return
  }
  if (head === null) yield { refused: { row: 0, column: '', why: t('catalogue.import-fault.file-empty') } }
}

type OpenTable = { reader: CsvReader; delimiter: string; namesDelimiter: boolean }

function openTable(firstLine: string): OpenTable {
  const named = namedDelimiter.exec(firstLine)?.[1]
  const delimiter = named ?? findDelimiter(firstLine)
  return { reader: new CsvReader({ delimiter, longestRecord }), delimiter, namesDelimiter: named !== undefined }
}

function wrongWidth(row: number, count: number, width: number): Told {
  return { refused: { row, column: '', why: t('catalogue.import-fault.cells', { count, width }) } }
}

function toLine(head: TableHead, cells: string[], row: number): Line {
  const said = (column: string) => {
    const index = head.find(column)
    return index === undefined ? undefined : rearm((cells[index] ?? '').trim()).trim()
  }
  return { row, head, said, cell: (column) => said(column) ?? '' }
}

function startProduct(line: Line, key: string): RawProduct {
  const { row, cell, said } = line
  const faults: Refusal[] = []
  const list = (column: string) => {
    const text = cell(column)
    if (text.length <= longestList) return readList(text)
    faults.push({ row, column, why: t('catalogue.import-fault.too-long', { most: longestList }) })
    return []
  }
  const named = optionColumns.map((column) => cell(`${column} Name`)).filter((name) => name !== '')
  // In Shopify's table a product without options has one named Title, with the value Default Title.
  const isDefault = cell(columns.id) === '' && cell('Option1 Value') === 'Default Title'
  const optionNames = isDefault ? named.slice(1) : named
  const optionValues = optionNames.map((_, index) => list(`Option${index + 1} Values`))
  return {
    row,
    key,
    id: cell(columns.id) || undefined,
    name: cell(columns.name),
    slug: key,
    description: said(columns.description),
    category: readCategory(said),
    brand: said(columns.brand),
    tags: said(columns.tags) === undefined ? undefined : list(columns.tags),
    status: readStatus(line, faults),
    featured: cell(columns.featured) || undefined,
    weightGrams: said(columns.weight),
    about: Object.fromEntries(aboutNames.map((name) => [name, said(columns[name])])),
    optionNames,
    optionValues: optionValues.every((values) => values.length > 0) ? optionValues : undefined,
    variants: [],
    // Tables with semicolons come from countries with a decimal comma.
    decimalStyle: line.head.delimiter === ';' ? ',' : undefined,
    pictureUrls: cell('Pictures').slice(0, longestList).split(/\s+/).filter(Boolean),
    faults,
  }
}

const optionColumns = ['Option1', 'Option2', 'Option3'] as const

function readStatus({ row, cell }: Line, faults: Refusal[]): string {
  const published = cell('Published').toLowerCase()
  if (!['', 'true', 'false'].includes(published)) {
    faults.push({ row, column: 'Published', why: t('catalogue.import-fault.not-a-flag') })
  }
  return cell(columns.status) || (published === 'false' ? 'draft' : '')
}

function readCategory(said: Line['said']): string | undefined {
  const places = [said(columns.category), said('Product Category')?.split('>').at(-1)?.trim(), said('Category')]
  return places.find(Boolean) ?? places.find((place) => place !== undefined)
}

function addLine(product: RawProduct, line: Line): void {
  for (const picture of [line.cell('Image Src'), line.cell(columns.picture)]) {
    if (picture !== '' && product.pictureUrls.length < mostPicturesKept) product.pictureUrls.push(picture)
  }
  const isFirst = line.row === product.row
  const hasVariant = ['Option1 Value', columns.sku, columns.price].some((column) => line.cell(column) !== '')
  if ((isFirst || hasVariant) && product.variants.length < mostVariantsKept) {
    product.variants.push(readVariant(product, line))
  }
}

function readVariant(product: RawProduct, { row, cell, said }: Line): RawVariant {
  return {
    row,
    // Shopify puts an apostrophe before a SKU that looks like a number; ours are unchanged.
    sku: product.id === undefined ? cell(columns.sku).replace(/^'/, '') : cell(columns.sku),
    optionValues: optionColumns.slice(0, product.optionNames.length).map((column) => cell(`${column} Value`)),
    price: cell(columns.price),
    compareAt: said(columns.compareAt),
    stock: readStock(cell, said),
    threshold: cell(columns.threshold) || undefined,
    // Shopify guards long numbers against spreadsheets with an apostrophe.
    barcode: said(columns.barcode)?.replace(/^'/, ''),
    pinned: said(columns.pinned),
    picture: said(columns.picture),
  }
}

/** The stock of an untracked variant means nothing; that of an oversold one may be negative. */
function readStock(cell: Line['cell'], said: Line['said']): string | undefined {
  const stock = said(columns.stock)
  if (stock === undefined || (said('Variant Inventory Tracker') === '' && ['', '0'].includes(stock))) return undefined
  const isOversold = cell('Variant Inventory Policy').toLowerCase() === 'continue' && /^-\d{1,7}$/.test(stock)
  return stock === '' || isOversold ? '0' : stock
}
