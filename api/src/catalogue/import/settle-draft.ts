import type { CategoryPlace } from '../categories/find-categories.ts'
import type { ProductDraft, VariantSaid } from '../import-files/check-imported.ts'
import {
  type TableCells,
  type TableProduct,
  type TableVariant,
  takenDown,
  writeProductCells,
  writeVariantCells,
} from '../inventory/product-table.ts'
import { mergeAbout } from '../merge-about.ts'
import type { ImportedProduct } from './load-imported.ts'

/** A product of a file with every field decided: missing ones keep the shop's values. */
export type SettledDraft = TableProduct &
  Pick<ProductDraft, 'row' | 'importKey' | 'slug'> & {
    status: 'draft' | 'active' | 'archived'
    categoryId: string | null
    variants: (TableVariant & { title: string; pictureId: string | null })[]
  }

export type CellChange = { column: string; from: string; to: string }

const usualThreshold = 3

/** Merges a draft with the product it names. Without a category for its word, the product keeps its own. */
export function settleDraft(
  draft: ProductDraft,
  old: ImportedProduct | undefined,
  { place, asDraft, stockUnsaid }: { place: CategoryPlace | undefined; asDraft: boolean; stockUnsaid: number },
): SettledDraft {
  const kept = { slug: old?.categorySlug ?? null, id: old?.categoryId ?? null }
  const none = { slug: null, id: null }
  const category = draft.category === null ? none : (place ?? kept)
  const isUntouched = draft.rawDescription === old?.description.trim()
  return {
    row: draft.row,
    importKey: draft.importKey,
    slug: draft.slug,
    name: draft.name,
    description: (isUntouched ? old?.description : draft.description) ?? old?.description ?? '',
    brand: draft.brand === undefined ? (old?.brand ?? null) : draft.brand,
    categorySlug: category.slug,
    categoryId: category.id,
    tags: draft.tags ?? old?.tags ?? [],
    status: old ? (choosable(draft) ?? old.status) : asDraft ? 'draft' : statusOfNew(draft),
    featured: draft.featured ?? old?.featured ?? false,
    weightGrams: draft.weightGrams === undefined ? (old?.weightGrams ?? null) : draft.weightGrams,
    about: mergeAbout(old?.about ?? {}, draft.about),
    options: draft.options,
    variants: draft.variants.map((variant) => {
      const { stock, compareAtMinor, lowStockThreshold, barcode, pinned, pictureUrl, ...said } = variant
      const before = old?.variants.find(({ sku }) => sku === said.sku)
      return {
        ...said,
        compareAtMinor: compareAtMinor === undefined ? (before?.compareAtMinor ?? null) : compareAtMinor,
        onHand: stock ?? before?.onHand ?? stockUnsaid,
        lowStockThreshold: lowStockThreshold ?? before?.lowStockThreshold ?? usualThreshold,
        barcode: barcode === undefined ? (before?.barcode ?? null) : barcode,
        pinned: pinned ?? before?.pinned ?? {},
        ...settlePicture(pictureUrl, old, before),
      }
    }),
  }
}

/** The status that a file may choose: it takes nothing down, and restores nothing. */
const choosable = ({ status }: ProductDraft) => (status === takenDown ? undefined : status)

const statusOfNew = ({ status = 'active' }: ProductDraft) => (status === takenDown ? 'draft' : status)

/** A picture that is still to be fetched shows its variant once it is there. */
function settlePicture(
  said: VariantSaid['pictureUrl'],
  old: ImportedProduct | undefined,
  before: ImportedProduct['variants'][number] | undefined,
) {
  if (said === '') return { pictureId: null, pictureUrl: '' }
  const found = old?.pictures.find(({ url, source }) => url === said || source === said)
  if (found) return { pictureId: found.id, pictureUrl: found.url }
  return { pictureId: before?.pictureId ?? null, pictureUrl: before?.pictureUrl ?? '' }
}

/** Lists the changes that a settled draft would make, cell by cell, as our own table writes them. */
export function describeChanges(draft: SettledDraft, old: ImportedProduct, currency: string): CellChange[] {
  const order = (of: { variants: { sku: string }[] }) => of.variants.map(({ sku }) => sku).join(', ')
  const newOnes = draft.variants.filter((variant) => !old.variants.some(({ sku }) => sku === variant.sku))
  return [
    ...differences(writeProductCells(old), writeProductCells(draft)),
    ...draft.variants.flatMap((variant) => {
      const before = old.variants.find(({ sku }) => sku === variant.sku)
      if (!before) return []
      const from = writeVariantCells(before, old.options, currency)
      const to = writeVariantCells(variant, draft.options, currency)
      const suffix = old.variants.length > 1 ? ` (${variant.sku})` : ''
      return differences(from, to).map((change) => ({ ...change, column: change.column + suffix }))
    }),
    ...newOnes.map(({ sku }) => ({ column: 'Variant SKU', from: '', to: sku })),
    ...(newOnes.length === 0 && order(draft) !== order(old)
      ? [{ column: 'Variant SKU', from: order(old), to: order(draft) }]
      : []),
  ]
}

function differences(from: TableCells, to: TableCells): CellChange[] {
  const columns = new Set([...Object.keys(from), ...Object.keys(to)]) as Set<keyof TableCells>
  return [...columns]
    .map((column) => ({ column, from: (from[column] ?? '').trim(), to: (to[column] ?? '').trim() }))
    .filter((cell) => cell.from !== cell.to)
}
