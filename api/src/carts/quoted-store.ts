import type { Pickup } from '@makola/contract/shipping/shipping.ts'
import type { PriceTerms } from '@makola/money/convert.ts'
import type { PricedOption } from '../shipping/load-delivery-options.ts'

/** The rate at the time of pricing; the order keeps it. */
export type RateSnapshot = {
  rateId: string
  country: string
  base: string
  rate: string
  marginPct: string
  source: string
  effectiveAt: string
}

/** One line of a quote: its price in the shopper's and in the store's currency, with the conversion. */
export type QuotedLine = {
  variantId: string
  productId: string
  name: string
  variantTitle: string
  sku: string
  pictureId: string | null
  quantity: number
  unitMinor: number
  lineMinor: number
  /** What the store earns: its own price, or less where its own terms take something off (R24). */
  unitStoreMinor: number
  lineStoreMinor: number
  /** The store's own price where it earns less: thresholds count with it. Older quotes lack this field. */
  typedStoreMinor?: number
  /** The worth of the price where the store's own terms made it dearer (R11): cash bears commission by it. */
  dearerStoreMinor?: number
  /** Null when the price was pinned for this currency. */
  terms: PriceTerms | null
}

/** The part of a quote that one store packs and ships: it becomes a parcel. */
export type QuotedStore = {
  storeId: string
  storeName: string
  storeCurrency: string
  /** Days for a return that the store promises; null, or absent in older quotes: the shop's own. */
  returnDays?: number | null
  lines: QuotedLine[]
  subtotalMinor: number
  subtotalStoreMinor: number
  /** The store's options for the country at the time of pricing; empty: it does not deliver there. */
  options: PricedOption[]
  delivery: {
    optionId: string
    name: string
    minor: number
    storeMinor: number
    minDays: number
    maxDays: number
    pickup?: Pickup | null
  } | null
}
