import type { Quote, QuoteStore } from '@makola/contract/carts/carts.ts'
import { addMinor } from '@makola/money/money.ts'
import type { PricedVariant } from '../../catalogue/browse/load-priced-variants.ts'
import { presentOption } from '../../shipping/present-option.ts'
import { presentCartStore } from '../cart/present-cart.ts'
import type { QuoteRow } from '../cart/read-cart.ts'
import type { QuotedStore } from '../quoted-store.ts'

/** A quote as the checkout shows it, with names and pictures as they are now. */
export function presentQuote(
  quote: QuoteRow,
  { variants, now }: { variants: readonly PricedVariant[]; now: Date },
): Quote {
  const { currency } = quote
  const byId = new Map(variants.map((variant) => [variant.variantId, variant]))
  return {
    id: quote.id,
    rateId: quote.rateId,
    countryCode: quote.countryCode,
    currency,
    stores: quote.stores.map((store) => presentStore(store, { currency, now, byId })),
    itemsTotal: { amount: addMinor(...quote.stores.map((store) => store.subtotalMinor)), currency },
    deliveryTotal: { amount: addMinor(...quote.stores.map((store) => store.delivery?.minor ?? 0)), currency },
    total: { amount: quote.totalMinor, currency },
    heldUntil: quote.heldUntil.toISOString(),
    undeliverable: quote.stores.filter((store) => store.delivery === null).map((store) => store.storeName),
  }
}

function presentStore(
  store: QuotedStore,
  { currency, now, byId }: { currency: string; now: Date; byId: ReadonlyMap<string, PricedVariant> },
): QuoteStore {
  const [first] = store.lines
  const variant = first && byId.get(first.variantId)
  if (!variant) throw new Error(`Store ${store.storeId} is quoted without a line`)
  return {
    store: presentCartStore(variant),
    lines: store.lines.map((line) => ({
      variantId: line.variantId,
      productId: line.productId,
      name: line.name,
      variantTitle: line.variantTitle,
      picture: byId.get(line.variantId)?.picture ?? null,
      quantity: line.quantity,
      unitPrice: { amount: line.unitMinor, currency },
      lineTotal: { amount: line.lineMinor, currency },
    })),
    subtotal: { amount: store.subtotalMinor, currency },
    options: store.options.map((option) => presentOption(option, { currency, now })),
    chosenOptionId: store.delivery?.optionId ?? null,
    delivery: store.delivery && { amount: store.delivery.minor, currency },
  }
}
