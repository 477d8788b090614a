import { say } from '@makola/words/say.ts'
import { tableColumns } from '../inventory/product-table.ts'
import type { Refusal } from './imported-product.ts'

const t = say('en')

/** The first line of a table: its columns and their positions. */
export type TableHead = {
  delimiter: string
  width: number
  /** Remarks for the seller on how the table is read. */
  notes: string[]
  has: (column: string) => boolean
  find: (column: string) => number | undefined
}

const required = ['Title', 'Variant Price']
/** Shopify's columns that our own table does not have. */
const known = new Set(
  [
    ...tableColumns,
    'Type',
    'Product Category',
    'Published',
    'Image Src',
    'Variant Inventory Tracker',
    'Variant Inventory Policy',
  ].map(plain),
)
const separators: Record<string, 'commas' | 'semicolons' | 'tabs'> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }
const mostNamed = 12
const longestName = 40

/** Column names match in any case, with blanks, hyphens, underscores or nothing between words. */
export function readTableHead(
  cells: string[],
  { line, delimiter }: { line: number; delimiter: string },
): TableHead | { refused: Refusal } {
  const refuse = (why: string) => ({ refused: { row: line, column: '', why } })
  const names = cells.map((cell) => cell.replace(/^\uFEFF/, '').trim())
  const places = new Map<string, number>()
  for (const [index, name] of names.entries()) {
    const key = plain(name)
    if (places.has(key) && known.has(key)) return refuse(t('catalogue.import-fault.column-twice', { name: cut(name) }))
    places.set(key, places.get(key) ?? index)
  }
  const missing = required.filter((column) => !places.has(plain(column)))
  const by = separators[delimiter] ?? 'commas'
  if (missing.length > 0) {
    const found = names
      .filter(Boolean)
      .slice(0, mostNamed)
      .map((name) => `“${cut(name)}”`)
    const [first = '', second = ''] = missing
    const more = Math.max(0, names.length - mostNamed)
    return refuse(t('catalogue.import-fault.column-missing', { first, second, count: missing.length, by, found, more }))
  }
  return {
    delimiter,
    width: cells.length,
    notes: [
      ...(delimiter === ',' ? [] : [t('catalogue.import-note.separated', { by })]),
      ...(places.has('handle') ? [] : [t('catalogue.import-note.no-handle')]),
    ],
    has: (column) => places.has(plain(column)),
    find: (column) => places.get(plain(column)),
  }
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/g, '')
}

function cut(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName)}…` : name
}
