import { addMinor } from '@makola/money/money.ts'
import { lineTotal } from '@makola/money/totals.ts'
import type { PricedVariant } from '../../catalogue/browse/load-priced-variants.ts'
import { refuse } from '../../platform/problem.ts'
import { chargeDelivery } from '../../shipping/charge-delivery.ts'
import type { PricedOption } from '../../shipping/load-delivery-options.ts'
import type { QuotedLine, QuotedStore } from '../quoted-store.ts'

export type DeliveryChoice = { storeId: string; optionId: string }

type Priced = {
  lines: readonly { variantId: string; quantity: number }[]
  variants: readonly PricedVariant[]
  /** Lines of a live quote, whose prices are kept. */
  held: ReadonlyMap<string, QuotedLine>
  options: ReadonlyMap<string, PricedOption[]>
  choices: readonly DeliveryChoice[]
}

/**
 * Prices a cart store by store, as future parcels. Totals are sums of rounded parts (money rules R5, R8).
 * @throws Problem `price-unavailable` (409) naming the first product without a price.
 */
export function priceStores({ lines, variants, held, options, choices }: Priced): QuotedStore[] {
  const byId = new Map(variants.map((variant) => [variant.variantId, variant]))
  const byStore = new Map<string, { variant: PricedVariant; lines: QuotedLine[] }>()
  for (const { variantId, quantity } of lines) {
    const variant = byId.get(variantId)
    if (!variant) continue
    const store = byStore.get(variant.storeId) ?? { variant, lines: [] }
    store.lines.push(priceLine(variant, quantity, held.get(variantId)))
    byStore.set(variant.storeId, store)
  }
  return [...byStore].map(([storeId, { variant, lines: storeLines }]) => {
    const subtotalStoreMinor = addMinor(...storeLines.map((line) => line.lineStoreMinor))
    const offered = options.get(storeId) ?? []
    const chosenId = choices.find((choice) => choice.storeId === storeId)?.optionId
    return {
      storeId,
      storeName: variant.storeName,
      storeCurrency: variant.storeCurrency,
      lines: storeLines,
      subtotalMinor: addMinor(...storeLines.map((line) => line.lineMinor)),
      subtotalStoreMinor,
      options: offered,
      delivery: chooseDelivery(offered, chosenId, subtotalStoreMinor),
    }
  })
}

function priceLine(variant: PricedVariant, quantity: number, held: QuotedLine | undefined): QuotedLine {
  const { unitMinor, unitStoreMinor, terms } = held ?? variant
  if (unitMinor === null) {
    throw refuse('carts.price-unavailable', { product: variant.productName })
  }
  return {
    variantId: variant.variantId,
    productId: variant.productId,
    name: variant.productName,
    variantTitle: variant.variantTitle,
    sku: variant.sku,
    pictureId: variant.pictureId,
    quantity,
    unitMinor,
    lineMinor: lineTotal(unitMinor, quantity),
    unitStoreMinor,
    lineStoreMinor: lineTotal(unitStoreMinor, quantity),
    terms,
  }
}

/**
 * The shopper's choice if the store still offers it, else the cheapest; the first of equals. An address means delivery: a pick-up
 * is never chosen automatically while there is another way.
 */
function chooseDelivery(
  options: readonly PricedOption[],
  chosenId: string | undefined,
  subtotalStoreMinor: number,
): QuotedStore['delivery'] {
  const charged = options.map((option) => ({ option, ...chargeDelivery(option, subtotalStoreMinor) }))
  const isPickup = ({ option }: (typeof charged)[number]) => Number(Boolean(option.pickup))
  const [first] = charged.toSorted((a, b) => isPickup(a) - isPickup(b) || a.storeMinor - b.storeMinor)
  const chosen = charged.find(({ option }) => option.id === chosenId) ?? first
  if (!chosen) return null
  const { option, minor, storeMinor } = chosen
  const { id: optionId, name, minDays, maxDays, pickup = null } = option
  return { optionId, name, minor, storeMinor, minDays, maxDays, pickup }
}
