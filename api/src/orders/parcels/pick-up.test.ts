import type { Quote } from '@makola/contract/carts/carts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCart, aQuote } from '../../../../testing/builders/carts.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aCheckout, submit } from '../../../../testing/builders/checkouts.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aStore, aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { trackingToken } from '../tracking/tracking-token.ts'

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

describe('the address of an order', () => {
  const collector = { name: 'Ada Obi', countryCode: 'NG' }

  test('that is picked up at every store: the name and the country are enough, and nothing else is kept', async () => {
    const first = await aProductOf([pickUp])
    const second = await aProductOf([pickUp])
    const lines = [first, second].map(({ variantId }) => ({ variantId, quantity: 1 }))
    const checkout = await aCheckout(shop, { rate, lines })
    const nameless = await submit(checkout, { address: { ...collector, name: ' ' } })
    expect(await nameless.json()).toMatchObject({ errors: [{ pointer: '/address/name' }] })
    const placed = await submit(checkout, { address: { ...collector, line1: '1 Marina Road', city: 'Ikeja' } })
    expect(placed.status, await placed.clone().text()).toBe(201)
    const { data } = await placed.json()
    const { data: order } = await (await shop.request(`/orders/track/${data.trackingToken}`)).json()
    expect(order).toMatchObject({ address: collector, addressLines: ['Ada Obi', 'Nigeria'] })
    expect(order.address).toEqual(collector)
  })

  test('with one parcel that is brought: street and town are required', async () => {
    const lines = [await aProductOf([pickUp]), await aProductOf([courier])].map(({ variantId }) => ({
      variantId,
      quantity: 1,
    }))
    const refused = await submit(await aCheckout(shop, { rate, lines }), { address: collector })
    expect(refused.status).toBe(422)
    const { errors } = await refused.json()
    expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/address/line1',
      '/address/city',
      '/address/region',
    ])
  })
})

type Delivery = NonNullable<Parameters<typeof aPaidOrder>[1]>['delivery']

/** A paid order to pick up, and the calls of its store. */
async function ordered(
  delivery: Delivery = { deliveryName: 'Pick up in Yaba', isPickup: true, pickupAddress: '1 Marina Road' },
) {
  const { store, owner } = await aStoreWithOwner(shop, { name: 'Eko Indigo' })
  const product = await aProduct(shop, { storeId: store.id })
  const order = await aPaidOrder(shop, { products: [product], email: `${store.slug}@buyer.test`, delivery })
  const move = (step: string, json?: object) =>
    shop.request(`/parcels/${order.parcelIds[0]}/${step}`, {
      method: 'POST',
      headers: owner.headers,
      ...(json && { json }),
    })
  const letters = async () => (await lettersTo(shop, `${store.slug}@buyer.test`)).toReversed()
  return { order, owner, move, letters }
}

test('each step of a parcel that is picked up says so, and when it is ready, where', async () => {
  const { order, owner, move, letters } = await ordered()
  const [paid] = await letters()
  for (const body of [paid?.html, paid?.text]) expect(body).toContain('Collect from 1 Marina Road')
  expect(paid?.text).not.toContain('Delivery address')
  await move('pack')
  const ready = await move('ship', {})
  expect(ready.status, await ready.clone().text()).toBe(200)
  await shop.jobs.drain(shop, { all: true })
  await move('deliver')
  const told = (await letters()).slice(1)
  expect(told.map(({ subject }) => subject.replace(/ \(.*$/, ''))).toEqual([
    'Eko Indigo has packed your parcel',
    'Your parcel from Eko Indigo is ready to collect',
    'You have collected your parcel from Eko Indigo',
  ])
  expect(told[0]?.text).toContain('We will email you when it is ready to collect.')
  expect(told[1]?.text).toContain('is ready to collect at 1 Marina Road. You chose “Pick up in Yaba”.')
  const tracked = await (await shop.request(`/orders/track/${trackingToken(shop, order.orderId)}`)).json()
  expect(tracked.data.timeline.slice(0, 2).map(({ text }: { text: string }) => text)).toEqual([
    'You collected your parcel from Eko Indigo',
    'Your parcel from Eko Indigo is ready to collect',
  ])
  const seen = await (await shop.request(`/orders/${order.parcelIds[0]}`, { headers: owner.headers })).json()
  expect(seen.data).toMatchObject({ pickup: { address: '1 Marina Road' }, carrier: null, trackingNumber: null })
  expect(seen.data.timeline.slice(0, 2).map(({ text }: { text: string }) => text)).toEqual([
    'Collected',
    'Ready to collect',
  ])
})

test('a carrier means nothing for a pick-up, however often it is given, and is needed for a delivery', async () => {
  const picked = await ordered()
  await picked.move('pack')
  for (const carrier of ['DHL', 'DHL', 'UPS']) expect((await picked.move('ship', { carrier })).status).toBe(200)
  const brought = await ordered({ deliveryName: 'Courier', isPickup: false, pickupAddress: null })
  await brought.move('pack')
  const refused = await brought.move('ship', {})
  expect(await refused.json()).toMatchObject({ errors: [{ pointer: '/carrier' }] })
})
