import type { DeliveryOption } from '@makola/contract/shipping/shipping.ts'
import { and, ne } from 'drizzle-orm'
import { prepareByIdOrSlug } from '../platform/http/id-or-slug.ts'
import type { Platform } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { restOnConversions, restOnRate } from '../rates/answer-tags.ts'
import { loadRate } from '../rates/load-rate.ts'
import { restOnStore } from '../stores/answer-tags.ts'
import { stores } from '../stores/tables.ts'
import { restOnDelivery } from './answer-tags.ts'
import { loadDeliveryOptions } from './load-delivery-options.ts'
import { presentOption } from './present-option.ts'

/**
 * Returns a store's delivery to a country, the rate's own unless another is named. No options: it does not deliver there.
 * @throws Problem `not-found` (404), `price-unavailable` (409).
 */
export async function estimateDelivery(
  { database, config, clock }: Platform,
  { store: idOrSlug, rate: rateId, country }: { store: string; rate: string; country?: string | undefined },
): Promise<{ countryCode: string; options: DeliveryOption[] }> {
  const rate = await loadRate(database, config.baseCurrency, rateId)
  if (!rate) throw notFound('rate')
  const [store] = await selectStore(database, idOrSlug)
  if (!store) throw notFound('store')
  restOnRate(rateId)
  restOnConversions(rateId)
  restOnStore(store.id)
  restOnDelivery(store.id)
  const countryCode = country ?? rate.countryCode
  const options = await loadDeliveryOptions(database, { storeIds: [store.id], countryCode, rate })
  const shown = { currency: rate.currency, now: clock.now() }
  return { countryCode, options: (options.get(store.id) ?? []).map((option) => presentOption(option, shown)) }
}

const selectStore = prepareByIdOrSlug(stores, (db, isNamed) =>
  db
    .select({ id: stores.id })
    .from(stores)
    .where(and(isNamed, ne(stores.status, 'closed'))),
)
