import type { StoreRate } from '@makola/contract/rates/rates.ts'
import { convertPrice } from '@makola/money/convert.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import type { Money } from '@makola/money/money.ts'

export type PricePreview = { rateId: string; country: string; countryCode: string; price: Money; isPinned: boolean }

/**
 * Returns the price for shoppers of each country: by the server's own rounding, once, from the exact value. A pinned price or the
 * store's own rate overrides the shop's conversion, but makes none: countries where the shop has no rate are left out, and closed ones.
 */
export function previewPrices(price: Money, pinned: Money[], rates: StoreRate[]): PricePreview[] {
  return rates.flatMap(({ rateId, country, countryCode, currency, active, shop, own }) => {
    if (!active || (shop === null && price.currency !== currency)) return []
    const pin = pinned.find((money) => money.currency === currency)
    const amount = pin?.amount ?? (shop === null ? price.amount : convert(price, currency, { shop, own }))
    return [{ rateId, country, countryCode, price: { amount, currency }, isPinned: pin !== undefined }]
  })
}

type Terms = { shop: NonNullable<StoreRate['shop']>; own: StoreRate['own'] }

function convert(price: Money, to: CurrencyCode, { shop, own }: Terms): number {
  const rate = own?.rate ?? shop.rate
  const marginPct = own?.marginPct ?? shop.marginPct
  const rounding = own?.rounding ?? shop.rounding
  return convertPrice(price.amount, price.currency, to, { rate, marginPct, rounding })
}

/** The currencies of most shoppers abroad. */
const wellKnown = ['USD', 'EUR', 'GBP']

/** One price for each currency, well-known ones first; countries that differ in it by a margin get lines of their own. */
export function gatherByCurrency(prices: PricePreview[]): (PricePreview & { others: number })[] {
  const groups = Map.groupBy(prices, ({ price }) => `${price.currency} ${price.amount}`)
  const rank = ({ price }: PricePreview) => (wellKnown.includes(price.currency) ? wellKnown.indexOf(price.currency) : 9)
  return [...groups.values()]
    .flatMap(([first, ...others]) => (first ? [{ ...first, others: others.length }] : []))
    .toSorted((a, b) => rank(a) - rank(b))
}
