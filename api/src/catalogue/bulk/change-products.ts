import type { ProductChange, ProductOutcome } from '@makola/contract/catalogue/bulk-products.ts'
import type { Permission } from '@makola/contract/permissions.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { invalidFields, notFound, Problem, presentRefusal, refuseField } from '../../platform/problem.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { currencyErrors } from '../editor/check-variants.ts'
import { lockProduct } from '../editor/lock-product.ts'
import { requireFeaturing, toAddProducts } from '../editor/product-permissions.ts'
import { explainDuplicate } from '../explain-duplicate.ts'
import { categories, products } from '../tables.ts'
import { applyChange } from './apply-change.ts'
import { isMarked, markOf } from './bulk-marks.ts'
import { bulkChanges } from './tables.ts'

type Asked = { store: string; run: string; ids: readonly string[]; change: ProductChange }

/** The same as for a single product. */
const needed: Partial<Record<ProductChange['kind'], Permission | readonly Permission[]>> = {
  copy: toAddProducts,
  price: 'prices.write',
  'price-percent': 'prices.write',
  stock: 'stock.write',
  'stock-added': 'stock.write',
}

/**
 * Changes products of one store, each as if alone: in its own transaction, with its own audit row. A product that cannot have the
 * change is named with the reason, and holds up no other. No product gets the change of a run twice.
 * @throws Problem `not-found` (404) for the store, `forbidden` (403), `validation-failed` (422) for a price in another currency
 * or a category that does not exist.
 */
export async function changeProducts(
  platform: Platform,
  caller: Caller,
  { store: idOrSlug, run, ids, change }: Asked,
): Promise<ProductOutcome[]> {
  const { database } = platform
  const store = await findOwnStore(database, caller, idOrSlug, needed[change.kind] ?? 'products.write')
  if (change.kind === 'featured') requireFeaturing(caller)
  if (change.kind === 'category' && change.category !== null) await requireCategory(database, change.category)
  const errors = change.kind === 'price' ? currencyErrors('/change/price', change.price, store.currency) : []
  if (errors.length > 0) throw invalidFields(errors)
  const names = await findNames(database, { storeId: store.id, ids })
  const step = { by: { caller, clock: platform.clock, reason: undefined }, change, mark: markOf(run, change) }
  const outcomes: ProductOutcome[] = []
  for (const id of ids) outcomes.push(await changeOne(platform, { ...step, id, name: names.get(id) }))
  return outcomes
}

type Step = { by: Parameters<typeof applyChange>[2]; change: ProductChange; mark: string }

async function changeOne(
  platform: Platform,
  { id, name, by, change, mark }: Step & { id: string; name: string | undefined },
): Promise<ProductOutcome> {
  if (name === undefined) return { id, name: null, outcome: 'refused', refusal: presentRefusal(notFound('product')) }
  try {
    const outcome = await transact(platform, async (tx) => {
      // Whoever sends the run again waits here, and then finds its mark.
      const product = await lockProduct(tx, id)
      if (!product) throw notFound('product')
      if (await isMarked(tx, mark, id)) return 'done'
      if (!(await applyChange(tx, { product, change }, by))) return 'unchanged'
      await tx.insert(bulkChanges).values({ mark, productId: id, at: platform.clock.now() })
      return 'done'
    }).catch(explainDuplicate)
    return { id, name, outcome, refusal: null }
  } catch (error) {
    // An outage refuses no product: the whole call fails, and can be repeated.
    if (!(error instanceof Problem) || error.status >= 500) throw error
    return { id, name, outcome: 'refused', refusal: presentRefusal(error) }
  }
}

/** The names of those of these products that the store has. */
async function findNames(db: Queryable, { storeId, ids }: { storeId: string; ids: readonly string[] }) {
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids])))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function requireCategory(db: Queryable, idOrSlug: string): Promise<void> {
  const found = await db.select({ id: categories.id }).from(categories).where(byIdOrSlug(categories, idOrSlug))
  if (found.length === 0) throw refuseField('/change/category', 'catalogue.category-unknown')
}
