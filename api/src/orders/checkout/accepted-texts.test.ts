import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aPlacedOrder } from '../../../../testing/builders/checkouts.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStore, aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { listAccepted } from '../../shop/list-accepted.ts'
import { stores } from '../../stores/tables.ts'
import { orders } from '../tables.ts'
import { trackingToken } from '../tracking/tracking-token.ts'

let shop: TestPlatform
let operator: SignedIn
let rate: string

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
  rate = (await aRate(shop)).id
})
afterAll(() => shop.close())

async function publish(page: 'terms' | 'returns', text: string): Promise<string> {
  const { headers } = operator
  const answer = await shop.request(`/shop/pages/${page}`, { method: 'PUT', json: { text }, headers })
  expect(answer.status).toBe(200)
  return (await answer.json()).data.updatedAt
}

const order = async () => (await aPlacedOrder(shop, { rate })).placed.id

async function acceptedBy(orderId: string) {
  const [row] = await shop.database.select().from(orders).where(eq(orders.id, orderId))
  return { terms: row?.termsVersion, returns: row?.returnsVersion }
}

test('an order notes the texts in force when it was placed, and a later text changes nothing', async () => {
  const early = await order()
  expect(await acceptedBy(early)).toEqual({ terms: null, returns: null })
  const since = await publish('terms', 'The first terms.')
  const first = await order()
  shop.clock.advance(60)
  await publish('terms', 'The second terms.')
  await publish('returns', 'Fourteen days.')
  const second = await order()
  expect(await acceptedBy(first)).toEqual({ terms: 1, returns: null })
  expect(await acceptedBy(second)).toEqual({ terms: 2, returns: 1 })
  const noted = await acceptedBy(first)
  const [accepted] = await listAccepted(shop.database, shop.config, { terms: noted.terms ?? null })
  expect(accepted).toEqual({
    kind: 'terms',
    version: 1,
    at: new Date(since),
    url: `${shop.config.publicUrl}/terms/?version=1`,
  })
  const page = await (await shop.request('/shop/pages/terms?version=1')).json()
  expect(page.data.text).toBe('The first terms.')
  expect(await acceptedBy(early)).toEqual({ terms: null, returns: null })
})

test('a store notes the terms in force when it was opened', async () => {
  const store = await aStore(shop)
  await publish('terms', 'The terms after its opening.')
  const [row] = await shop.database.select().from(stores).where(eq(stores.id, store.id))
  expect(row?.termsVersion).toBe(2)
})

test('the buyer and the store see what was accepted, in the version of that day', async () => {
  const { store, owner } = await aStoreWithOwner(shop)
  const product = await aProduct(shop, { storeId: store.id, stock: 5 })
  const { orderId, parcelIds } = await aPaidOrder(shop, { products: [product] })
  const { terms, returns } = await acceptedBy(orderId)
  await publish('terms', 'The terms after this order.')
  const seen = [
    { page: 'returns', version: returns },
    { page: 'terms', version: terms },
  ]
  const tracked = await shop.request(`/orders/track/${trackingToken(shop, orderId)}`)
  expect((await tracked.json()).data.accepted).toMatchObject(seen)
  const parcel = await shop.request(`/orders/${parcelIds[0]}`, { headers: owner.headers })
  expect((await parcel.json()).data.accepted).toMatchObject(seen)
})
