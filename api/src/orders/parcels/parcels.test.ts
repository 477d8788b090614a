import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { MemberRole } from '@makola/contract/permissions.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { anOrder, aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { badBodies, badValuesFor, withValue } from '../../../../testing/calls/bad-input.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { stockMovements } from '../../catalogue/stock/tables.ts'
import { variants } from '../../catalogue/tables.ts'
import { newId } from '../../platform/ids.ts'
import { orders, parcels } from '../tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let stranger: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop, { name: 'Adunni Atelier' }))
  stranger = (await aStoreWithOwner(shop)).owner
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const aMemberIn = async (role: MemberRole): Promise<SignedIn> => {
  const account = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: account.id, role })
  return account
}
const ordered = async (quantity = 2) => {
  const product = await aProduct(shop, { storeId: store.id, stock: 10, name: 'Wax print' })
  const order = await aPaidOrder(shop, { products: [product], quantity })
  return { ...order, product, parcelId: order.parcelIds[0] ?? '' }
}
const see = (id: string, by = owner, query = '') => shop.request(`/orders/${id}${query}`, { headers: by.headers })
const move = (parcelId: string, step: string, json?: object, by = owner) =>
  shop.request(`/parcels/${parcelId}/${step}`, { method: 'POST', headers: by.headers, ...(json && { json }) })
const read = async (response: Response | Promise<Response>): Promise<Parcel> =>
  ((await (await response).json()) as { data: Parcel }).data
const onHand = async (variantId: string) =>
  (await shop.database.select().from(variants).where(eq(variants.id, variantId)))[0]?.onHand
const dhl = { carrier: 'DHL', trackingNumber: 'JD014' }

describe('a parcel', () => {
  test('shows amounts of buyer and store, the recipient, and the next step', async () => {
    const { parcelId, number, orderId } = await ordered()
    const shown = await read(see(parcelId))
    expect(shown).toMatchObject({
      id: parcelId,
      orderId,
      number: `${number}-A`,
      orderNumber: number,
      state: 'new',
      store: { id: store.id, name: 'Adunni Atelier', currency: 'USD' },
      lines: [
        {
          name: 'Wax print',
          quantity: 2,
          refundedQuantity: 0,
          unitPrice: { amount: 100_000, currency: 'NGN' },
          lineTotal: { amount: 200_000, currency: 'NGN' },
          storeUnitPrice: { amount: 1000, currency: 'USD' },
          storeLineTotal: { amount: 2000, currency: 'USD' },
        },
      ],
      total: { amount: 250_000, currency: 'NGN' },
      storeTotal: { amount: 2500, currency: 'USD' },
      rate: { country: 'Nigeria', base: 'USD', currency: 'NGN', rate: '1500', marginPct: '0' },
      buyer: { name: 'Ada Obi', email: 'ada@example.test', phone: null },
      addressLines: ['Ada Obi', '1 Marina Road', 'Lagos', 'Nigeria'],
      refundable: { amount: 250_000, currency: 'NGN' },
      timeline: [{ kind: 'paid' }],
    })
    expect(shown.steps).toEqual(['pack', 'cancel', 'refund'].map((step) => ({ step, isAllowed: true, reason: null })))
  })

  test('is found by its number, and together with the store by its order', async () => {
    const { parcelId, number, orderId } = await ordered()
    for (const [id, query] of [
      [`${number}-a`, ''],
      [parcelId, `?store=${store.slug}`],
      [orderId, `?store=${store.id}`],
      [number, `?store=${store.slug}`],
    ] as const)
      expect((await read(see(id, owner, query))).id).toBe(parcelId)
  })

  test('does not exist for others, before payment, by its order alone, or under another store', async () => {
    const { parcelId, orderId } = await ordered()
    const unpaid = await anOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    const answers = await Promise.all([
      see(parcelId, stranger),
      see(unpaid.orderId, owner, `?store=${store.id}`),
      see(orderId),
      see(newId()),
      see(parcelId, await anOperator(shop), `?store=${(await aStoreWithOwner(shop)).store.id}`),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ type: 'not-found', detail: 'This order does not exist.' })
    }
    expect((await shop.request(`/orders/${parcelId}`)).status).toBe(401)
    expect((await see('../secret')).status).toBe(404)
    expect((await see('a b')).status).toBe(422)
  })
})

describe('a step', () => {
  test('leads from the shelf to the door, each with an entry on the timeline', async () => {
    const { parcelId, orderId } = await ordered()
    const packer = await aMemberIn('fulfilment')
    expect(await read(move(parcelId, 'pack', undefined, packer))).toMatchObject({ state: 'packed' })
    const shipped = await read(move(parcelId, 'ship', dhl, packer))
    expect(shipped).toMatchObject({ state: 'shipped', carrier: 'DHL', trackingNumber: 'JD014' })
    const delivered = await read(move(parcelId, 'deliver', undefined, packer))
    expect(delivered).toMatchObject({ state: 'delivered', orderState: 'completed' })
    expect(delivered.timeline.map(({ kind, text, by }) => [kind, text, by])).toEqual([
      ['delivered', 'Delivered', 'Ada Obi'],
      ['shipped', 'Shipped with DHL JD014', 'Ada Obi'],
      ['packed', 'Packed', 'Ada Obi'],
      ['paid', 'Paid', null],
    ])
    const [order] = await shop.database.select().from(orders).where(eq(orders.id, orderId))
    expect(order).toMatchObject({ state: 'completed' })
  })

  test('repeated changes nothing, even five times at once', async () => {
    const { parcelId } = await ordered()
    const answers = await Promise.all(Array.from({ length: 5 }, () => move(parcelId, 'pack')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await read(see(parcelId))).timeline.map(({ kind }) => kind)).toEqual(['packed', 'paid'])
    await move(parcelId, 'ship', dhl)
    expect((await move(parcelId, 'ship', dhl)).status).toBe(200)
    const other = await move(parcelId, 'ship', { carrier: 'Aramex' })
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({ type: 'wrong-state', current: 'shipped' })
  })

  test.each([
    ['pack', undefined],
    ['ship', dhl],
    ['deliver', undefined],
    ['cancel', { reason: 'No' }],
    ['return', { restock: true }],
  ])(
    '%s is not possible in every state, for every role, without signing in, or in another store',
    async (step, json) => {
      const { parcelId } = await ordered()
      const closed = await ordered()
      await shop.database.update(parcels).set({ state: 'waiting' }).where(eq(parcels.id, closed.parcelId))
      expect((await move(closed.parcelId, step, json)).status).toBe(404)
      await shop.database.update(parcels).set({ state: 'new' }).where(eq(parcels.id, closed.parcelId))
      await shop.database.update(orders).set({ state: 'review', stateReason: 'x' }).where(eq(orders.id, closed.orderId))
      const stopped = await move(closed.parcelId, step, json)
      expect(stopped.status).toBe(409)
      expect(await stopped.json()).toMatchObject({ type: 'wrong-state', current: 'new' })
      await shop.database.update(orders).set({ state: 'paid' }).where(eq(orders.id, closed.orderId))
      const refused = await move(parcelId, step, json, await aMemberIn('accounts'))
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ type: 'forbidden' })
      expect((await move(parcelId, step, json, stranger)).status).toBe(404)
      const unknown = await shop.request(`/parcels/${parcelId}/${step}`, { method: 'POST', ...(json && { json }) })
      expect(unknown.status).toBe(401)
      expect((await read(see(parcelId))).state).toBe('new')
    },
  )

  test.each([
    ['ship', dhl, { pointer: '/carrier', type: 'line', max: 60 }],
    ['ship', dhl, { pointer: '/trackingNumber', type: 'line', max: 60 }],
    ['cancel', { reason: 'No' }, { pointer: '/reason', type: 'line', max: 300 }],
    ['return', { restock: true }, { pointer: '/restock', type: 'enum' }],
  ] as const)('%s refuses bad values: %o %o', async (step, body, field) => {
    const { parcelId } = await ordered()
    const send = (init: { body: string; headers?: Record<string, string> }) =>
      shop.request(`/parcels/${parcelId}/${step}`, {
        method: 'POST',
        body: init.body,
        headers: { 'content-type': 'application/json', ...owner.headers, ...init.headers },
      })
    for (const [name, value] of badValuesFor(field))
      expect((await send({ body: withValue(body, field.pointer, value) })).status, name).toBe(422)
    for (const { id, init, statuses } of badBodies) expect(statuses, id).toContain((await send(init(body))).status)
    expect((await read(see(parcelId))).state).toBe('new')
  })
})

describe('cancelling', () => {
  test('returns the goods to stock and refunds the money, once, however often it is requested', async () => {
    const { parcelId, product, orderId } = await ordered()
    expect(await onHand(product.variantId)).toBe(8)
    const cancels = await Promise.all(Array.from({ length: 5 }, () => move(parcelId, 'cancel', { reason: 'Torn' })))
    expect(cancels.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await shop.jobs.drain(shop)
    const shown = await read(see(parcelId))
    expect(shown).toMatchObject({
      state: 'cancelled',
      orderState: 'refunded',
      refundable: { amount: 0, currency: 'NGN' },
      refunds: [
        {
          amount: { amount: 250_000, currency: 'NGN' },
          storeAmount: { amount: 2500, currency: 'USD' },
          state: 'succeeded',
          by: 'Ada Obi',
        },
      ],
      steps: [],
    })
    expect(shown.timeline.map(({ text }) => text)).toEqual([
      '₦2,500 refunded: Torn',
      'The store cancelled this parcel: Torn',
      'Paid',
    ])
    expect(await onHand(product.variantId)).toBe(10)
    const moved = await shop.database.select().from(stockMovements).where(eq(stockMovements.orderId, orderId))
    expect(moved.map(({ kind, quantity }) => [kind, quantity]).sort()).toEqual([
      ['returned', 2],
      ['sold', -2],
    ])
  })

  test('needs the permission to refund: not for fulfilment', async () => {
    const { parcelId } = await ordered()
    const packer = await aMemberIn('fulfilment')
    expect((await move(parcelId, 'cancel', { reason: 'No' }, packer)).status).toBe(403)
    const reason = 'Your role in this store cannot make refunds. Ask an owner or a manager.'
    expect((await read(see(parcelId, packer))).steps).toEqual([
      { step: 'pack', isAllowed: true, reason: null },
      { step: 'cancel', isAllowed: false, reason },
      { step: 'refund', isAllowed: false, reason },
    ])
    expect((await move(parcelId, 'cancel', { reason: 'No' }, await aMemberIn('manager'))).status).toBe(200)
  })

  test('is refused to staff of the shop by their role there: they have none in the store', async () => {
    const { parcelId } = await ordered()
    const finance = await anAccount(shop, { staffRole: 'finance' })
    const role = 'Your role on the shop’s staff'
    const mayOnlySee = `${role} can see orders but not ship them. Ask an owner of the shop.`
    const mayNotRefund = `${role} cannot make refunds. Ask an owner of the shop.`
    expect((await read(see(parcelId, finance))).steps.map(({ step, reason }) => [step, reason])).toEqual([
      ['pack', mayOnlySee],
      ['cancel', mayOnlySee],
      ['refund', mayNotRefund],
    ])
    const refused = await move(parcelId, 'pack', undefined, finance)
    expect(await refused.json()).toMatchObject({ status: 403, detail: `${role} does not allow this.` })
  })

  test('of one parcel does not affect the other', async () => {
    const [mine, theirs] = [await aProduct(shop, { storeId: store.id }), await aProduct(shop)]
    const order = await aPaidOrder(shop, { products: [mine, theirs] })
    await move(order.parcelIds[0] ?? '', 'cancel', { reason: 'Torn' })
    await shop.jobs.drain(shop)
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, order.orderId))
    expect(row?.state).toBe('partly_refunded')
    expect((await see(order.parcelIds[1] ?? '')).status).toBe(404)
  })
})

describe('a returned parcel', () => {
  test.each([
    [true, 10],
    [false, 8],
  ])('is for sale again when it can be: %s', async (restock, left) => {
    const { parcelId, product } = await ordered()
    await move(parcelId, 'pack')
    await move(parcelId, 'ship', { carrier: 'A friend' })
    const back = await read(move(parcelId, 'return', { restock }))
    expect(back).toMatchObject({ state: 'returned', orderState: 'completed', trackingNumber: null })
    expect(back.steps.map(({ step }) => step)).toEqual(['refund'])
    expect(await onHand(product.variantId)).toBe(left)
  })
})
