import type { StockChangeKind } from '@makola/contract/catalogue/inventory.ts'
import { writeMajor } from '@makola/money/money.ts'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { emitStockMove } from '../stock/stock-level.ts'
import { stockMovements } from '../stock/tables.ts'
import { pinnedPrices, variants } from '../tables.ts'
import type { LockedProduct, LockedVariant } from './lock-product.ts'

/** A change of a variant; missing fields stay. `pinned` is the whole new set. */
export type VariantChange = Partial<
  Pick<
    LockedVariant,
    | 'sku'
    | 'title'
    | 'options'
    | 'priceMinor'
    | 'compareAtMinor'
    | 'lowStockThreshold'
    | 'barcode'
    | 'position'
    | 'pictureId'
    | 'onHand'
    | 'pinned'
  >
>

/** The person who changes it and, if given, the kind of a change of stock and a note. */
export type ChangedBy = {
  caller: Caller
  clock: Clock
  kind?: StockChangeKind | undefined
  reason: string | undefined
}

/**
 * Changes a locked variant. A change of its stock becomes a movement with its kind and note, a new price an entry of the activity
 * log; the store is notified when it runs low.
 * @throws Problem `wrong-state` (409) with the present stock when more units are held for orders than there would be.
 */
export async function changeVariant(
  tx: Transaction,
  {
    product,
    variant,
    change,
    by,
  }: { product: LockedProduct; variant: LockedVariant; change: VariantChange; by: ChangedBy },
): Promise<void> {
  const { pinned, ...columns } = change
  if (Object.keys(columns).length > 0) {
    if (columns.onHand !== undefined) await moveStock(tx, variant, { ...variant, ...columns }, by)
    await tx.update(variants).set(columns).where(eq(variants.id, variant.id))
  }
  if (pinned) await pinPrices(tx, variant.id, pinned)
  const changed = { ...variant, ...change }
  await recordAudit(tx, by.clock, {
    storeId: product.storeId,
    by: by.caller,
    action: 'price.changed',
    subject: { id: product.id, name: nameVariant(product, changed.title) },
    before: pricesOf(variant, product.storeCurrency),
    after: pricesOf(changed, product.storeCurrency),
  })
  await recordAudit(tx, by.clock, {
    storeId: product.storeId,
    by: by.caller,
    action: 'variant.changed',
    subject: { id: product.id, name: nameVariant(product, changed.title) },
    before: { pictureId: variant.pictureId },
    after: { pictureId: changed.pictureId },
  })
  await recordStockChange(tx, product, { title: changed.title, before: variant.onHand, after: changed.onHand }, by)
}

async function recordStockChange(
  tx: Transaction,
  product: LockedProduct,
  { title, before, after }: { title: string; before: number; after: number },
  { caller, clock, kind, reason }: ChangedBy,
): Promise<void> {
  if (before === after) return
  await recordAudit(tx, clock, {
    storeId: product.storeId,
    by: caller,
    action: 'stock.changed',
    subject: { id: product.id, name: nameVariant(product, title) },
    before: { stock: before },
    after: { stock: after, ...(kind && { kind }), ...(reason !== undefined && { reason }) },
  })
}

/** The readable name of a product or variant. */
export const nameVariant = ({ name }: { name: string }, title: string): string =>
  [name, title].filter(Boolean).join(', ')

async function moveStock(tx: Transaction, old: LockedVariant, changed: LockedVariant, by: ChangedBy): Promise<void> {
  const { id: variantId, productId, storeId, held, onHand, lowStockThreshold } = changed
  if (onHand === old.onHand) return
  if (onHand < held) {
    throw refuse(
      'catalogue.units-held',
      { held },
      {
        current: { onHand: old.onHand, held },
      },
    )
  }
  await tx.insert(stockMovements).values({
    id: newId(),
    variantId,
    kind: by.kind ?? 'corrected',
    quantity: onHand - old.onHand,
    actor: nameOf(by.caller),
    reason: by.reason ?? null,
    at: by.clock.now(),
  })
  const available = { before: old.onHand - held, after: onHand - held }
  emitStockMove(tx, { variantId, productId, storeId, lowStockThreshold, ...available })
}

async function pinPrices(tx: Transaction, variantId: string, pinned: Record<string, number>): Promise<void> {
  await tx.delete(pinnedPrices).where(eq(pinnedPrices.variantId, variantId))
  const rows = Object.entries(pinned).map(([currency, amountMinor]) => ({ variantId, currency, amountMinor }))
  if (rows.length > 0) await tx.insert(pinnedPrices).values(rows)
}

type Priced = Pick<LockedVariant, 'priceMinor' | 'compareAtMinor' | 'pinned'>

/** A variant's prices in readable form. */
export function pricesOf(
  { priceMinor, compareAtMinor, pinned }: Priced,
  storeCurrency: string,
): Record<string, string> {
  const written = (amount: number, currency: string) => `${currency} ${writeMajor({ amount, currency })}`
  return {
    price: written(priceMinor, storeCurrency),
    ...(compareAtMinor !== null && { compareAt: written(compareAtMinor, storeCurrency) }),
    ...Object.fromEntries(
      Object.entries(pinned).map(([currency, amount]) => [`pinned ${currency}`, written(amount, currency)]),
    ),
  }
}
