import { isDeepStrictEqual } from 'node:util'
import type { Quote } from '@makola/contract/carts/carts.ts'
import { addMinor } from '@makola/money/money.ts'
import { eq } from 'drizzle-orm'
import { loadPricedVariants, type PricedVariant } from '../../catalogue/browse/load-priced-variants.ts'
import { outOfStock } from '../../catalogue/stock/hold-stock.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { type ActiveRate, loadRate } from '../../rates/load-rate.ts'
import { loadDeliveryOptions } from '../../shipping/load-delivery-options.ts'
import { type CartLineRow, type CartRow, isOpenCartOf, type QuoteRow, readCartLines } from '../cart/read-cart.ts'
import { limitProblem } from '../limit-problem.ts'
import type { QuotedStore, RateSnapshot } from '../quoted-store.ts'
import { shortLine } from '../short-line.ts'
import { carts, quotes } from '../tables.ts'
import { presentQuote } from './present-quote.ts'
import { type DeliveryChoice, priceStores } from './price-stores.ts'

/** The time for which a quote's prices hold, in seconds (payments-and-rates 7.3). */
export const quoteSeconds = 30 * 60

type Asked = { tokenHash: string; rateId: string; countryCode: string; choices: readonly DeliveryChoice[] }

/**
 * Prices a browser's cart for checkout and holds the prices. While a quote is valid, the same lines and rate keep its prices and
 * its end; another delivery or country only changes the delivery.
 * @throws Problem `cart-empty`, `out-of-stock`, `price-unavailable`, `store-at-limit` (409), `not-found` (404) for a rate that is gone.
 */
export async function quoteCart(
  platform: Platform,
  { tokenHash, rateId, countryCode, choices }: Asked,
): Promise<Quote> {
  const { baseCurrency, mediaUrl } = platform.config
  return transact(platform, async (tx) => {
    const rate = await loadRate(tx, baseCurrency, rateId)
    if (!rate) throw notFound('rate')
    const { cart, lines } = await lockFilledCart(tx, tokenHash)
    const variantIds = lines.map((line) => line.variantId)
    const now = platform.clock.now()
    const variants = await loadPricedVariants(tx, { rate, countryCode, variantIds, now, mediaUrl })
    refuseShortLines(lines, variants)

    const storeIds = [...new Set(variants.map((variant) => variant.storeId))]
    const live = await findLiveQuote(tx, { cart, rateId, now })
    const isSamePlace = live?.countryCode === countryCode
    const options = isSamePlace
      ? new Map(live.stores.map((store) => [store.storeId, store.options]))
      : await loadDeliveryOptions(tx, { storeIds, countryCode, rate })
    const held = new Map(live?.stores.flatMap((store) => store.lines.map((line) => [line.variantId, line] as const)))
    const stores = priceStores({ lines, variants, held, options, choices })
    refuseBeyondLimits(stores, variants)
    if (isSamePlace && isDeepStrictEqual(stores, live.stores)) return presentQuote(live, { variants, now })

    const quote = {
      id: newId(),
      cartId: cart.id,
      cartVersion: cart.version,
      rateId,
      countryCode,
      currency: rate.currency,
      stores,
      rateSnapshot: live?.rateSnapshot ?? snapshotOf(rate),
      totalMinor: addMinor(...stores.map((store) => addMinor(store.subtotalMinor, store.delivery?.minor ?? 0))),
      heldUntil: live?.heldUntil ?? addSeconds(now, quoteSeconds),
      createdAt: live?.createdAt ?? now,
    }
    await tx.insert(quotes).values(quote).onConflictDoUpdate({ target: quotes.cartId, set: quote })
    return presentQuote(quote, { variants, now })
  })
}

/** The cart's quote, if it is for exactly these lines and this rate and its prices still hold. */
async function findLiveQuote(
  tx: Transaction,
  { cart, rateId, now }: { cart: CartRow; rateId: string; now: Date },
): Promise<QuoteRow | null> {
  const [quote] = await selectQuote(tx, { cartId: cart.id })
  return quote && quote.cartVersion === cart.version && quote.rateId === rateId && quote.heldUntil > now ? quote : null
}

const selectQuote = prepareOnce((db, { cartId }: Given<{ cartId: string }>) =>
  db.select().from(quotes).where(eq(quotes.cartId, cartId)),
)

async function lockFilledCart(tx: Transaction, tokenHash: string): Promise<{ cart: CartRow; lines: CartLineRow[] }> {
  const [cart] = await lockCart(tx, { tokenHash })
  const lines = cart ? await readCartLines(tx, cart.id) : []
  if (!cart || lines.length === 0) throw refuse('carts.empty')
  return { cart, lines }
}

const lockCart = prepareOnce((db, { tokenHash }: Given<{ tokenHash: string }>) =>
  db.select().from(carts).where(isOpenCartOf(tokenHash)).for('update'),
)

function refuseShortLines(lines: readonly CartLineRow[], variants: readonly PricedVariant[]): void {
  const byId = new Map(variants.map((variant) => [variant.variantId, variant]))
  const short = lines
    .map(({ variantId, quantity }) => {
      const variant = byId.get(variantId)
      return variant
        ? shortLine(variant, quantity)
        : { variantId, name: '', requested: quantity, available: 0, isGone: true }
    })
    .filter((line) => line.available < line.requested)
  if (short.length > 0) throw outOfStock(short)
}

/** Each parcel must fit into what its store may still sell. */
function refuseBeyondLimits(stores: readonly QuotedStore[], variants: readonly PricedVariant[]): void {
  const roomMinor = new Map(variants.map(({ storeId, storeRoomMinor }) => [storeId, storeRoomMinor]))
  for (const { storeId, storeName: store, subtotalStoreMinor, delivery } of stores) {
    const worthMinor = addMinor(subtotalStoreMinor, delivery?.storeMinor ?? 0)
    const problem = limitProblem(roomMinor.get(storeId) ?? null, worthMinor)
    if (problem === 'store-at-limit') throw refuse('carts.store-at-limit', { store })
    if (problem === 'order-too-large') throw refuse('carts.order-too-large', { store })
  }
}

function snapshotOf(rate: ActiveRate): RateSnapshot {
  const { id: rateId, country, base, marginPct, source } = rate
  return { rateId, country, base, rate: rate.rate, marginPct, source, effectiveAt: rate.effectiveAt.toISOString() }
}
