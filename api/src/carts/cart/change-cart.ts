import { isDeepStrictEqual } from 'node:util'
import type { Cart } from '@makola/contract/carts/carts.ts'
import { and, eq, sql } from 'drizzle-orm'
import { loadPricedVariants, type PricedVariant } from '../../catalogue/browse/load-priced-variants.ts'
import { outOfStock } from '../../catalogue/stock/hold-stock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inOneFlight } from '../../platform/database/in-one-flight.ts'
import { upsertPrepared } from '../../platform/database/insert-prepared.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuseField } from '../../platform/problem.ts'
import { type ActiveRate, loadRate } from '../../rates/load-rate.ts'
import { isGone, shortLine } from '../short-line.ts'
import { cartLines, carts } from '../tables.ts'
import { applyChange, type CartChange } from './apply-change.ts'
import { loadOffers } from './cart-delivery.ts'
import { lockOpenCart } from './lock-open-cart.ts'
import { presentCart, type ShownLine } from './present-cart.ts'
import { readCartLines } from './read-cart.ts'

/**
 * Changes a browser's cart, all of it or nothing; the first change makes the cart.
 * @throws Problem `not-found` (404) for what is not on sale or a rate that is gone, `out-of-stock` (409) with the short
 * lines, `validation-failed` (422) past 100 lines or 999 units of one.
 */
export async function changeCart(
  platform: Platform,
  { tokenHash, rateId, change }: { tokenHash: string; rateId: string | undefined; change: CartChange },
): Promise<Cart> {
  const { baseCurrency, mediaUrl } = platform.config
  return transact(platform, async (tx) => {
    const now = platform.clock.now()
    const cart = await lockOpenCart(tx, tokenHash, now)
    const rate = await loadRate(tx, baseCurrency, rateId ?? cart.rateId ?? undefined)
    if (rateId !== undefined && !rate) throw notFound('rate')
    const before = await readCartLines(tx, cart.id)
    const lines = applyChange(before, change, { now, since: cart.createdAt })
    const variantIds = lines.map((line) => line.variantId)
    const variants = await loadPricedVariants(tx, { rate, variantIds, now, mediaUrl })
    refuseWhatCannotBeHad(lines, change, variants)
    refuseUncountableSum(lines, variants)

    const isChanged = !isDeepStrictEqual(before.map(quantityOf), lines.map(quantityOf))
    const version = isChanged ? cart.version + 1 : cart.version
    const [offers] = await inOneFlight([
      loadOffers(tx, { rate, variants }),
      saveCart(tx, { id: cart.id, version, rateId: rate?.id ?? null }),
      removeOtherLines(tx, { cartId: cart.id, variantIds }),
      saveLines(tx, { cartId: cart.id, lines, variants, rate }),
    ])
    return presentCart({ cart: { id: cart.id, version }, rate, baseCurrency, lines, variants, offers, now })
  })
}

/** Only the lines of this change are refused: a line that became short meanwhile is shown as short and stays. */
function refuseWhatCannotBeHad(
  lines: readonly ShownLine[],
  { replace = [], add = [], set = [] }: CartChange,
  variants: readonly PricedVariant[],
): void {
  const asked = new Set([...replace, ...add, ...set].map((line) => line.variantId))
  const byId = new Map(variants.map((variant) => [variant.variantId, variant]))
  const found = lines
    .filter((line) => asked.has(line.variantId))
    .map(({ variantId, quantity }) => {
      const variant = byId.get(variantId)
      if (!variant || isGone(variant)) throw notFound('product')
      return shortLine(variant, quantity)
    })
  const short = found.filter((line) => line.available < line.requested)
  if (short.length > 0) throw outOfStock(short)
}

/** Beyond the safe range of integers (money rule R1) no sum would be right. */
function refuseUncountableSum(lines: readonly ShownLine[], variants: readonly PricedVariant[]): void {
  const unitMinor = new Map(variants.map((variant) => [variant.variantId, variant.unitMinor ?? 0]))
  const sum = lines.reduce((total, line) => total + (unitMinor.get(line.variantId) ?? 0) * line.quantity, 0)
  if (sum > Number.MAX_SAFE_INTEGER) throw refuseField('', 'carts.beyond-counting')
}

const saveCart = prepareOnce(
  (db, { id, version, rateId }: Given<{ id: string; version: number; rateId: string | null }>) =>
    db
      .update(carts)
      .set({ version: sql`${version}`, rateId: sql`${rateId}` })
      .where(eq(carts.id, id)),
)

const removeOtherLines = prepareOnce(
  (db, { cartId, variantIds }: Given<{ cartId: string; variantIds: readonly string[] }>) =>
    db
      .delete(cartLines)
      .where(and(eq(cartLines.cartId, cartId), sql`${cartLines.variantId} <> all(${variantIds}::uuid[])`)),
)

type Saved = {
  cartId: string
  lines: readonly ShownLine[]
  variants: readonly PricedVariant[]
  rate: ActiveRate | null
}

/** Writes the lines with the shown prices: a difference next time is a change since. */
async function saveLines(tx: Transaction, { cartId, lines, variants, rate }: Saved): Promise<void> {
  const unitMinor = new Map(variants.map((variant) => [variant.variantId, variant.unitMinor]))
  const rows = lines.map(({ variantId, quantity, addedAt }) => ({
    cartId,
    variantId,
    quantity,
    seenUnitMinor: unitMinor.get(variantId) ?? null,
    seenCurrency: rate?.currency ?? null,
    addedAt,
  }))
  await upsertPrepared(tx, cartLines, rows, {
    key: [cartLines.cartId, cartLines.variantId],
    takenOver: [cartLines.quantity, cartLines.seenUnitMinor, cartLines.seenCurrency],
  })
}

const quantityOf = ({ variantId, quantity }: ShownLine) => ({ variantId, quantity })
