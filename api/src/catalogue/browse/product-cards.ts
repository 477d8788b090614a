import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { mostUnits } from '@makola/contract/catalogue/shown-units.ts'
import { sql } from 'drizzle-orm'
import { type PictureRow, presentPicture } from '../../media/pictures/present-picture.ts'
import { restOnConversion } from '../../rates/answer-tags.ts'
import type { rates } from '../../rates/tables.ts'
import { restOnStore } from '../../stores/answer-tags.ts'
import { presentCardRating, type StarCounts } from '../../stores/ratings/star-counts.ts'
import { restOnProduct } from '../answer-tags.ts'
import { crossSoldAt, isSoldHere } from '../search/chosen-rate.ts'
import { type PriceProblem, type PricingRate, priceUnit } from './price-unit.ts'

/** The price and compare-at price of a variant in the store's currency, and its pinned price in the chosen one. */
type VariantPrices = [priceMinor: number, compareAtMinor: number | null, pinnedMinor: number | null]

export type CardRow = {
  id: string
  slug: string
  name: string
  featured: boolean
  createdAt: string
  storeId: string
  storeSlug: string
  storeName: string
  storeCountryCode: string
  storeCurrency: string
  storeStatus: 'open' | 'paused' | 'closed'
  rateId: string | null
  categorySlug: string | null
  categoryName: string | null
  picture: PictureRow | null
  rateCurrency: string | null
  marginPct: string
  rounding: (typeof rates.$inferSelect)['rounding']
  rateActive: boolean
  cross: string | null
  prices: VariantPrices[]
  available: number
  ratings: StarCounts | null
}

/** The columns of `CardRow`, from `cardJoins`. */
export const cardColumns = sql`
  products.id, products.slug, products.name, products.featured, products.created_at as "createdAt",
  stores.id as "storeId", stores.slug as "storeSlug", stores.name as "storeName",
  stores.country_code as "storeCountryCode", stores.currency as "storeCurrency",
  stores.status as "storeStatus",
  categories.slug as "categorySlug", categories.name as "categoryName",
  to_jsonb(pictures) as picture,
  chosen.id as "rateId", chosen.currency as "rateCurrency", chosen.active as "rateActive",
  coalesce(own.margin_pct, chosen.margin_pct) as "marginPct", coalesce(own.rounding, chosen.rounding) as rounding,
  ${crossSoldAt} as cross, priced.prices,
  case when products.status = 'active' and stores.status = 'open' and ${isSoldHere(sql`products.id`)}
    then priced.available else 0 end as available,
  to_jsonb(ratings) as ratings`

/** All data of a card, joined to `products`; needs `chosen`. */
export const cardJoins = sql`
  join stores on stores.id = products.store_id
  left join categories on categories.id = products.category_id
  left join product_pictures on product_pictures.product_id = products.id and product_pictures.position = 0
  left join pictures on pictures.id = product_pictures.picture_id
  left join product_ratings as ratings on ratings.product_id = products.id
  left join chosen on true
  left join cross_rates on cross_rates.rate_id = chosen.id and cross_rates.from_currency = stores.currency
  left join store_rates as own on own.store_id = stores.id and own.rate_id = chosen.id
  cross join lateral (
    select coalesce(sum(on_hand - held), 0)::int as available,
      coalesce(json_agg(json_build_array(price_minor, compare_at_minor, amount_minor) order by position), '[]') as prices
    from variants
    left join pinned_prices on pinned_prices.variant_id = variants.id and pinned_prices.currency = chosen.currency
    where variants.product_id = products.id and removed_at is null
  ) as priced`

/** Presents a row as a card: its prices are converted and rounded here, by the shop's only rounding function. */
export function presentCard(row: CardRow, mediaUrl: string): ProductCard {
  restOnProduct(row.id)
  restOnStore(row.storeId)
  if (row.rateId !== null) restOnConversion(row.rateId, row.storeCurrency)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    store: {
      id: row.storeId,
      slug: row.storeSlug,
      name: row.storeName,
      countryCode: row.storeCountryCode,
      status: row.storeStatus,
    },
    category:
      row.categorySlug === null || row.categoryName === null
        ? null
        : { slug: row.categorySlug, name: row.categoryName },
    picture: row.picture && presentPicture(row.picture, mediaUrl),
    ...presentPrices(row),
    available: Math.min(row.available, mostUnits.card),
    rating: presentCardRating(row.ratings),
    featured: row.featured,
    createdAt: new Date(row.createdAt).toISOString(),
  }
}

type CardPrices = Pick<ProductCard, 'price' | 'hasPriceRange' | 'compareAt' | 'priceProblem'>

/** The lowest price of the variants with its compare-at price, and whether others cost more. */
function presentPrices(row: CardRow): CardPrices {
  const rate = pricingRateOf(row)
  const units = row.prices.map(([unitStoreMinor, compareAtMinor, pinnedMinor]) => ({
    compareAtMinor,
    ...priceUnit({ unitStoreMinor, storeCurrency: row.storeCurrency, pinnedMinor, cross: row.cross }, rate),
  }))
  const priced = units.flatMap((unit) => (unit.unitMinor === null ? [] : [unit]))
  const [lowest] = priced.toSorted((a, b) => a.unitMinor - b.unitMinor)
  if (!rate || !lowest) {
    const priceProblem: PriceProblem = units[0]?.priceProblem ?? 'no-rate'
    return { price: null, hasPriceRange: false, compareAt: null, priceProblem }
  }
  return {
    price: { amount: lowest.unitMinor, currency: rate.currency },
    hasPriceRange: priced.some((unit) => unit.unitMinor > lowest.unitMinor),
    compareAt: presentCompareAt(lowest, lowest.compareAtMinor, row),
    priceProblem: null,
  }
}

/** Returns the compare-at price: converted like the price, and only when higher. A pinned price has none. */
export function presentCompareAt(
  unit: { unitMinor: number; terms: object | null },
  compareAtMinor: number | null,
  row: Parameters<typeof pricingRateOf>[0] & { storeCurrency: string; cross: string | null },
): ProductCard['compareAt'] {
  const rate = pricingRateOf(row)
  if (compareAtMinor === null || unit.terms === null || !rate) return null
  const facts = {
    unitStoreMinor: compareAtMinor,
    storeCurrency: row.storeCurrency,
    pinnedMinor: null,
    cross: row.cross,
  }
  const { unitMinor } = priceUnit(facts, rate)
  return unitMinor !== null && unitMinor > unit.unitMinor ? { amount: unitMinor, currency: rate.currency } : null
}

/** The pricing fields of a row's chosen rate; null when there is none. */
export function pricingRateOf(
  row: Pick<CardRow, 'rateCurrency' | 'marginPct' | 'rounding' | 'rateActive'>,
): PricingRate | null {
  return row.rateCurrency === null
    ? null
    : { currency: row.rateCurrency, marginPct: row.marginPct, rounding: row.rounding, active: row.rateActive }
}
