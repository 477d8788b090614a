import type { Pickup } from '@makola/contract/shipping/shipping.ts'
import { and, asc, eq, type Placeholder, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { type Given, isOneOf, prepareOnce } from '../platform/database/prepare-once.ts'
import { refuse } from '../platform/problem.ts'
import { convertCountable } from '../rates/convert-countable.ts'
import type { ActiveRate } from '../rates/load-rate.ts'
import { atOwnTerms } from '../rates/store-rates/at-own-terms.ts'
import { earnedUnit } from '../rates/store-rates/earned-unit.ts'
import { termsOf } from '../rates/store-rates/terms-of.ts'
import { crossRates, storeRates } from '../rates/tables.ts'
import { stores } from '../stores/tables.ts'
import { readPickup } from './read-pickup.ts'
import { deliveryOptions, deliveryZones } from './tables.ts'

/** One way in which a store delivers to a country, in the shopper's and in the store's currency. */
export type PricedOption = {
  id: string
  name: string
  priceMinor: number
  /** What the store earns of it: less than its price where its own terms take something off (R24). */
  priceStoreMinor: number
  freeOverMinor: number | null
  freeOverStoreMinor: number | null
  minDays: number
  maxDays: number
  /** Null: it is brought to the buyer. Older quotes lack this field. */
  pickup?: Pickup | null
}

/** A store's zone that names the country, or else one for everywhere; the first by position. */
const zoneOfCountry = (countryCode: Placeholder<string, string>) => sql`${deliveryZones.id} = (
  select zone.id from delivery_zones zone
  where zone.store_id = ${stores.id} and (${countryCode} = any(zone.country_codes) or '*' = any(zone.country_codes))
  order by (${countryCode} = any(zone.country_codes)) desc, zone.position, zone.id
  limit 1)`

type Asked = { storeIds: string[]; countryCode: string; rate: ActiveRate }

/**
 * Loads the delivery options of each store for a country, by store id, in the store's order; a store that does not deliver there
 * has no entry. A delivery price is converted as one unit price (money rule R8).
 * @throws Problem `price-unavailable` (409) where the rate cannot price a store's delivery.
 */
export async function loadDeliveryOptions(db: Queryable, asked: Asked): Promise<Map<string, PricedOption[]>> {
  const offered = await findDeliveryOptions(db, asked)
  return new Map(
    [...offered].map(([storeId, { storeName, options }]) => {
      if (options) return [storeId, options]
      throw refuse('shipping.price-unavailable', { store: storeName, currency: asked.rate.currency })
    }),
  )
}

/** The same without a refusal: `options` is null where the rate cannot price them. One statement for all stores. */
export async function findDeliveryOptions(
  db: Queryable,
  { storeIds, countryCode, rate }: Asked,
): Promise<Map<string, { storeName: string; options: PricedOption[] | null }>> {
  if (storeIds.length === 0) return new Map()
  const rows = await selectOptions(db, { storeIds, countryCode, rateId: rate.id })
  const byStore = new Map<string, { storeName: string; options: PricedOption[] | null }>()
  for (const { storeId, storeName, currency, option, cross, own } of rows) {
    const terms = termsOf(currency, atOwnTerms(rate, own), cross && (own?.rate ?? cross))
    const priced = priceOption(option, {
      convert: (minor) => (typeof terms === 'string' ? null : convertCountable(minor, currency, rate.currency, terms)),
      earn: (storeMinor, paidMinor) => earnedUnit({ storeMinor, storeCurrency: currency, paidMinor }, rate, cross),
    })
    const before = byStore.get(storeId)?.options
    byStore.set(storeId, { storeName, options: priced && before !== null ? [...(before ?? []), priced] : null })
  }
  return byStore
}

type Selected = { storeIds: readonly string[]; countryCode: string; rateId: string }

const selectOptions = prepareOnce((db, { storeIds, countryCode, rateId }: Given<Selected>) =>
  db
    .select({
      storeId: stores.id,
      storeName: stores.name,
      currency: stores.currency,
      option: deliveryOptions,
      cross: crossRates.rate,
      own: storeRates,
    })
    .from(stores)
    .innerJoin(deliveryZones, zoneOfCountry(countryCode))
    .innerJoin(deliveryOptions, eq(deliveryOptions.zoneId, deliveryZones.id))
    .leftJoin(crossRates, and(eq(crossRates.rateId, rateId), eq(crossRates.fromCurrency, stores.currency)))
    .leftJoin(storeRates, and(eq(storeRates.rateId, rateId), eq(storeRates.storeId, stores.id)))
    .where(isOneOf(stores.id, storeIds))
    .orderBy(asc(deliveryOptions.position), asc(deliveryOptions.id)),
)

type Pricing = {
  convert: (storeMinor: number) => number | null
  earn: (storeMinor: number, paidMinor: number) => number | null
}

function priceOption(option: typeof deliveryOptions.$inferSelect, { convert, earn }: Pricing): PricedOption | null {
  const priceMinor = convert(option.priceMinor)
  const priceStoreMinor = priceMinor === null ? null : earn(option.priceMinor, priceMinor)
  const freeOverMinor = option.freeOverMinor === null ? null : convert(option.freeOverMinor)
  if (priceMinor === null || priceStoreMinor === null || (freeOverMinor === null && option.freeOverMinor !== null))
    return null
  return {
    id: option.id,
    name: option.name,
    priceMinor,
    priceStoreMinor,
    freeOverMinor,
    freeOverStoreMinor: option.freeOverMinor,
    minDays: option.minDays,
    maxDays: option.maxDays,
    pickup: readPickup(option),
  }
}
