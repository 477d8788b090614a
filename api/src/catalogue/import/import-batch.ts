import { say } from '@makola/words/say.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { findCategoriesOfWords, type PlacedWord } from '../categories/find-categories-of-words.ts'
import { checkPublished } from '../editor/check-published.ts'
import type { Settable } from '../editor/product-permissions.ts'
import type { ProductDraft } from '../import-files/check-imported.ts'
import type { ImportColumns } from '../import-files/imported-product.ts'
import { findProhibited } from '../prohibited/find-prohibited.ts'
import { type RulesInForce, readRules } from '../prohibited/read-rules.ts'
import { findUnsettable } from './find-unsettable.ts'
import { type ImportedProduct, loadImported, loadSkuOwners } from './load-imported.ts'
import { orderPictures, type PictureOrders } from './order-pictures.ts'
import { type CellChange, describeChanges, type SettledDraft, settleDraft } from './settle-draft.ts'
import { type ImportShop, storeImported } from './store-imported.ts'

const t = say('en')

/** The outcome for a row; a refusal names the column. */
export type ImportOutcome = {
  row: number
  name: string
  outcome: 'created' | 'changed' | 'unchanged' | 'refused'
  changes: CellChange[]
  column: string
  why: string
  /** Remarks on parts that were ignored although the row is accepted. */
  notes: string[]
}

/** The destination and the mode of an import. */
export type ImportPlace = ImportShop &
  Omit<PictureOrders, 'isTrial'> & {
    columns: ImportColumns
    asDraft: boolean
    /** The stock of a new variant without stock in the file. */
    stockUnsaid: number
    /** True when missing categories are created. Categories belong to the whole shop, not to a store. */
    addsCategories: boolean
    /** True when the file may feature products, which puts them on the shop's own pages. */
    mayFeature: boolean
    /** What the file may set. A line that would set anything else is refused. */
    settable: Settable
    /** The store's: rules for prohibited goods may be for some countries. */
    country: string
    /** A dry run. */
    isTrial: boolean
    /** Products named by earlier rows of the file. */
    meant: Set<string>
    /** The file's words for its categories, by their folded form. */
    words: Map<string, PlacedWord>
  }

type Judged = { settled: SettledDraft; changes: CellChange[]; refusal: Pick<ImportOutcome, 'column' | 'why'> | null }
type BatchReport = { outcomes: ImportOutcome[]; stockUnsaid: number; pictures: number }

/** Writes a portion of checked products: only new and changed ones, in a fixed number of statements. */
export async function importBatch(tx: Transaction, batch: ProductDraft[], place: ImportPlace): Promise<BatchReport> {
  if (batch.length === 0) return { outcomes: [], stockUnsaid: 0, pictures: 0 }
  const { storeId, currency, isTrial, asDraft, stockUnsaid, meant } = place
  const placeOf = await findCategoriesOfWords(tx, batch, place)
  const settle = (draft: ProductDraft, old: ImportedProduct | undefined) =>
    settleDraft(draft, old, { place: placeOf(draft), asDraft, stockUnsaid })
  const seen = await loadImported(tx, place, batch)
  const differing = batch.filter((draft) => {
    const old = seen.get(draft.importKey)
    if (!old || findStrange(draft, old, place)) return true
    return describeChanges(settle(draft, old), old, currency).length > 0
  })
  // Only changed products are locked, so that the shop goes on selling the rest.
  const found = isTrial ? seen : await loadImported(tx, place, differing, { lock: true })
  const skus = differing.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  const owners = await loadSkuOwners(tx, storeId, skus)
  const inForce = await readRules(tx)
  const judged = new Map(
    differing.map((draft): [ProductDraft, Judged] => {
      const old = found.get(draft.importKey)
      const settled = settle(draft, old)
      const refusal = whyNot({ draft, settled, old, owners }, place) ?? whyProhibited(settled, inForce, place)
      if (old) meant.add(old.id)
      return [draft, { settled, refusal, changes: old ? describeChanges(settled, old, currency) : [] }]
    }),
  )
  const taken = [...judged.values()].filter(({ refusal }) => !refusal).map(({ settled }) => settled)
  const stored = isTrial ? new Map<string, string>() : await storeImported(tx, taken, found, place)
  await checkPublished(tx, place.clock, [...stored.values()], inForce)
  const wanted = batch
    .filter((draft) => !judged.get(draft)?.refusal)
    .map(({ importKey, pictureUrls, variants }) => ({
      pictureUrls,
      variants,
      productId: stored.get(importKey) ?? seen.get(importKey)?.id,
    }))
  const news = differing.filter((draft) => !found.has(draft.importKey))
  return {
    outcomes: batch.map((draft) => tell(draft, judged.get(draft), found.get(draft.importKey))),
    stockUnsaid: news.flatMap(({ variants }) => variants).filter(({ stock }) => stock === undefined).length,
    pictures: await orderPictures(tx, wanted, place),
  }
}

function tell(
  { row, name, notes }: ProductDraft,
  judged: Judged | undefined,
  old: ImportedProduct | undefined,
): ImportOutcome {
  const changes = judged?.changes ?? []
  const staysDown = judged && old && old.blockedFrom !== null && judged.settled.status !== old.status
  const remarks = staysDown ? [...notes, t('catalogue.import-note.stays-taken-down')] : notes
  const said = { row, name, changes, column: '', why: '', notes: remarks }
  if (!judged) return { ...said, outcome: 'unchanged' }
  if (judged.refusal) return { ...said, ...judged.refusal, outcome: 'refused' }
  return { ...said, outcome: old ? 'changed' : 'created' }
}

type Question = {
  draft: ProductDraft
  settled: SettledDraft
  old: ImportedProduct | undefined
  /** Product ids by SKU. */
  owners: Map<string, string>
}

function whyNot(
  { draft, settled, old, owners }: Question,
  { columns, mayFeature, settable, meant, mediaUrl }: ImportPlace,
): Judged['refusal'] {
  const { key, id, sku, stock, featured, picture } = columns
  if (draft.id !== undefined && !old) return { column: id, why: t('catalogue.import-fault.id-unknown') }
  if (old && meant.has(old.id)) return { column: key, why: t('catalogue.import-fault.same-product') }
  if (!mayFeature && settled.featured !== (old?.featured ?? false)) {
    return { column: featured, why: t('catalogue.import-fault.operators-feature') }
  }
  const taken = settled.variants.find((variant) => owners.has(variant.sku) && owners.get(variant.sku) !== old?.id)
  if (taken) return { column: sku, why: t('catalogue.import-fault.sku-taken', { sku: taken.sku }) }
  const wanted = new Map(settled.variants.map((variant) => [variant.sku, variant]))
  const lost = old?.variants.find((variant) => !wanted.has(variant.sku))
  if (lost) return { column: sku, why: t('catalogue.import-fault.variant-lost', { sku: lost.sku }) }
  const unsettable = findUnsettable(settled, old, { columns, settable })
  if (unsettable) return unsettable
  const strange = old && findStrange(draft, old, { mediaUrl })
  if (strange) return { column: picture, why: t('catalogue.import-fault.not-its-picture', { sku: strange.sku }) }
  const short = old?.variants.find((variant) => (wanted.get(variant.sku)?.onHand ?? 0) < variant.held)
  if (short) return { column: stock, why: t('catalogue.import-fault.units-held', { held: short.held, sku: short.sku }) }
  return null
}

/** A variant for which the file names a picture of this shop that its product does not have. */
function findStrange({ variants }: ProductDraft, old: ImportedProduct, { mediaUrl }: { mediaUrl: string }) {
  const known = new Set(old.pictures.map(({ url }) => url))
  return variants.find(({ pictureUrl }) => pictureUrl?.startsWith(`${mediaUrl}/`) && !known.has(pictureUrl))
}

function whyProhibited(
  settled: SettledDraft,
  { rules, parents }: RulesInForce,
  { columns, country }: ImportPlace,
): Judged['refusal'] {
  if (settled.status !== 'active') return null
  const refused = findProhibited(rules, { ...settled, country }, parents).find(({ rule }) => rule.action === 'refuse')
  return refused
    ? { column: columns.name, why: t('catalogue.import-fault.prohibited', { ground: refused.rule.ground }) }
    : null
}
