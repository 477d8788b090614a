import type { ProductChange } from '@makola/contract/catalogue/bulk-products.ts'
import { mostStock } from '@makola/contract/catalogue/bulk-products.ts'
import { changeByBasisPoints, highestPriceMinor } from '@makola/money/percent.ts'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/problem.ts'
import { resolveCategory } from '../categories/resolve-category.ts'
import { type ChangedBy, changeVariant, type VariantChange } from '../editor/change-variant.ts'
import { checkPublished } from '../editor/check-published.ts'
import { type LockedProduct, type LockedVariant, lockVariants } from '../editor/lock-product.ts'
import { choosing, ownStatus } from '../editor/own-status.ts'
import { type AuditedProduct, recordProductActs } from '../editor/record-product-change.ts'
import { refreshProductSummary } from '../editor/refresh-product-summary.ts'
import { categories, products } from '../tables.ts'
import { copyProduct } from './copy-product.ts'

type Given = { product: LockedProduct; change: ProductChange }

/**
 * Gives a locked product a change.
 * @returns False when it was so before; then nothing is written.
 * @throws Problem `wrong-state` (409): fewer units than orders hold, a price or stock beyond the limits, a copy of what was taken
 * down, prohibited goods; `duplicate` (409), `validation-failed` (422: the category is gone).
 */
export async function applyChange(tx: Transaction, { product, change }: Given, by: ChangedBy): Promise<boolean> {
  switch (change.kind) {
    case 'price':
      return changeVariants(tx, product, () => priceOf(change.price.amount), by)
    case 'price-percent':
      return changeVariants(
        tx,
        product,
        ({ priceMinor }) => priceOf(changeByBasisPoints(priceMinor, change.basisPoints)),
        by,
      )
    case 'stock':
      return changeVariants(tx, product, () => stockOf(change.stock), by)
    case 'stock-added':
      return changeVariants(tx, product, ({ onHand }) => stockOf(onHand + change.units), by)
    case 'category':
      return changeCategory(tx, product, change.category, by)
    case 'status': {
      const { status } = change
      return changeColumns(tx, product, { set: choosing(status), unless: ne(ownStatus, status), after: { status } }, by)
    }
    case 'featured': {
      const { featured } = change
      return changeColumns(
        tx,
        product,
        { set: { featured }, unless: ne(products.featured, featured), after: { featured } },
        by,
      )
    }
    case 'copy':
      await copyProduct(tx, product, by)
      return true
  }
}

/** @throws Problem `wrong-state` (409). */
function priceOf(priceMinor: number): VariantChange {
  if (priceMinor > highestPriceMinor) throw refuse('catalogue.price-beyond-highest')
  return { priceMinor }
}

/** @throws Problem `wrong-state` (409). */
function stockOf(onHand: number): VariantChange {
  if (onHand > mostStock) throw refuse('catalogue.stock-beyond-most', { most: mostStock })
  return { onHand }
}

async function changeVariants(
  tx: Transaction,
  product: LockedProduct,
  changeOf: (variant: LockedVariant) => Pick<VariantChange, 'priceMinor' | 'onHand'>,
  by: ChangedBy,
): Promise<boolean> {
  const changes = (await lockVariants(tx, product.id))
    .map((variant) => ({ variant, change: changeOf(variant) }))
    .filter(({ variant, change }) => {
      const { priceMinor = variant.priceMinor, onHand = variant.onHand } = change
      return priceMinor !== variant.priceMinor || onHand !== variant.onHand
    })
  if (changes.length === 0) return false
  for (const each of changes) await changeVariant(tx, { ...each, product, by })
  await tx.update(products).set(touched(by)).where(eq(products.id, product.id))
  if (changes.some(({ change }) => change.priceMinor !== undefined)) await refreshProductSummary(tx, [product.id])
  return true
}

async function changeCategory(
  tx: Transaction,
  product: LockedProduct,
  chosen: string | null,
  by: ChangedBy,
): Promise<boolean> {
  const categoryId = await resolveCategory(tx, chosen)
  const [category] = categoryId
    ? await tx.select({ name: categories.name }).from(categories).where(eq(categories.id, categoryId))
    : []
  const unless = sql`${products.categoryId} is distinct from ${categoryId}::uuid`
  return changeColumns(tx, product, { set: { categoryId }, unless, after: { category: category?.name ?? null } }, by)
}

type ColumnChange = {
  set: Parameters<ReturnType<Transaction['update']>['set']>[0]
  unless: SQL
  after: Partial<Pick<AuditedProduct, 'status' | 'featured' | 'category'>>
}

async function changeColumns(
  tx: Transaction,
  product: LockedProduct,
  { set, unless, after }: ColumnChange,
  { caller, clock, ...rest }: ChangedBy,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(products)
    .set({ ...set, ...touched({ caller, clock, ...rest }) })
    .where(and(eq(products.id, product.id), unless))
  if (!rowCount) return false
  const { status, featured, category } = product
  const before = { status, featured, category }
  await recordProductActs(tx, clock, [{ product, by: caller, act: 'changed', before, after: { ...before, ...after } }])
  // A category or a status may make it prohibited goods on sale.
  if (after.featured === undefined) await checkPublished(tx, clock, [product.id])
  return true
}

const touched = ({ clock }: ChangedBy) => ({ version: sql`${products.version} + 1`, updatedAt: clock.now() })
