import { convertPrice } from '@makola/money/convert.ts'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database.ts'
import { byIdOrSlug } from '../platform/id-or-slug.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { recordAudit } from '../platform/record-audit.ts'
import { stores } from '../stores/tables.ts'
import { checkImported, type ImportTerms, type ProductDraft } from './check-imported.ts'
import { explainDuplicate } from './explain-duplicate.ts'
import { holdCurrency } from './hold-currency.ts'
import { type ImportOutcome, importBatch } from './import-batch.ts'
import type { ImportedRow, ImportSource, Refusal } from './imported-product.ts'

export type ImportOptions = {
  source: ImportSource
  /** Id or slug. */
  store: string
  /** Says what would happen and changes nothing. */
  dryRun?: boolean
  /** Takes what is good although some rows are not; otherwise one bad row keeps everything out. */
  skipBadRows?: boolean
  /** New products start as drafts, whatever the file says. */
  asDraft?: boolean
  /** Makes the categories that there are not: for those who look after the whole shop. */
  addsCategories?: boolean
  /** Whether the file decides what is featured: for the same people. */
  mayFeature?: boolean
  actor: string
}

export type ImportReport = {
  isWritten: boolean
  created: number
  changed: number
  unchanged: number
  refused: number
  /** In the order of the file. */
  rows: ImportOutcome[]
}

const mostProducts = 50_000
const productsAtOnce = 500
const variantsAtOnce = 2000

/** Ends a transaction whose work was only to be looked at. */
class NotToBeKept extends Error {}

/**
 * Takes products from a file into a store, all or nothing. The same file again changes nothing; a file that has changed
 * changes its own products, whose stock on hand becomes what the file says.
 * @throws Problem `not-found` (404) for the store, `wrong-state` (409) when the file's currency has no rate or the
 * store's was changed meanwhile.
 */
export async function importProducts(platform: Platform, options: ImportOptions): Promise<ImportReport> {
  const { source, dryRun = false, skipBadRows = false } = options
  const store = await findStore(platform.database, options.store)
  const terms = await loadTerms(platform, source, store.currency)
  const { drafts, refusals } = await readDrafts(source.rows, terms)
  const refused = refusals.map((refusal) => ({
    ...refusal,
    name: '',
    outcome: 'refused' as const,
    changes: [],
    notes: [],
    pictureUrls: [],
  }))
  let outcomes: ImportOutcome[] = refused
  let isWritten = false
  const write = async (tx: Transaction) => {
    outcomes = [...refused]
    if ((await holdCurrency(tx, store.id)) !== store.currency) {
      throw new Problem('wrong-state', 'The currency of the store was changed meanwhile. Send the file again.')
    }
    const place = {
      storeId: store.id,
      currency: store.currency,
      clock: platform.clock,
      asDraft: options.asDraft ?? false,
      addsCategories: options.addsCategories ?? false,
      mayFeature: options.mayFeature ?? false,
      actor: options.actor,
      columns: source.columns,
    }
    for (const batch of batches(drafts)) outcomes.push(...(await importBatch(tx, batch, place)))
    isWritten = !dryRun && (skipBadRows || outcomes.every(({ outcome }) => outcome !== 'refused'))
    if (!isWritten) throw new NotToBeKept()
    await recordImport(tx, platform, { store, outcomes, actor: options.actor })
  }
  await transact(platform, write).catch((error: unknown) => {
    if (!(error instanceof NotToBeKept)) explainDuplicate(error)
  })
  return summarise(outcomes, isWritten)
}

/** One entry for the whole file; which price and stock it changed has entries of its own. */
async function recordImport(
  tx: Transaction,
  { clock }: Platform,
  { store, outcomes, actor }: { store: { id: string; name: string }; outcomes: ImportOutcome[]; actor: string },
): Promise<void> {
  const { created, changed, refused } = summarise(outcomes, true)
  if (created + changed === 0) return
  const after = { created, changed, refused }
  await recordAudit(tx, clock, { storeId: store.id, by: actor, action: 'products.imported', subject: store, after })
}

async function findStore(db: Queryable, idOrSlug: string) {
  const [store] = await db
    .select({ id: stores.id, name: stores.name, currency: stores.currency })
    .from(stores)
    .where(byIdOrSlug(stores, idOrSlug))
  if (!store) throw notFound('store')
  return store
}

/** How the file's prices become prices of the store: as they stand, or once, by today's rate and without its margin. */
async function loadTerms(platform: Platform, source: ImportSource, storeCurrency: string): Promise<ImportTerms> {
  const { format, columns } = source
  const currency = source.currency ?? storeCurrency
  if (currency === storeCurrency) return { format, columns, currency, toStoreMinor: (minor) => minor }
  const { rows } = await platform.database.execute<{ rate: string }>(sql`
    select cross_rates.rate from cross_rates join rates on rates.id = rate_id
    where from_currency = ${currency} and rates.currency = ${storeCurrency} and base = ${platform.config.baseCurrency}
      and active and deleted_at is null
    order by effective_at desc limit 1`)
  const [cross] = rows
  if (!cross) throw new Problem('wrong-state', `The shop has no rate from ${currency} to ${storeCurrency}.`)
  const terms = { rate: cross.rate, marginPct: '0', rounding: null }
  return { format, columns, currency, toStoreMinor: (minor) => convertPrice(minor, currency, storeCurrency, terms) }
}

async function readDrafts(rows: AsyncIterable<ImportedRow>, terms: ImportTerms) {
  const drafts: ProductDraft[] = []
  const refusals: Refusal[] = []
  const keys = new Set<string>()
  const ids = new Set<string>()
  const skus = new Set<string>()
  for await (const found of rows) {
    if ('refused' in found) {
      refusals.push(found.refused)
      continue
    }
    if (keys.size === mostProducts) {
      refusals.push({ row: found.row, column: '', why: `A file may have at most ${mostProducts} products.` })
      break
    }
    const checked = checkImported(found, terms)
    const repeated = [
      ...(keys.has(found.key) || (found.id !== undefined && ids.has(found.id))
        ? [{ row: found.row, column: terms.columns.key, why: 'Stands in the file twice.' }]
        : []),
      ...found.variants
        .filter(({ sku }, index) => skus.has(sku) || found.variants.findIndex((other) => other.sku === sku) < index)
        .map(({ row }) => ({ row, column: terms.columns.sku, why: 'Stands in the file twice.' })),
    ]
    keys.add(found.key)
    if (found.id !== undefined) ids.add(found.id)
    for (const { sku } of found.variants) skus.add(sku)
    if (Array.isArray(checked)) refusals.push(...checked)
    else if (repeated.length === 0) drafts.push(checked)
    refusals.push(...repeated)
  }
  return { drafts, refusals }
}

/** Products in portions that one statement can carry. */
function* batches(drafts: ProductDraft[]): Generator<ProductDraft[]> {
  let batch: ProductDraft[] = []
  let variantCount = 0
  for (const draft of drafts) {
    batch.push(draft)
    variantCount += draft.variants.length
    if (batch.length < productsAtOnce && variantCount < variantsAtOnce) continue
    yield batch
    batch = []
    variantCount = 0
  }
  if (batch.length > 0) yield batch
}

function summarise(outcomes: ImportOutcome[], isWritten: boolean): ImportReport {
  const count = (outcome: ImportOutcome['outcome']) => outcomes.filter((row) => row.outcome === outcome).length
  return {
    isWritten,
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    rows: outcomes.toSorted((a, b) => a.row - b.row),
  }
}
