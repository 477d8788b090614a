import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../platform/database.ts'
import type { ProductDraft } from './check-imported.ts'
import { ensureCategories } from './ensure-categories.ts'
import type { ImportColumns } from './imported-product.ts'
import { type ImportedProduct, loadImported, loadSkuOwners } from './load-imported.ts'
import { type ImportShop, type PlacedDraft, storeImported } from './store-imported.ts'

/** What became of a row; a refused one says which column is why. */
export type ImportOutcome = {
  row: number
  name: string
  outcome: 'created' | 'changed' | 'unchanged' | 'refused'
  column: string
  why: string
  /** Pictures that the file has for it: for a person to look at, never fetched. */
  pictureUrls: string[]
}

/** Writes a portion of checked products: what is new or differs from the shop, in a fixed number of statements. */
export async function importBatch(tx: Transaction, batch: ProductDraft[], shop: ImportShop): Promise<ImportOutcome[]> {
  const names = batch.flatMap(({ category }) => (category === null ? [] : [category]))
  const categoryIds = await ensureCategories(tx, names)
  const drafts = batch.map((draft) => ({ ...draft, categoryId: categoryIds.get(draft.category ?? '') ?? null }))
  const seen = await loadImported(
    tx,
    shop.storeId,
    drafts.map(({ importKey }) => importKey),
  )
  const differing = drafts.filter((draft) => !isSame(draft, seen.get(draft.importKey)))
  // Only what will change is locked, so that the shop goes on selling the rest.
  const locked = await loadImported(
    tx,
    shop.storeId,
    differing.map(({ importKey }) => importKey),
    { lock: true },
  )
  const owners = await loadSkuOwners(tx, shop.storeId, differing)
  const refusals = new Map(
    differing.map((draft) => [draft, whyNot(draft, locked.get(draft.importKey), owners, shop.columns)]),
  )
  await storeImported(
    tx,
    differing.filter((draft) => !refusals.get(draft)),
    locked,
    shop,
  )
  return drafts.map((draft) => {
    const { row, name, pictureUrls, importKey } = draft
    const refusal = refusals.get(draft)
    const outcome = !refusals.has(draft)
      ? 'unchanged'
      : refusal
        ? 'refused'
        : locked.has(importKey)
          ? 'changed'
          : 'created'
    return { row, name, outcome, column: refusal?.column ?? '', why: refusal?.why ?? '', pictureUrls }
  })
}

function whyNot(
  draft: PlacedDraft,
  old: ImportedProduct | undefined,
  owners: Map<string, string | null>,
  { sku, stock }: ImportColumns,
): Pick<ImportOutcome, 'column' | 'why'> | null {
  const taken = draft.variants.find((variant) => owners.has(variant.sku) && owners.get(variant.sku) !== draft.importKey)
  if (taken) return { column: sku, why: `Another product of this store has the SKU ${taken.sku}.` }
  const wanted = new Map(draft.variants.map((variant) => [variant.sku, variant]))
  const lost = old?.variants.find((variant) => !wanted.has(variant.sku))
  if (lost) return { column: sku, why: `The shop has the variant ${lost.sku}, which is not in the file.` }
  const short = old?.variants.find((variant) => (wanted.get(variant.sku)?.stock ?? 0) < variant.held)
  if (short) return { column: stock, why: `${short.held} units of ${short.sku} are held for orders.` }
  return null
}

/** Whether the shop has the product just as the file says. */
function isSame(draft: PlacedDraft, old: ImportedProduct | undefined): boolean {
  if (!old) return false
  const said = { ...contentOf(draft), status: draft.status ?? old.status }
  const offered = draft.variants.map(variantContentOf)
  const stored = old.variants.map((variant) => variantContentOf({ ...variant, stock: variant.onHand }))
  return isDeepStrictEqual([said, offered], [{ ...contentOf(old), status: old.status }, stored])
}

type Content = Pick<PlacedDraft, 'name' | 'description' | 'categoryId' | 'brand' | 'tags' | 'weightGrams' | 'options'>

function contentOf({ name, description, categoryId, brand, tags, weightGrams, options }: Content): Content {
  return { name, description, categoryId, brand, tags, weightGrams, options }
}

type VariantContent = Omit<PlacedDraft['variants'][number], 'lowStockThreshold' | 'pinned' | 'pictureId'>

function variantContentOf({ sku, title, options, priceMinor, compareAtMinor, stock }: VariantContent): VariantContent {
  return { sku, title, options, priceMinor, compareAtMinor, stock }
}
