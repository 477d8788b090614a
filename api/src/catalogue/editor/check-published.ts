import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudits } from '../../shop/record-audit.ts'
import { stores } from '../../stores/tables.ts'
import { productHeld } from '../events.ts'
import { type Found, findProhibited } from '../prohibited/find-prohibited.ts'
import { type RulesInForce, readRules } from '../prohibited/read-rules.ts'
import { products } from '../tables.ts'
import { blockProduct } from './block-product.ts'
import { ownStatus } from './own-status.ts'
import { productHolds } from './tables.ts'

/**
 * Compares those of some locked products that their seller wants on sale with the rules for prohibited goods. One that is to be
 * held goes off the shop, until somebody of the staff has looked.
 * @throws Problem `wrong-state` (409) naming the first that is refused, with the rule's ground.
 */
export async function checkPublished(
  tx: Transaction,
  clock: Clock,
  ids: readonly string[],
  inForce?: RulesInForce,
): Promise<void> {
  const { rules, parents } = inForce ?? (await readRules(tx))
  if (rules.length === 0 || ids.length === 0) return
  const broken = (await findOffered(tx, ids)).map((product) => ({
    product,
    found: findProhibited(rules, product, parents),
  }))
  for (const { product, found } of broken) {
    const refused = found.find(({ rule }) => rule.action === 'refuse')
    if (refused) throw refuse('catalogue.prohibited', { product: product.name, ground: refused.rule.ground })
  }
  const cleared = await findCleared(tx, ids)
  for (const { product, found } of broken) {
    const held = found.filter(({ rule, words }) => !isCleared(cleared.get(`${product.id} ${rule.id}`) ?? [], words))
    // The staff has it already and looks before it gives it back.
    if (held.length > 0 && !product.isBlocked) await hold(tx, clock, { product, held })
  }
}

type Offered = Awaited<ReturnType<typeof findOffered>>[number]

async function findOffered(tx: Transaction, ids: readonly string[]) {
  const rows = await tx
    .select({ product: products, country: stores.countryCode })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(inArray(products.id, [...ids]), eq(ownStatus, 'active'), isNull(products.deletedAt)))
    .orderBy(products.id)
  return rows.map(({ product, country }) => ({ ...product, country, isBlocked: product.blockedFrom !== null }))
}

/** The words that the staff has let pass, by product and rule. */
async function findCleared(tx: Transaction, ids: readonly string[]) {
  const rows = await tx
    .select()
    .from(productHolds)
    .where(and(inArray(productHolds.productId, [...ids]), isNotNull(productHolds.clearedAt)))
  return Map.groupBy(rows, ({ productId, ruleId }) => `${productId} ${ruleId}`)
}

const isCleared = (before: readonly { words: string[] }[], words: readonly string[]) =>
  before.some((clearing) => words.every((word) => clearing.words.includes(word)))

type Holding = { product: Offered; held: Found[] }

async function hold(tx: Transaction, clock: Clock, { product: { id, storeId, name }, held }: Holding) {
  const at = clock.now()
  await tx
    .insert(productHolds)
    .values(
      held.map(({ rule, words }) => ({ id: newId(), productId: id, ruleId: rule.id, ground: rule.ground, words, at })),
    )
  await blockProduct(tx, id, at)
  const after = { ground: held[0]?.rule.ground, words: held.flatMap(({ words }) => words) }
  const by = 'prohibited goods'
  await recordAudits(tx, clock, [{ storeId, by, action: 'product.held', subject: { id, name }, after }])
  emit(tx, productHeld, { productId: id, at: at.toISOString() })
}
