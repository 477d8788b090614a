import type { Cart, CartStore } from '@makola/contract/carts/carts.ts'
import type { Money } from '@makola/contract/http/fields.ts'
import type { PricedVariant } from '../../catalogue/browse/load-priced-variants.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { ActiveRate } from '../../rates/load-rate.ts'
import { chooseDelivery, missingForFree } from '../../shipping/choose-delivery.ts'
import { findDeliveryOptions } from '../../shipping/load-delivery-options.ts'
import { presentOption } from '../../shipping/present-option.ts'

/** How the stores of a cart deliver to its country, by store id. */
export type Offers = Awaited<ReturnType<typeof findDeliveryOptions>>

/** Reads how the stores of these variants deliver to the rate's country: one statement for the cart. */
export async function loadOffers(
  db: Queryable,
  { rate, variants }: { rate: ActiveRate | null; variants: readonly PricedVariant[] },
): Promise<Offers> {
  if (!rate) return new Map()
  const storeIds = [...new Set(variants.map((variant) => variant.storeId))]
  return findDeliveryOptions(db, { storeIds, countryCode: rate.countryCode, rate })
}

type Delivered = Pick<CartStore, 'delivery' | 'deliveryProblem'> & {
  /** What the store earns of the goods that can be bought and of their delivery, in its currency. */
  worthStoreMinor: number
}

type Shown = { byId: ReadonlyMap<string, PricedVariant>; offers: Offers; currency: string; now: Date }

/** The delivery that checkout preselects for a store's goods. Goods that cannot be bought have none. */
export function presentDelivery(
  { store, lines, subtotal }: CartStore,
  { byId, offers, currency, now }: Shown,
): Delivered {
  const bought = lines.filter((line) => line.lineTotal !== null)
  // Only compared with thresholds and limits. A sum beyond exact counting, which checkout refuses, must not close the cart.
  const sum = (unit: 'unitStoreMinor' | 'unitEarnedMinor') =>
    bought.reduce((total, { variantId, quantity }) => total + (byId.get(variantId)?.[unit] ?? 0) * quantity, 0)
  const earnedMinor = sum('unitEarnedMinor')
  const none = { delivery: null, worthStoreMinor: earnedMinor }
  if (bought.length === 0) return { ...none, deliveryProblem: null }
  const offer = offers.get(store.id)
  if (offer?.options === null) return { ...none, deliveryProblem: 'price-unavailable' }
  const options = offer?.options ?? []
  const chosen = chooseDelivery(options, { subtotalStoreMinor: sum('unitStoreMinor') })
  if (!chosen) return { ...none, deliveryProblem: 'undeliverable' }
  const missing = missingForFree(options, { chosen, subtotalMinor: subtotal.amount })
  return {
    delivery: {
      option: presentOption(chosen.option, { currency, now }),
      charge: { amount: chosen.minor, currency },
      missingForFree: missing === null ? null : { amount: missing, currency },
    },
    deliveryProblem: null,
    worthStoreMinor: earnedMinor + chosen.storeMinor,
  }
}

/** What delivery and all of it cost; null where a store with goods to buy has no delivery price, or nothing can be bought. */
export function sumDelivery(stores: readonly CartStore[], subtotal: Money): Pick<Cart, 'deliveryTotal' | 'total'> {
  const bought = stores.filter((store) => store.lines.some((line) => line.lineTotal !== null))
  const none = { deliveryTotal: null, total: null }
  if (bought.length === 0 || bought.some((store) => store.delivery === null)) return none
  const deliveryMinor = bought.reduce((sum, store) => sum + (store.delivery?.charge.amount ?? 0), 0)
  const totalMinor = subtotal.amount + deliveryMinor
  if (!Number.isSafeInteger(totalMinor)) return none
  const { currency } = subtotal
  return { deliveryTotal: { amount: deliveryMinor, currency }, total: { amount: totalMinor, currency } }
}
