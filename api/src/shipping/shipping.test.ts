import type { DeliveryOption } from '@makola/contract/shipping/shipping.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRate } from '../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../testing/builders/shipping.ts'
import { aStore, type StoreRow } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { newId } from '../platform/ids.ts'
import { chargeDelivery } from './charge-delivery.ts'

let shop: TestPlatform
let store: StoreRow
let naira: string

beforeAll(async () => {
  shop = await openTestPlatform()
  naira = (await aRate(shop, { rate: '1418.26' })).id
  store = await aStore(shop, { slug: 'accra-looms' })
  const storeId = store.id
  await aDeliveryZone(shop, { storeId, name: 'The world', countryCodes: ['*'], position: 0 })
  await aDeliveryZone(shop, {
    storeId,
    name: 'West Africa',
    countryCodes: ['NG', 'GH'],
    position: 1,
    options: [
      { name: 'Courier', priceMinor: 1999, freeOverMinor: 10_000, minDays: 2, maxDays: 4 },
      { name: 'Pick up', priceMinor: 0, minDays: 0, maxDays: 1 },
    ],
  })
  await aDeliveryZone(shop, { storeId, name: 'Nigeria too', countryCodes: ['NG'], position: 2 })
})
afterAll(() => shop.close())

const estimate = (query: string) => shop.request(`/shipping/estimate?${query}`)
const options = async (query: string) => {
  const response = await estimate(query)
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: { countryCode: string; options: DeliveryOption[] } }).data
}

const dayAfter = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

describe('a delivery estimate', () => {
  test('uses the rate’s country and the first zone that names it, converted as one unit price', async () => {
    const wanted = {
      countryCode: 'NG',
      options: [
        {
          id: expect.any(String),
          name: 'Courier',
          price: { amount: 2_835_102, currency: 'NGN' },
          freeOver: { amount: 14_182_600, currency: 'NGN' },
          minDays: 2,
          maxDays: 4,
          arrival: { from: dayAfter(2), to: dayAfter(4) },
          pickup: null,
        },
        expect.objectContaining({ name: 'Pick up', price: { amount: 0, currency: 'NGN' }, freeOver: null }),
      ],
    }
    expect(await options(`store=accra-looms&rate=${naira}`)).toEqual(wanted)
    expect(await options(`store=${store.id}&rate=${naira}`)).toEqual(wanted)
  })

  test('for a country without a zone uses the zone for everywhere', async () => {
    const far = await options(`store=accra-looms&rate=${naira}&country=JP`)
    expect(far).toMatchObject({ countryCode: 'JP', options: [{ name: 'Standard' }] })
  })

  test('is empty where the store does not deliver', async () => {
    const local = await aStore(shop)
    await aDeliveryZone(shop, { storeId: local.id, countryCodes: ['GB'] })
    expect(await options(`store=${local.slug}&rate=${naira}`)).toEqual({ countryCode: 'NG', options: [] })
  })

  test('needs an existing store and rate', async () => {
    await aStore(shop, { slug: 'closed', status: 'closed' })
    for (const query of [
      `store=nobody&rate=${naira}`,
      `store=closed&rate=${naira}`,
      `store=accra-looms&rate=${newId()}`,
    ]) {
      expect((await estimate(query)).status).toBe(404)
    }
  })

  test('says so when the rate cannot price it', async () => {
    const yen = await aStore(shop, { currency: 'JPY' })
    await aDeliveryZone(shop, { storeId: yen.id })
    const response = await estimate(`store=${yen.slug}&rate=${naira}`)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ type: 'price-unavailable' })
  })
})

test('delivery is free from the threshold up, in the store’s currency', async () => {
  const option = {
    id: newId(),
    name: 'Courier',
    priceMinor: 2_835_102,
    priceStoreMinor: 1999,
    freeOverMinor: 14_182_600,
    freeOverStoreMinor: 10_000,
    minDays: 2,
    maxDays: 4,
  }
  expect(chargeDelivery(option, 9_999)).toEqual({ minor: 2_835_102, storeMinor: 1999 })
  expect(chargeDelivery(option, 10_000)).toEqual({ minor: 0, storeMinor: 0 })
  expect(chargeDelivery({ ...option, freeOverStoreMinor: null }, 10_000)).toEqual({
    minor: 2_835_102,
    storeMinor: 1999,
  })
})
