import type { Cart, CartLine, CartStore } from '@makola/contract/carts/carts.ts'
import { addMinor } from '@makola/money/money.ts'
import { lineTotal } from '@makola/money/totals.ts'
import type { PricedVariant } from '../../catalogue/browse/load-priced-variants.ts'
import type { ActiveRate } from '../../rates/load-rate.ts'
import { limitProblem } from '../limit-problem.ts'
import { isGone } from '../short-line.ts'
import { type Offers, presentDelivery, sumDelivery } from './cart-delivery.ts'
import type { CartLineRow } from './read-cart.ts'

/** The part of a line that a cart shows: its quantity, the price that the shopper saw last, and since when it is there. */
export type ShownLine = Omit<CartLineRow, 'cartId'>

type Shown = {
  cart: { id: string; version: number } | null
  rate: ActiveRate | null
  baseCurrency: string
  lines: readonly ShownLine[]
  variants: readonly PricedVariant[]
  offers: Offers
  now: Date
}

/** Presents a cart at live prices, grouped by store in the order of adding. */
export function presentCart({ cart, rate, baseCurrency, lines, variants, offers, now }: Shown): Cart {
  const currency = rate?.currency ?? baseCurrency
  const byId = new Map(variants.map((variant) => [variant.variantId, variant]))
  const stores = new Map<string, CartStore>()
  for (const line of lines) {
    const variant = byId.get(line.variantId)
    if (!variant) continue
    const store = stores.get(variant.storeId) ?? {
      store: presentCartStore(variant),
      breakEndsOn: variant.storeBreakEndsOn,
      lines: [],
      subtotal: noMoney(currency),
      delivery: null,
      deliveryProblem: null,
    }
    store.lines.push(presentLine(line, variant, currency))
    stores.set(variant.storeId, store)
  }
  for (const store of stores.values()) {
    store.subtotal = { amount: addMinor(...store.lines.map((line) => line.lineTotal?.amount ?? 0)), currency }
    if (rate) deliver(store, { byId, offers, currency, now })
  }
  const groups = [...stores.values()]
  const subtotal = { amount: addMinor(...groups.map((store) => store.subtotal.amount)), currency }
  return {
    id: cart?.id ?? null,
    rateId: rate?.id ?? null,
    currency,
    country: rate?.country ?? null,
    stores: groups,
    count: groups.flatMap((store) => store.lines).reduce((count, line) => count + line.quantity, 0),
    subtotal,
    ...sumDelivery(groups, subtotal),
    version: cart?.version ?? 0,
  }
}

/** Adds the delivery that checkout preselects. With it, the goods may be more than their store can take. */
function deliver(store: CartStore, shown: Parameters<typeof presentDelivery>[1]): void {
  const { worthStoreMinor, ...delivery } = presentDelivery(store, shown)
  Object.assign(store, delivery)
  const roomMinor = shown.byId.get(store.lines[0]?.variantId ?? '')?.storeRoomMinor ?? null
  if (limitProblem(roomMinor, worthStoreMinor) !== 'order-too-large') return
  for (const line of store.lines) line.problem ??= 'order-too-large'
}

export function presentCartStore(variant: PricedVariant): CartStore['store'] {
  return {
    id: variant.storeId,
    slug: variant.storeSlug,
    name: variant.storeName,
    countryCode: variant.storeCountryCode,
    logo: variant.storeLogo,
  }
}

function presentLine(line: ShownLine, variant: PricedVariant, currency: string): CartLine {
  const { unitMinor } = variant
  const problem = findLineProblem(line.quantity, variant)
  const hasChanged = line.seenCurrency === currency && line.seenUnitMinor !== null && line.seenUnitMinor !== unitMinor
  return {
    variantId: variant.variantId,
    productId: variant.productId,
    productSlug: variant.productSlug,
    name: variant.productName,
    variantTitle: variant.variantTitle,
    picture: variant.picture,
    quantity: line.quantity,
    available: variant.available,
    unitPrice: unitMinor === null ? null : { amount: unitMinor, currency },
    // A line that cannot be bought is shown but adds nothing to the sum.
    lineTotal:
      unitMinor === null || (problem !== null && problem !== 'short')
        ? null
        : { amount: lineTotal(unitMinor, line.quantity), currency },
    previousUnitPrice: hasChanged && unitMinor !== null ? { amount: line.seenUnitMinor ?? 0, currency } : null,
    problem,
    addedAt: line.addedAt.toISOString(),
  }
}

function findLineProblem(quantity: number, variant: PricedVariant): CartLine['problem'] {
  if (isGone(variant)) return 'gone'
  if (!variant.isSoldHere) return 'not-here'
  if (variant.storeStatus === 'paused') return 'store-paused'
  if (variant.available === 0) return 'sold-out'
  if (limitProblem(variant.storeRoomMinor, 0) === 'store-at-limit') return 'store-at-limit'
  if (variant.available < quantity) return 'short'
  return variant.unitMinor === null ? 'price-unavailable' : null
}

const noMoney = (currency: string) => ({ amount: 0, currency })
