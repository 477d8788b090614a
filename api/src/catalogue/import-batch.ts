import type { Transaction } from '../platform/database.ts'
import type { ProductDraft } from './check-imported.ts'
import { ensureCategories } from './ensure-categories.ts'
import { findCategories } from './find-categories.ts'
import type { ImportColumns } from './imported-product.ts'
import { type ImportedProduct, loadImported, loadSkuOwners } from './load-imported.ts'
import { type CellChange, describeChanges, type SettledDraft, settleDraft } from './settle-draft.ts'
import { type ImportShop, storeImported } from './store-imported.ts'

/** What became of a row; a refused one says which column is why. */
export type ImportOutcome = {
  row: number
  name: string
  outcome: 'created' | 'changed' | 'unchanged' | 'refused'
  changes: CellChange[]
  column: string
  why: string
  /** What was left aside although the row is taken. */
  notes: string[]
  /** Pictures that the file has for it: for a person to look at, never fetched. */
  pictureUrls: string[]
}

/** Where an import goes, and how. */
export type ImportPlace = ImportShop & {
  columns: ImportColumns
  asDraft: boolean
  /** Whether categories that there are not are made; they are the whole shop's, not a store's. */
  addsCategories: boolean
  /** Whether the file decides what is featured, which stands on the shop's own pages. */
  mayFeature: boolean
}

type Judged = { settled: SettledDraft; changes: CellChange[]; refusal: Pick<ImportOutcome, 'column' | 'why'> | null }

/** Writes a portion of checked products: what is new or differs from the shop, in a fixed number of statements. */
export async function importBatch(
  tx: Transaction,
  batch: ProductDraft[],
  place: ImportPlace,
): Promise<ImportOutcome[]> {
  const { storeId, currency } = place
  const names = batch.flatMap(({ category }) => category ?? [])
  const categories = await (place.addsCategories ? ensureCategories : findCategories)(tx, names)
  const settle = (draft: ProductDraft, old: ImportedProduct | undefined) =>
    settleDraft(draft, old, { categories, asDraft: place.asDraft })
  const seen = await loadImported(tx, storeId, batch)
  const differing = batch.filter((draft) => {
    const old = seen.get(draft.importKey)
    return !old || describeChanges(settle(draft, old), old, currency).length > 0
  })
  // Only what will change is locked, so that the shop goes on selling the rest.
  const locked = await loadImported(tx, storeId, differing, { lock: true })
  const skus = differing.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  const owners = await loadSkuOwners(tx, storeId, skus)
  const meant = new Set<string>()
  const judged = new Map(
    differing.map((draft): [ProductDraft, Judged] => {
      const old = locked.get(draft.importKey)
      const settled = settle(draft, old)
      const refusal = whyNot({ draft, settled, old, owners, meant }, place)
      if (old) meant.add(old.id)
      return [draft, { settled, refusal, changes: old ? describeChanges(settled, old, currency) : [] }]
    }),
  )
  const taken = [...judged.values()].filter(({ refusal }) => !refusal).map(({ settled }) => settled)
  await storeImported(tx, taken, locked, place)
  return batch.map((draft) =>
    tell(draft, judged.get(draft), locked.has(draft.importKey), categories.has(draft.category ?? '')),
  )
}

function tell(
  { row, name, pictureUrls, category }: ProductDraft,
  judged: Judged | undefined,
  isOld: boolean,
  hasCategory: boolean,
): ImportOutcome {
  const notes = category && !hasCategory ? [`There is no category “${category}”: ask for it, or choose another.`] : []
  const said = { row, name, pictureUrls, changes: judged?.changes ?? [], column: '', why: '', notes }
  if (!judged) return { ...said, outcome: 'unchanged' }
  if (judged.refusal) return { ...said, ...judged.refusal, outcome: 'refused' }
  return { ...said, outcome: isOld ? 'changed' : 'created' }
}

type Question = {
  draft: ProductDraft
  settled: SettledDraft
  old: ImportedProduct | undefined
  /** Product ids by SKU. */
  owners: Map<string, string>
  /** Products that earlier lines mean. */
  meant: ReadonlySet<string>
}

function whyNot(
  { draft, settled, old, owners, meant }: Question,
  { columns: { key, id, sku, stock, featured }, mayFeature }: ImportPlace,
): Judged['refusal'] {
  if (draft.id !== undefined && !old) return { column: id, why: 'The store has no product with this ID.' }
  if (old && meant.has(old.id)) return { column: key, why: 'Another line of the file means the same product.' }
  if (!mayFeature && settled.featured !== (old?.featured ?? false)) {
    return { column: featured, why: 'Only an operator of the shop chooses what is featured.' }
  }
  const taken = settled.variants.find((variant) => owners.has(variant.sku) && owners.get(variant.sku) !== old?.id)
  if (taken) return { column: sku, why: `Another product of this store has the SKU ${taken.sku}.` }
  const wanted = new Map(settled.variants.map((variant) => [variant.sku, variant]))
  const lost = old?.variants.find((variant) => !wanted.has(variant.sku))
  if (lost) return { column: sku, why: `The shop has the variant ${lost.sku}, which is not in the file.` }
  const short = old?.variants.find((variant) => (wanted.get(variant.sku)?.onHand ?? 0) < variant.held)
  if (short) return { column: stock, why: `${short.held} units of ${short.sku} are held for orders.` }
  return null
}
