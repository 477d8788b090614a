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
  | 'pinned',
  string
>

/** Why a row was not taken. `row` counts as the file does: lines of a table, entries of a list. */
export type Refusal = { row: number; column: string; why: string }

/**
 * A product as a file says it: every value still text, nothing checked. An empty text says "none"; undefined, where the
 * file does not have the column at all, leaves what the shop has.
 */
export type RawProduct = {
  row: number
  /** The file's own key for it; importing the same key again updates the same product. */
  key: string
  /** Our own id, in a table that we have written; it beats the key. */
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
  optionNames: string[]
  /** All values of each option, where the file lists them; otherwise those that its variants have. */
  optionValues?: string[][] | undefined
  variants: RawVariant[]
  /** Fetched after the import, by the guarded way out alone: a file must not make the shop call addresses of its choice. */
  pictureUrls: string[]
  /** Faults found while reading. */
  faults?: Refusal[]
}

export type RawVariant = {
  row: number
  /** Empty where the file has none: then it gets one. */
  sku: string
  optionValues: string[]
  /** Decimal text in major units, such as `10.50`. */
  price: string
  compareAt: string | undefined
  stock: string | undefined
  threshold?: string | undefined
  /** Such as `NGN 1500.00; GHS 12.50`. */
  pinned?: string | undefined
}

/** The rows that a parser yields, one after the other. */
export type ImportedRow = RawProduct | { refused: Refusal } | { note: string }

/** A file opened for import: what its columns are called, and its rows. */
export type ImportSource = {
  /** Stands before the keys of its rows, so that two kinds of file never share one. */
  format: string
  columns: ImportColumns
  rows: AsyncIterable<ImportedRow>
}
