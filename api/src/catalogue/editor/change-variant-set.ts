import type { ProductPatch } from '@makola/contract/catalogue/catalogue.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { fieldError, invalidFields, refuse } from '../../platform/problem.ts'
import { recordAudits } from '../../shop/record-audit.ts'
import { variants } from '../tables.ts'
import { type ChangedBy, changeVariant, nameVariant, type VariantChange } from './change-variant.ts'
import { checkListed, repeats, type VariantDraft } from './check-variants.ts'
import { insertVariants } from './insert-variants.ts'
import { type LockedProduct, type LockedVariant, lockVariants } from './lock-product.ts'

type GivenVariant = NonNullable<ProductPatch['variants']>[number]
type Wanted = Pick<ProductPatch, 'options' | 'variants'> & { pictureIds: string[] }

/**
 * Gives a product this set of variants, in this order: existing ones keep their ids, orders and carts; new ones are added; the
 * others are removed, with their history kept. Options alone change without touching the variants.
 * @throws Problem `validation-failed` (422), `wrong-state` (409) where orders hold more than would be left.
 */
export async function changeVariantSet(
  tx: Transaction,
  product: LockedProduct,
  { options = product.options, variants: listed, pictureIds }: Wanted,
  by: ChangedBy,
): Promise<void> {
  const present = await lockVariants(tx, product.id)
  const given: GivenVariant[] = listed ?? present.map(({ id }) => ({ id }))
  const { drafts, olds } = checkSet(product, { options, pictureIds, given }, present)
  const gone = present.filter(({ id }) => !given.some((variant) => variant.id === id))
  await removeVariants(tx, gone, by)
  await freeSkus(tx, drafts, olds)
  for (const [position, draft] of drafts.entries()) {
    const variant = olds[position]
    if (!variant) continue
    const isStockGiven = given[position]?.stock !== undefined
    await changeVariant(tx, { product, variant, change: { ...changeTo(draft, isStockGiven), position }, by })
  }
  const added = drafts.flatMap((draft, position) =>
    olds[position]
      ? []
      : [{ ...draft, sku: draft.sku ?? '', productId: product.id, storeId: product.storeId, position }],
  )
  await insertVariants(tx, added, nameOf(by.caller))
  await recordSet(tx, product, { gone, added }, by)
}

type Titled = { title: string; sku: string }

async function recordSet(
  tx: Transaction,
  product: LockedProduct,
  { gone, added }: { gone: Titled[]; added: Titled[] },
  { caller, clock }: ChangedBy,
): Promise<void> {
  const about = (title: string) => ({
    storeId: product.storeId,
    by: caller,
    subject: { id: product.id, name: nameVariant(product, title) },
  })
  await recordAudits(tx, clock, [
    ...gone.map(({ title, sku }) => ({ ...about(title), action: 'variant.removed' as const, before: { sku } })),
    ...added.map(({ title, sku }) => ({ ...about(title), action: 'variant.added' as const, after: { sku } })),
  ])
}

type GivenSet = { options: NonNullable<ProductPatch['options']>; pictureIds: string[]; given: GivenVariant[] }

/** The set as drafts, each beside its existing variant; omitted fields keep their values. */
function checkSet(product: LockedProduct, { options, pictureIds, given }: GivenSet, present: LockedVariant[]) {
  const olds = given.map(({ id }) => present.find((variant) => variant.id === id))
  const unknown = given.flatMap(({ id }, index) =>
    id !== undefined && !olds[index] ? [fieldError(`/variants/${index}/id`, 'catalogue.not-its-variant')] : [],
  )
  const repeated = repeats(given.map(({ id }, index) => id ?? String(index))).map((index) =>
    fieldError(`/variants/${index}/id`, 'catalogue.listed-twice'),
  )
  const missing = given.flatMap((variant, index) =>
    olds[index]
      ? []
      : (['sku', 'price', 'stock'] as const)
          .filter((field) => variant[field] === undefined)
          .map((field) => fieldError(`/variants/${index}/${field}`, 'platform.required')),
  )
  const early = [...unknown, ...repeated, ...missing]
  if (early.length > 0) throw invalidFields(early)
  const full = given.map((variant, index) => completeVariant(variant, olds[index], product.storeCurrency))
  const { drafts, errors } = checkListed({ options, pictures: pictureIds }, full, product.storeCurrency)
  if (errors.length > 0) throw invalidFields(errors)
  return { drafts, olds }
}

/** Completes a variant: the fields of a new one were validated before; an old one keeps those that are missing. */
function completeVariant(given: GivenVariant, old: LockedVariant | undefined, currency: string) {
  const { options = old?.options, lowStockThreshold = old?.lowStockThreshold } = given
  const { compareAt = old && old.compareAtMinor !== null ? { amount: old.compareAtMinor, currency } : null } = given
  const pins = Object.entries(old?.pinned ?? {}).map(([pinCurrency, amount]) => ({ amount, currency: pinCurrency }))
  return {
    sku: given.sku ?? old?.sku ?? '',
    options,
    price: given.price ?? { amount: old?.priceMinor ?? 0, currency },
    compareAt,
    stock: given.stock ?? old?.onHand ?? 0,
    lowStockThreshold,
    barcode: given.barcode === undefined ? (old?.barcode ?? null) : given.barcode,
    pinnedPrices: given.pinnedPrices ?? pins,
    pictureId: given.pictureId === undefined ? (old?.pictureId ?? null) : given.pictureId,
  }
}

function changeTo(draft: VariantDraft, isStockGiven: boolean): VariantChange {
  const { stock, sku, lowStockThreshold, ...change } = draft
  return {
    ...change,
    ...(sku !== null && { sku }),
    ...(lowStockThreshold !== undefined && { lowStockThreshold }),
    // Omitted stock goes on being sold while the form is open; writing the figure read earlier would undo a sale.
    ...(isStockGiven && { onHand: stock }),
  }
}

async function removeVariants(tx: Transaction, gone: LockedVariant[], { clock }: ChangedBy): Promise<void> {
  const held = gone.filter((variant) => variant.held > 0)
  if (held.length > 0) {
    const skus = held.map(({ sku }) => sku)
    throw refuse(
      'catalogue.variants-held',
      { skus },
      {
        current: held.map(({ id, sku, held: units }) => ({ variantId: id, sku, held: units })),
      },
    )
  }
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  await tx.update(variants).set({ removedAt: clock.now() }).where(inArray(variants.id, ids))
}

/** Two variants may swap their SKUs, so changed ones release theirs first. */
async function freeSkus(tx: Transaction, drafts: VariantDraft[], olds: (LockedVariant | undefined)[]): Promise<void> {
  const ids = olds.flatMap((old, index) => (old && old.sku !== drafts[index]?.sku ? [old.id] : []))
  if (ids.length > 1) await tx.update(variants).set({ sku: sql`id::text` }).where(inArray(variants.id, ids))
}
