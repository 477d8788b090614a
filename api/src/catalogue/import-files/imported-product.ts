import type { AboutName } from '@makola/contract/catalogue/product-about.ts'
import type { DecimalStyle } from './read-number.ts'

/** The file's own column names, so that a refusal names the column that the seller sees. */
export type ImportColumns = Record<
  | 'key'
  | 'name'
  | 'description'
  | 'category'
  | 'brand'
  | 'tags'
  | 'status'
  | 'weight'
  | 'option'
  | 'sku'
  | 'price'
  | 'compareAt'
  | 'stock'
  | 'id'
  | 'featured'
  | 'threshold'
  | 'barcode'
  | 'pinned'
  | 'picture'
  | AboutName,
  string
>

/** The reason why a row was refused. `row` counts as in the file: lines of a table, entries of a list. */
export type Refusal = { row: number; column: string; why: string }

/**
 * A product as in the file: every value is unchecked text. Empty text means "none"; undefined, for a missing column, keeps the
 * shop's value.
 */
export type RawProduct = {
  row: number
  /** The file's own key for it; importing the same key again updates the same product. */
  key: string
  /** Our own id, in our own tables; it takes precedence over the key. */
  id?: string | undefined
  name: string
  slug: string
  description: string | undefined
  category: string | undefined
  brand: string | undefined
  tags: string[] | undefined
  status: string
  featured?: string | undefined
  weightGrams: string | undefined
  about: { [name in AboutName]?: string | undefined }
  optionNames: string[]
  /** All values of each option, if the file lists them; otherwise those of its variants. */
  optionValues?: string[][] | undefined
  variants: RawVariant[]
  /** As the kind of the file suggests, until its prices show it. */
  decimalStyle: DecimalStyle | undefined
  /** Fetched after the import, only through the guarded client: a file must not make the shop call addresses of its choice. */
  pictureUrls: string[]
  /** Faults found while reading. */
  faults?: Refusal[]
}

export type RawVariant = {
  row: number
  /** Empty when the file has none: then one is generated. */
  sku: string
  optionValues: string[]
  /** Decimal text in major units, such as `10.50` or `1.200,50`. */
  price: string
  compareAt: string | undefined
  stock: string | undefined
  threshold?: string | undefined
  barcode?: string | undefined
  /** Such as `NGN 1500.00; GHS 12.50`. */
  pinned?: string | undefined
  /** The address of the picture that shows it. */
  picture?: string | undefined
}

/** The rows that a parser yields, one after the other. */
export type ImportedRow = RawProduct | { refused: Refusal } | { note: string }

/** A file opened for import: the names of its columns, and its rows. */
export type ImportSource = {
  /** The prefix of its rows' keys, so that two kinds of file never share a key. */
  format: string
  columns: ImportColumns
  rows: AsyncIterable<ImportedRow>
}
