import { mostStock } from '@makola/contract/catalogue/bulk-products.ts'
import type { StockMove, StockOutcome } from '@makola/contract/catalogue/stock.ts'
import { and, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, type Problem, presentRefusal, refuse } from '../../platform/problem.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { isMarked, markOf } from '../bulk/bulk-marks.ts'
import { bulkChanges } from '../bulk/tables.ts'
import { type ChangedBy, changeVariant, nameVariant } from '../editor/change-variant.ts'
import { type LockedVariant, lockProduct, lockVariants } from '../editor/lock-product.ts'
import { stockMovements } from '../stock/tables.ts'
import { products, variants } from '../tables.ts'

/** A line of a move, with the kind of the whole. */
type Line = StockMove extends infer Move
  ? Move extends StockMove
    ? Move['lines'][number] & Pick<Move, 'kind'>
    : never
  : never
type Step = { line: Line; productId: string; run: string; isTrial: boolean; by: ChangedBy }

/**
 * Receives, writes off or counts units of a store's variants, each as if alone: in its own transaction, with its own movement and
 * audit row. What cannot be done is named with the reason and holds up no other. No variant is moved by a run twice.
 * @throws Problem `not-found` (404) for the store, `forbidden` (403).
 */
export async function moveStock(
  platform: Platform,
  caller: Caller,
  { store: idOrSlug, run, isTrial = false, note, ...move }: StockMove & { store: string },
): Promise<StockOutcome[]> {
  const { database, clock } = platform
  const store = await findOwnStore(database, caller, idOrSlug, 'stock.write')
  const lines = linesOf(move)
  const productOf = await findProductIds(database, store.id, lines)
  const by = { caller, clock, kind: move.kind, reason: note }
  const outcomes: StockOutcome[] = []
  for (const line of lines) {
    const productId = productOf.get(line.variantId)
    const step = productId === undefined ? undefined : { line, productId, run, isTrial, by }
    outcomes.push((step && (await transact(platform, (tx) => moveVariant(tx, step)))) ?? unknownVariant(line.variantId))
  }
  return outcomes
}

/** The lines of a move, each with its kind. */
function linesOf(move: Pick<StockMove, 'kind' | 'lines'>): Line[] {
  return move.lines.map((line) => ({ ...line, kind: move.kind }) as Line)
}

const unknownVariant = (variantId: string): StockOutcome => ({
  variantId,
  name: null,
  expected: null,
  quantity: 0,
  onHand: null,
  outcome: 'refused',
  refusal: presentRefusal(notFound('variant')),
})

/** Undefined when the variant has gone meanwhile. */
async function moveVariant(tx: Transaction, step: Step): Promise<StockOutcome | undefined> {
  const { line, productId, run, isTrial, by } = step
  // The same run sent again waits here, and then finds its mark.
  const product = await lockProduct(tx, productId)
  const variant = (await lockVariants(tx, productId)).find(({ id }) => id === line.variantId)
  if (!product || !variant) return undefined
  const told = { variantId: variant.id, name: nameVariant(product, variant.title) }
  // Without the units: of a delivery sent again with others, none may come twice.
  const mark = markOf(run, { kind: line.kind, variantId: variant.id })
  if (await isMarked(tx, mark, productId)) {
    return { ...told, expected: variant.onHand, quantity: 0, onHand: variant.onHand, outcome: 'done', refusal: null }
  }
  const { expected, quantity } = await planMove(tx, line, variant)
  const onHand = variant.onHand + quantity
  const refusal = whyNot(onHand, variant)
  if (refusal) return { ...told, expected, quantity, onHand, outcome: 'refused', refusal: presentRefusal(refusal) }
  const outcome = quantity === 0 ? 'unchanged' : 'done'
  if (!isTrial && quantity !== 0) {
    await changeVariant(tx, { product, variant, change: { onHand }, by })
    await tx
      .update(products)
      .set({ version: sql`${products.version} + 1`, updatedAt: by.clock.now() })
      .where(eq(products.id, productId))
    await tx.insert(bulkChanges).values({ mark, productId, at: by.clock.now() })
  }
  return { ...told, expected, quantity, onHand, outcome, refusal: null }
}

async function planMove(tx: Transaction, line: Line, { id, onHand }: LockedVariant) {
  if (line.kind !== 'counted') {
    return { expected: onHand, quantity: line.kind === 'received' ? line.units : -line.units }
  }
  const expected = onHand - (await sumMovedSince(tx, id, line.countedAt))
  return { expected, quantity: line.units - expected }
}

/** Changes of what is written down, not of what lies on the shelf: two who count the same shelf find the same. */
const putRight = ['counted', 'corrected'] as const

/** The units that came and left since a count, by the database's clock, which sales are noted by. */
async function sumMovedSince(tx: Transaction, variantId: string, countedAt: string): Promise<number> {
  const [sum] = await tx
    .select({ units: sql<number>`coalesce(sum(${stockMovements.quantity}), 0)::int` })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.variantId, variantId),
        gt(stockMovements.at, new Date(countedAt)),
        notInArray(stockMovements.kind, [...putRight]),
      ),
    )
  return sum?.units ?? 0
}

function whyNot(after: number, { onHand, held }: LockedVariant): Problem | undefined {
  if (after > mostStock) return refuse('catalogue.stock-beyond-most', { most: mostStock })
  if (after < 0) return refuse('catalogue.more-than-on-hand', { onHand })
  return after < held ? refuse('catalogue.units-held', { held }) : undefined
}

/** The products of those of these variants that the store has. */
async function findProductIds(db: Queryable, storeId: string, lines: readonly Line[]): Promise<Map<string, string>> {
  const ids = lines.map(({ variantId }) => variantId)
  const rows = await db
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), inArray(variants.id, ids), isNull(variants.removedAt)))
  return new Map(rows.map(({ id, productId }) => [id, productId]))
}
