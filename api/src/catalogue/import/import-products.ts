import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { stores } from '../../stores/tables.ts'
import { type CategoryChoice, saveCategoryChoices } from '../categories/save-category-choices.ts'
import { holdCurrency } from '../editor/hold-currency.ts'
import type { Settable } from '../editor/product-permissions.ts'
import { picturesOrdered } from '../events.ts'
import { explainDuplicate } from '../explain-duplicate.ts'
import type { ImportFormat } from '../import-files/open-import-source.ts'
import type { DraftBatch } from '../import-files/read-drafts.ts'
import { readImport } from '../import-files/read-import.ts'
import { columnsOf, type ThreadOrder } from '../import-files/thread-messages.ts'
import { type ImportPlace, importBatch } from './import-batch.ts'
import { type ImportCounts, type ImportReport, openImportReport } from './import-report.ts'

export type ImportProgress = { rows: number; products: number; stored: number }

export type ImportOptions = {
  file: { format: ImportFormat; bytes: () => AsyncIterable<Uint8Array> }
  /** Id or slug. */
  store: string
  /** A dry run: reports the changes and makes none. */
  dryRun?: boolean
  /** Imports good rows even if some are refused; otherwise one bad row stops everything. */
  skipBadRows?: boolean
  /** New products start as drafts, whatever the file says. */
  asDraft?: boolean
  /** The stock of a new variant without stock in the file. */
  stockUnsaid?: number
  /** Creates missing categories: for those who manage the whole shop. */
  addsCategories?: boolean
  /** The store's new choices of a category for the file's words. */
  choices?: readonly CategoryChoice[]
  /** True when the file may feature products; the same people may do both. */
  mayFeature?: boolean
  settable: Settable
  actor: string
  /** The id under which its pictures are reported. */
  importId?: string | undefined
  /** Called with the progress, after every portion. */
  onProgress?: ((progress: ImportProgress) => void) | undefined
}

/** The number of pictures fetched for one file. The rest follow when it is imported again. */
const mostPictures = 10_000

/** SKUs that give way may collide with others: after a few rounds that is reported as a fault. */
const mostReadings = 4

/** Ends the transaction of a dry run. */
class NotToBeKept extends Error {}

/**
 * Imports products from a file into a store, all or nothing. The same file again changes nothing; a changed file updates its own
 * products, whose stock on hand becomes the file's. A separate thread reads and checks the file; only small portions are stored
 * here, so that others have their turn between them.
 * @throws Problem `not-found` (404) for the store, `malformed-request` (400) for a file that cannot be read, `wrong-state` (409)
 * when the file's currency has no rate or the store's was changed meanwhile.
 */
export async function importProducts(platform: Platform, options: ImportOptions): Promise<ImportReport> {
  const store = await findStore(platform.database, options.store)
  const order = await orderThread(platform, options.file.format, store.currency)
  const reserved: string[] = []
  for (let readings = 1; ; readings++) {
    const { report, clashes, rereadAs } = await importOnce(platform, { options, store, order: { ...order, reserved } })
    if ((clashes.length === 0 && !rereadAs) || readings === mostReadings) return report
    // A generated key gives way to the same key further down in the file.
    reserved.push(...clashes)
    if (rereadAs) order.decimalStyle = rereadAs
  }
}

type Once = Pick<Work, 'options' | 'store'> & { order: ThreadOrder }

async function importOnce(platform: Platform, { options, store, order }: Once): Promise<Imported> {
  const batches = readImport(order, options.file.bytes())
  try {
    // Waits for its turn before it locks anything in the database.
    const first = await batches.next()
    return await storeBatches(platform, { options, store, first, batches })
  } finally {
    await batches.return(undefined)
  }
}

/** With generated SKUs that are the file's own, further down, or with another style of its numbers nothing was kept. */
type Imported = { report: ImportReport } & Pick<DraftBatch, 'clashes' | 'rereadAs'>

type Work = {
  options: ImportOptions
  store: { id: string; name: string; currency: string; country: string }
  first: IteratorResult<DraftBatch>
  batches: AsyncGenerator<DraftBatch>
}

async function storeBatches(platform: Platform, { options, store, first, batches }: Work): Promise<Imported> {
  const { dryRun = false, skipBadRows = false } = options
  const report = openImportReport(platform.config)
  const clashes: string[] = []
  let rereadAs: DraftBatch['rereadAs']
  let isWritten = false
  const write = async (tx: Transaction) => {
    if (!dryRun && (await holdCurrency(tx, store.id)) !== store.currency) {
      throw refuse('catalogue.currency-changed')
    }
    const importId = options.importId ?? newId()
    const place = { ...placeOf(platform, options, store), importId }
    if (options.choices) await saveCategoryChoices(tx, store.id, options.choices)
    for (let next = first; !next.done; next = await batches.next()) {
      report.addRead(next.value)
      clashes.push(...next.value.clashes)
      rereadAs = next.value.rereadAs
      // Rows that will be rolled back need not be written.
      const isTrial = dryRun || clashes.length > 0 || Boolean(rereadAs) || (!skipBadRows && report.hasRefusals())
      report.addStored(await importBatch(tx, next.value.drafts, { ...place, isTrial }))
      options.onProgress?.(report.progress())
    }
    report.addCategories(place.words)
    report.addPicturesLeftOut(place.pictureLimit.leftOut)
    isWritten = !dryRun && clashes.length === 0 && !rereadAs && (skipBadRows || !report.hasRefusals())
    if (!isWritten) throw new NotToBeKept()
    if (place.fetchesPictures && report.hasPictures()) emit(tx, picturesOrdered, { storeId: store.id, importId })
    await recordImport(tx, platform, { store, counts: report.counts(), actor: options.actor })
  }
  await transact(platform, write).catch((error: unknown) => {
    if (!(error instanceof NotToBeKept)) explainDuplicate(error)
  })
  return { report: report.close(isWritten), clashes, rereadAs }
}

function placeOf(
  { clock, config }: Platform,
  options: ImportOptions,
  store: Work['store'],
): Omit<ImportPlace, 'importId'> {
  return {
    storeId: store.id,
    currency: store.currency,
    country: store.country,
    clock,
    asDraft: options.asDraft ?? false,
    stockUnsaid: options.stockUnsaid ?? 0,
    addsCategories: options.addsCategories ?? false,
    mayFeature: options.mayFeature ?? false,
    settable: options.settable,
    actor: options.actor,
    mediaUrl: config.mediaUrl,
    fetchesPictures: config.fetchPictures,
    pictureLimit: { left: mostPictures, leftOut: 0 },
    columns: columnsOf[options.file.format],
    isTrial: false,
    meant: new Set(),
    words: new Map(),
  }
}

/** One entry for the whole file; changed prices and stocks have entries of their own. */
async function recordImport(
  tx: Transaction,
  { clock }: Platform,
  { store, counts, actor }: { store: { id: string; name: string }; counts: ImportCounts; actor: string },
): Promise<void> {
  const { created, changed, refused } = counts
  if (created + changed === 0) return
  const after = { created, changed, refused }
  await recordAudit(tx, clock, { storeId: store.id, by: actor, action: 'products.imported', subject: store, after })
}

async function findStore(db: Queryable, idOrSlug: string) {
  const [store] = await db
    .select({ id: stores.id, name: stores.name, currency: stores.currency, country: stores.countryCode })
    .from(stores)
    .where(byIdOrSlug(stores, idOrSlug))
  if (!store) throw notFound('store')
  return store
}

/** Converts the file's prices to the store's currency: unchanged, or once, by today's rate without its margin. */
async function orderThread(
  platform: Platform,
  format: ImportFormat,
  storeCurrency: string,
): Promise<Omit<ThreadOrder, 'reserved'>> {
  const currency = format === 'dummyjson' ? 'USD' : storeCurrency
  if (currency === storeCurrency) return { format, currency, storeCurrency, rate: null }
  const { rows } = await platform.database.execute<{ rate: string }>(sql`
    select cross_rates.rate from cross_rates join rates on rates.id = rate_id
    where from_currency = ${currency} and rates.currency = ${storeCurrency} and base = ${platform.config.baseCurrency}
      and active and deleted_at is null
    order by effective_at desc limit 1`)
  const [cross] = rows
  if (!cross) throw refuse('catalogue.no-cross-rate', { from: currency, to: storeCurrency })
  return { format, currency, storeCurrency, rate: cross.rate }
}
