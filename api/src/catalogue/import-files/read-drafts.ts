import { say } from '@makola/words/say.ts'
import { checkImported, type ImportTerms, type ProductDraft } from './check-imported.ts'
import type { ImportSource, RawProduct, Refusal } from './imported-product.ts'
import { makeSku } from './make-sku.ts'
import { type DecimalStyle, styleToReadAgain } from './read-number.ts'

const t = say('en')

/** The progress of reading a file, with its findings. */
export type ReadFigures = {
  /** Lines of a table, or entries of a list. */
  rows: number
  products: number
  /** Refused products, and lines that belong to none. */
  refused: number
  /** Lines with at least one fault. */
  faultyRows: number
}

/** A portion of a file, checked. */
export type DraftBatch = {
  drafts: ProductDraft[]
  refusals: Refusal[]
  notes: string[]
  /** SKUs generated for earlier lines that turn out to be the file's own: they give way on the second reading. */
  clashes: string[]
  /** The style that the prices so far show, when numbers before them were read in another: it counts on the second reading. */
  rereadAs: DecimalStyle | undefined
  figures: ReadFigures
}

type OpenBatch = Omit<DraftBatch, 'rereadAs' | 'figures'>

const mostProducts = 50_000
/** A person has to read them. All of them are counted. */
const mostRefusals = 300
const mostNotes = 20
/** Small portions, so that storing one keeps nobody waiting. */
const productsAtOnce = 100
const variantsAtOnce = 300
/** A file of nothing but faults reports progress while it is read. */
const rowsAtOnce = 20_000

/**
 * Reads and checks the products of a file in portions. Repeated rows are refused; the number of faults kept has a fixed limit.
 * Generated SKUs avoid the `reserved` ones.
 */
export async function* readDrafts(
  source: ImportSource,
  terms: ImportTerms,
  reserved: readonly string[],
): AsyncGenerator<DraftBatch> {
  const figures: ReadFigures = { rows: 0, products: 0, refused: 0, faultyRows: 0 }
  const seen: Seen = { keys: new Set(), ids: new Set(), skus: new Set(), made: new Set(), reserved: new Set(reserved) }
  let kept = 0
  let notesKept = 0
  const openBatch = () => ({ drafts: [], refusals: [], notes: [], clashes: [] })
  const close = (open: OpenBatch) => ({ ...open, rereadAs: styleToReadAgain(terms.seen), figures: { ...figures } })
  let batch: OpenBatch = openBatch()
  let variantCount = 0
  let toldRows = 0
  const refuse = (refusals: Refusal[]) => {
    figures.refused++
    figures.faultyRows += new Set(refusals.map(({ row }) => row)).size
    const some = refusals.slice(0, mostRefusals - kept)
    kept += some.length
    batch.refusals.push(...some)
  }
  for await (const found of source.rows) {
    if ('note' in found) {
      if (notesKept++ < mostNotes) batch.notes.push(found.note)
      continue
    }
    if ('refused' in found) {
      figures.rows = Math.max(figures.rows, found.refused.row)
      refuse([found.refused])
    } else if (seen.keys.size === mostProducts) {
      refuse([
        { row: found.row, column: '', why: t('catalogue.import-fault.too-many-products', { most: mostProducts }) },
      ])
      break
    } else {
      figures.rows = found.variants.at(-1)?.row ?? found.row
      figures.products++
      batch.clashes.push(...nameVariants(found, seen))
      const checked = checkOnce(found, terms, seen)
      if (Array.isArray(checked)) refuse(checked)
      else {
        batch.drafts.push(checked)
        variantCount += checked.variants.length
      }
    }
    const isFull = batch.drafts.length >= productsAtOnce || variantCount >= variantsAtOnce
    if (!isFull && figures.rows - toldRows < rowsAtOnce) continue
    yield close(batch)
    batch = openBatch()
    variantCount = 0
    toldRows = figures.rows
  }
  yield close(batch)
}

/** `made` are generated SKUs of earlier lines. */
type Seen = Record<'keys' | 'ids' | 'skus' | 'made' | 'reserved', Set<string>>

/** Checks a product alone and against those before it; each fault is reported once. */
function checkOnce(found: RawProduct, terms: ImportTerms, { keys, ids, skus }: Seen): ProductDraft | Refusal[] {
  const checked = checkImported(found, terms)
  const isRepeated = (found.key !== '' && keys.has(found.key)) || (found.id !== undefined && ids.has(found.id))
  const own = new Set<string>()
  const repeated: Refusal[] = isRepeated
    ? [{ row: found.row, column: terms.columns.key, why: t('catalogue.import-fault.twice') }]
    : found.variants
        .filter(({ sku }) => sku !== '' && (skus.has(sku) || own.size === own.add(sku).size))
        .map(({ row }) => ({ row, column: terms.columns.sku, why: t('catalogue.import-fault.twice') }))
  keys.add(found.key)
  if (found.id !== undefined) ids.add(found.id)
  for (const { sku } of found.variants) skus.add(sku)
  if (repeated.length === 0) return checked
  return [...(Array.isArray(checked) ? checked : []), ...repeated]
}

/** Generates missing SKUs and normalises the others. Returns those that were generated for an earlier line. */
function nameVariants({ key, variants }: RawProduct, { skus, made, reserved }: Seen): string[] {
  for (const variant of variants) variant.sku = variant.sku.slice(0, 1000).normalize('NFC')
  const own = new Set(variants.map(({ sku }) => sku))
  const clashes = [...own].filter((sku) => made.has(sku))
  for (const [index, variant] of variants.entries()) {
    if (variant.sku !== '') continue
    variant.sku = makeSku(key, index + 1, (sku) => skus.has(sku) || own.has(sku) || reserved.has(sku))
    own.add(variant.sku)
    made.add(variant.sku)
  }
  return clashes
}
