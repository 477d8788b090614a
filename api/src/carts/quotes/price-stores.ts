import { addMinor } from '@makola/money/money.ts'
import { lineTotal } from '@makola/money/totals.ts'
import type { PricedVariant } from '../../catalogue/browse/load-priced-variants.ts'
import { refuse } from '../../platform/problem.ts'
import { type ChosenDelivery, chooseDelivery } from '../../shipping/choose-delivery.ts'
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
    const typedStoreMinor = addMinor(
      ...storeLines.map((line) => lineTotal(line.typedStoreMinor ?? line.unitStoreMinor, line.quantity)),
    )
    const offered = options.get(storeId) ?? []
    const chosenId = choices.find((choice) => choice.storeId === storeId)?.optionId
    return {
      storeId,
      storeName: variant.storeName,
      storeCurrency: variant.storeCurrency,
      returnDays: variant.storeReturnDays,
      lines: storeLines,
      subtotalMinor: addMinor(...storeLines.map((line) => line.lineMinor)),
      subtotalStoreMinor,
      options: offered,
      delivery: quoteDelivery(chooseDelivery(offered, { chosenId, subtotalStoreMinor: typedStoreMinor })),
    }
  })
}

function priceLine(variant: PricedVariant, quantity: number, held: QuotedLine | undefined): QuotedLine {
  const { unitMinor, unitStoreMinor, typedStoreMinor, dearerStoreMinor, terms } = held ?? earnedOf(variant)
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
    ...(typedStoreMinor !== undefined && { typedStoreMinor }),
    ...(dearerStoreMinor !== undefined && { dearerStoreMinor }),
    terms,
  }
}

type UnitPrices = Pick<QuotedLine, 'unitStoreMinor' | 'typedStoreMinor' | 'dearerStoreMinor' | 'terms'> &
  Pick<PricedVariant, 'unitMinor'>

function earnedOf({ unitMinor, unitStoreMinor, unitEarnedMinor, unitDearerMinor, terms }: PricedVariant): UnitPrices {
  if (unitDearerMinor !== null) return { unitMinor, unitStoreMinor, dearerStoreMinor: unitDearerMinor, terms }
  if (unitEarnedMinor === unitStoreMinor) return { unitMinor, unitStoreMinor, terms }
  return { unitMinor, unitStoreMinor: unitEarnedMinor, typedStoreMinor: unitStoreMinor, terms }
}

/** The choice as the order keeps it. */
function quoteDelivery(chosen: ChosenDelivery | null): QuotedStore['delivery'] {
  if (!chosen) return null
  const { option, minor, storeMinor } = chosen
  const { id: optionId, name, minDays, maxDays, pickup = null } = option
  return { optionId, name, minor, storeMinor, minDays, maxDays, pickup }
}
