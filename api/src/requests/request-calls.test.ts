import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { anOperator, type SignedIn, signInAs } from '../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../testing/builders/catalogue.ts'
import { aParcelAt, aRequest, openAsBuyer } from '../../../testing/builders/requests.ts'
import { aStoreWithOwner, type StoreRow } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { orders } from '../orders/tables.ts'
import { newId } from '../platform/ids.ts'
import { transact } from '../platform/platform.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let operator: SignedIn
let product: ProductWithVariants

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
})
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop))
  product = await aProduct(shop, { storeId: store.id, stock: 50 })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const asPerson = async (person: SignedIn, path: string, json: object) =>
  shop.request(path, { method: 'POST', headers: (await signInAs(shop, person.id)).headers, json })
const answer = (id: string, json: object) => asPerson(owner, `/requests/${id}/answer`, json)
const get = async (person: SignedIn, path: string) =>
  (await shop.request(path, { headers: (await signInAs(shop, person.id)).headers })).json()

test('a buyer sees what can be asked for, and what follows', async () => {
  const { token } = await aParcelAt(shop, 'delivered', { products: [product] })
  const { data } = await (await shop.request(`/orders/track/${token}/request-options`)).json()
  expect(data.parcels[0].options).toMatchObject([
    { kind: 'cancel', isOpen: false, closed: 'delivered' },
    { kind: 'return', isOpen: true, basis: 'shop', days: 7, isWithdrawal: false, answerHours: 72, silence: 'approve' },
    { kind: 'missing', isOpen: true, silence: 'escalate' },
    { kind: 'faulty', isOpen: true, silence: 'approve' },
  ])
  expect(data.parcels[0].lines).toMatchObject([{ left: 1, unitPrice: { amount: 100_000 } }])
})

test('a request is opened once for a key, and belongs to its order', async () => {
  const parcel = await aParcelAt(shop, 'delivered', { products: [product], quantity: 2 })
  const key = newId()
  const first = await (await openAsBuyer(shop, parcel, { key })).json()
  expect(await (await openAsBuyer(shop, parcel, { key })).json()).toEqual(first)
  expect((await openAsBuyer(shop, parcel, { key, text: 'More' })).status).toBe(422)
  const lines = [{ lineId: parcel.lineIds[0], quantity: 1 }]
  const json = { parcelId: parcel.parcelId, kind: 'return', reason: 'late', lines }
  const path = `/orders/track/${parcel.token}/requests`
  expect((await shop.request(path, { method: 'POST', json })).status).toBe(400)
  const stranger = await aParcelAt(shop, 'delivered', { products: [product] })
  expect((await openAsBuyer(shop, { ...parcel, token: stranger.token })).status).toBe(404)
  for (const name of ['requests', 'request-options']) {
    expect((await shop.request(`/orders/track/${'x'.repeat(43)}/${name}`)).status).toBe(404)
  }
  const foreign = `/orders/track/${stranger.token}/requests/${first.data.id}/act`
  expect((await shop.request(foreign, { method: 'POST', json: { act: 'withdraw' } })).status).toBe(404)
})

test('a request pressed twice at the same moment has one answer', async () => {
  const parcel = await aParcelAt(shop, 'delivered', { products: [product], quantity: 2 })
  const key = newId()
  // The order's row is locked by another transaction: the first press waits.
  const { pressed } = await transact(shop, async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, parcel.orderId)).for('update')
    const pressed = [openAsBuyer(shop, parcel, { key }), openAsBuyer(shop, parcel, { key })]
    const refused = await Promise.race(pressed)
    expect(await refused.json()).toMatchObject({ type: 'idempotency-key-in-progress', status: 409 })
    return { pressed }
  })
  expect((await Promise.all(pressed)).map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('a store lists its requests with their counts, and the staff those that wait for it', async () => {
  const [one, two] = [await aRequest(shop, { products: [product] }), await aRequest(shop, { products: [product] })]
  await answer(two.id, { act: 'decline', text: 'No' })
  await two.act({ act: 'escalate', text: 'Please look' })
  const listed = await get(owner, `/requests/?store=${store.id}&limit=1`)
  expect(listed).toMatchObject({ data: [{ id: two.id }], meta: { counts: { open: 1, escalated: 1 } } })
  const rest = await get(owner, `/requests/?store=${store.id}&limit=1&cursor=${listed.meta.next}`)
  expect(rest).toMatchObject({ data: [{ id: one.id }], meta: { next: null } })
  const ofParcel = await get(owner, `/requests/?store=${store.id}&parcel=${one.parcelId}`)
  expect(ofParcel.data.map(({ id }: { id: string }) => id)).toEqual([one.id])
  expect(ofParcel.meta).toMatchObject({ next: null, counts: { open: 1, escalated: 1 } })
  const foreign = await aRequest(shop)
  expect((await get(owner, `/requests/?store=${store.id}&parcel=${foreign.parcelId}`)).data).toEqual([])
  const { data } = await get(operator, '/requests/escalated')
  expect(data.map(({ id }: { id: string }) => id)).toContain(two.id)
  expect(await get(owner, `/requests/${two.id}`)).toMatchObject({
    data: { state: 'escalated', canDecide: false, acts: [], window: { basis: 'shop' } },
  })
})

test('what does not fit is refused', async () => {
  const parcel = await aParcelAt(shop, 'delivered', { products: [product] })
  const [lineId = ''] = parcel.lineIds
  const wrong = [
    openAsBuyer(shop, parcel, { reason: 'mistake' }),
    openAsBuyer(shop, parcel, { quantity: 2 }),
    openAsBuyer(shop, parcel, { lines: [{ lineId: parcel.parcelId, quantity: 1 }] }),
    openAsBuyer(shop, parcel, {
      lines: [
        { lineId, quantity: 1 },
        { lineId, quantity: 1 },
      ],
    }),
  ]
  expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([422, 422, 422, 422])
  const missing = await aRequest(shop, { products: [product], kind: 'missing', reason: 'empty' })
  expect((await answer(missing.id, { act: 'approve', needsGoods: true })).status).toBe(422)
  const request = await aRequest(shop, { products: [product] })
  await answer(request.id, { act: 'approve', needsGoods: true })
  const other = { act: 'receive', lines: [{ lineId: request.id, condition: 'used', restock: 0 }] }
  expect((await answer(request.id, other)).status).toBe(422)
  const none = { outcome: 'none', reason: 'No' }
  expect((await asPerson(operator, `/requests/${request.parcelId}/decision`, none)).status).toBe(404)
})
