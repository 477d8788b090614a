import type { DeliveryZone } from '@makola/contract/stores/stores.ts'
import { countryName } from '@makola/countries/names.ts'
import { convertPrice } from '@makola/money/convert.ts'
import { exponentOf } from '@makola/money/currencies.ts'
import { say } from '@makola/words/say.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { crossRates, rates } from '../rates/tables.ts'

const t = say('en')

/** The default delivery prices at home and abroad, in units of the base currency. */
const homePrice = 5
const abroadPrice = 25

type Place = { countryCode: string; currency: string }

/**
 * The delivery of a new store, so that it can sell at once: its own country and everywhere else, at default prices in its
 * currency. None when the shop has no rate for that currency: its goods have no prices either.
 */
export async function firstZones(
  db: Queryable,
  { countryCode, currency }: Place,
  baseCurrency: string,
): Promise<DeliveryZone[]> {
  const [cross] = await db
    .select({ rate: crossRates.rate })
    .from(crossRates)
    .innerJoin(rates, eq(rates.id, crossRates.rateId))
    .where(and(eq(crossRates.fromCurrency, baseCurrency), eq(rates.currency, currency), eq(rates.active, true)))
    .orderBy(desc(rates.effectiveAt))
    .limit(1)
  if (!cross) return []
  const price = (units: number) => {
    const terms = { rate: cross.rate, marginPct: '0', rounding: null }
    return roundUp(convertPrice(units * 10 ** exponentOf(baseCurrency), baseCurrency, currency, terms))
  }
  const option = (name: string, units: number, minDays: number, maxDays: number) => ({
    name,
    priceMinor: price(units),
    freeOverMinor: null,
    minDays,
    maxDays,
    pickup: null,
  })
  return [
    {
      name: countryName(countryCode),
      countryCodes: [countryCode],
      options: [option(t('shipping.first-zones.standard'), homePrice, 2, 5)],
    },
    {
      name: t('shipping.first-zones.elsewhere'),
      countryCodes: ['*'],
      options: [option(t('shipping.first-zones.international'), abroadPrice, 7, 14)],
    },
  ]
}

/** Rounded to two digits, the rest zeros: a price that a person might choose. */
function roundUp(minor: number): number {
  const step = 10 ** Math.max(0, String(minor).length - 2)
  return Math.ceil(minor / step) * step
}
