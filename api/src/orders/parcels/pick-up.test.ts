import type { Quote } from '@makola/contract/carts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCart, aQuote } from '../../../../testing/builders/carts.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aCheckout, submit } from '../../../../testing/builders/checkouts.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

let shop: TestPlatform
let rate: string

const courier = { name: 'Courier', priceMinor: 2500, minDays: 1, maxDays: 3 }
const express = { name: 'Express', priceMinor: 4000, minDays: 1, maxDays: 1 }
const pickUp = {
  name: 'Pick up',
  priceMinor: 0,
  minDays: 0,
  maxDays: 1,
  isPickup: true,
  pickupAddress: '1 Marina Road',
}

beforeAll(async () => {
  shop = await openTestPlatform()
  rate = (await aRate(shop)).id
})
afterAll(() => shop.close())

/** A product of a store that delivers everywhere in these ways. */
async function aProductOf(options: object[]) {
  const storeId = (await aStore(shop)).id
  await aDeliveryZone(shop, { storeId, options })
  return { storeId, variantId: (await aProduct(shop, { storeId })).variantId }
}

const chosenIn = ({ stores: [store] }: Quote) => store?.options.find(({ id }) => id === store.chosenOptionId)

test('without a choice the cheapest delivery is taken, even when a pick-up is free', async () => {
  const { storeId, variantId } = await aProductOf([pickUp, express, courier])
  const { browser } = await aCart(shop, { rate, lines: [{ variantId, quantity: 1 }] })
  const quote = await aQuote(browser, { rate, country: 'NG' })
  expect(chosenIn(quote)).toMatchObject({ name: 'Courier', pickup: null })
  expect(quote.deliveryTotal.amount).toBeGreaterThan(0)

  const optionId = quote.stores[0]?.options.find(({ pickup }) => pickup)?.id
  const chosen = await aQuote(browser, { rate, country: 'NG', delivery: [{ storeId, optionId }] })
  expect(chosenIn(chosen)).toMatchObject({ name: 'Pick up', pickup: { address: '1 Marina Road' } })
  expect(chosen.deliveryTotal.amount).toBe(0)
})

test('a store that only offers pick-up is picked up from, and the order keeps the place', async () => {
  const { variantId } = await aProductOf([pickUp])
  const checkout = await aCheckout(shop, { rate, lines: [{ variantId, quantity: 1 }] })
  expect(chosenIn(checkout.quote)).toMatchObject({ name: 'Pick up' })
  const { data: placed } = await (await submit(checkout)).json()
  const { data: order } = await (await shop.request(`/orders/track/${placed.trackingToken}`)).json()
  expect(order.parcels).toMatchObject([{ deliveryName: 'Pick up', pickup: { address: '1 Marina Road' } }])
})
