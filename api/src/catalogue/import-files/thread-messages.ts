import { convertPrice } from '@makola/money/convert.ts'
import type { ImportTerms } from './check-imported.ts'
import type { ImportFormat, UnreadableFile } from './open-import-source.ts'
import { dummyJsonColumns } from './parse-dummyjson.ts'
import { shopifyColumns } from './parse-shopify-csv.ts'
import type { DraftBatch } from './read-drafts.ts'
import type { DecimalStyle, SeenNumbers } from './read-number.ts'

/** The first message to a thread that reads a file. */
export type ThreadOrder = {
  format: ImportFormat
  /** The file's. */
  currency: string
  storeCurrency: string
  /** The rate from one to the other; null when they are the same. */
  rate: string | null
  /** SKUs not to generate: the file has them further down. */
  reserved: readonly string[]
  /** The style of its numbers, when its prices have shown it on an earlier reading. */
  decimalStyle?: DecimalStyle
}

export type ThreadSaid = { batch: DraftBatch } | { wants: 'bytes' | 'nothing' } | { unreadable: UnreadableFile['code'] }

export const columnsOf = { shopify: shopifyColumns, dummyjson: dummyJsonColumns } as const

export function openTerms({ format, currency, storeCurrency, rate, decimalStyle }: ThreadOrder): ImportTerms {
  const terms = rate === null ? null : { rate, marginPct: '0', rounding: null }
  const toStoreMinor = (minor: number) => (terms ? convertPrice(minor, currency, storeCurrency, terms) : minor)
  const seen: SeenNumbers = { shown: new Set(), differs: new Set() }
  return { format, columns: columnsOf[format], currency, toStoreMinor, decimalStyle, seen }
}
