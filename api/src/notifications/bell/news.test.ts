import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { type AnOrder, anOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { stockLow, stockOut } from '../../catalogue/events.ts'
import { variants } from '../../catalogue/tables.ts'
import { orderPaid } from '../../orders/events.ts'
import { advanceParcel } from '../../orders/parcels/advance-parcel.ts'
import { parcels } from '../../orders/tables.ts'
import { paymentFailed } from '../../payments/events.ts'
import { newId } from '../../platform/ids.ts'
import { readOutboxFolder } from '../../platform/mail/mailer.ts'
import { emit } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { rates } from '../../rates/tables.ts'
import { memberJoined } from '../../stores/events.ts'
import { members } from '../../stores/tables.ts'
import { invariants } from '../invariants.ts'
import { onOrderPaidToStores } from '../reactions/on-order-paid.ts'
import { notificationSettings, notifications } from '../tables.ts'
import { notifyStaleRates } from './notify-stale-rates.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(async () => {
  expect(await brokenInvariants(shop, invariants)).toEqual([])
})
afterAll(() => shop.close())

const lettersTo = async (address: string) =>
  (await readOutboxFolder(shop.mailer.folder ?? '')).filter((letter) => letter.to === address)

const newsOf = ({ id }: { id: string }, storeId?: string) =>
  shop.database
    .select()
    .from(notifications)
    .where(and(eq(notifications.accountId, id), storeId === undefined ? undefined : eq(notifications.storeId, storeId)))
    .orderBy(notifications.type)

async function aStoreWithTeam(given: Partial<StoreRow> = {}) {
  const { store, owner } = await aStoreWithOwner(shop, given)
  const packer = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
  return { store, owner, packer }
}

async function pay(order: AnOrder): Promise<void> {
  await actInSandbox(shop, order.reference, { action: 'approve' })
  await shop.jobs.drain(shop)
}

const parcelsOf = ({ orderId }: AnOrder) =>
  shop.database.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(parcels.number)

describe('a paid order', () => {
  test('notifies the store’s packers, and those who see money of the amount', async () => {
    const [cloth, bowl] = [await aStoreWithTeam({ name: 'Adire House' }), await aStoreWithTeam()]
    const products = [
      await aProduct(shop, { storeId: cloth.store.id, name: 'Indigo wrap' }),
      await aProduct(shop, { storeId: bowl.store.id }),
    ]
    const order = await anOrder(shop, { products, quantity: 2, email: 'buyer@example.test', note: 'Ring twice' })
    await pay(order)
    const [first, second] = await parcelsOf(order)
    const link = `/dashboard/orders/${first?.id}`
    expect(await newsOf(cloth.owner)).toMatchObject([
      { type: 'new-order', title: `New order ${first?.number}`, body: '2 items for $25, to Lagos, Nigeria', link },
      { type: 'payment-received', body: '$25 (the buyer paid ₦2,500)', link },
    ])
    expect((await newsOf(cloth.packer)).map(({ type }) => type)).toEqual(['new-order'])
    expect((await newsOf(bowl.owner)).map(({ storeId }) => storeId)).toEqual([bowl.store.id, bowl.store.id])

    // One email a purchase to the buyer, one a parcel to each of its sellers.
    expect(await lettersTo('buyer@example.test')).toHaveLength(1)
    const [letter, ...more] = await lettersTo(cloth.packer.email)
    expect(more).toEqual([])
    expect(letter?.subject).toBe(`New order ${first?.number}: 2 items for Lagos, Nigeria`)
    for (const body of [letter?.html ?? '', letter?.text ?? '']) {
      const said = ['Indigo wrap', '$20', '$25', '1 Marina Road', 'Ring twice', `${link}?store=${cloth.store.id}`]
      for (const text of said) expect(body).toContain(text)
      expect(body).not.toContain(second?.number)
    }
    expect(letter?.html).toContain('because you are on the staff of Adire House')
  })

  test('that its buyer picks up: names the buyer, not a place', async () => {
    const { store, packer } = await aStoreWithTeam()
    const products = [await aProduct(shop, { storeId: store.id })]
    const delivery = { deliveryName: 'Pick up in Yaba', isPickup: true, pickupAddress: '1 Marina Road' }
    await pay(await anOrder(shop, { products, delivery }))
    expect(await newsOf(packer)).toMatchObject([{ body: '1 item for $15, to be collected by Ada Obi' }])
  })

  test('notifies once, however often the event comes, and from several workers at once', async () => {
    const { store, owner } = await aStoreWithTeam()
    const order = await anOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    await pay(order)
    for (let times = 0; times < 3; times++) {
      await transact(shop, async (tx) => emit(tx, orderPaid, { orderId: order.orderId }))
    }
    await Promise.all([shop.jobs.drain(shop), shop.jobs.drain(shop), shop.jobs.drain(shop)])
    await shop.jobs.drain(shop)
    expect(await newsOf(owner)).toHaveLength(2)
    expect(await lettersTo(owner.email)).toHaveLength(1)
  })

  test('notifies by each person’s own settings', async () => {
    const { store, owner, packer } = await aStoreWithTeam()
    const quiet = { accountId: owner.id, storeId: store.id, inBell: false, byEmail: false }
    await shop.database.insert(notificationSettings).values([
      { ...quiet, type: 'new-order' },
      { ...quiet, type: 'payment-received', byEmail: true },
    ])
    const order = await anOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    await pay(order)
    expect(await newsOf(owner)).toEqual([])
    expect((await lettersTo(owner.email)).map(({ subject }) => subject)).toEqual([
      `Payment received for ${order.number}-A (${store.name})`,
    ])
    expect(await newsOf(packer)).toHaveLength(1)
  })

  test('sends no email to someone who left the store in the meantime', async () => {
    const { store, packer } = await aStoreWithTeam()
    const order = await anOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    await onOrderPaidToStores.handle(shop, { orderId: order.orderId } as never)
    await shop.database.delete(members).where(eq(members.accountId, packer.id))
    await shop.jobs.drain(shop)
    expect(await lettersTo(packer.email)).toEqual([])
  })

  test('whose payment failed first says so once, and only while it could be paid', async () => {
    const { store, owner } = await aStoreWithTeam()
    const order = await anOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    const { orderId, paymentId } = order
    const fail = (attemptId: string) =>
      transact(shop, async (tx) => emit(tx, paymentFailed, { orderId, paymentId, attemptId, reason: 'Card declined' }))
    await fail(newId())
    await fail(newId())
    await shop.jobs.drain(shop)
    expect(await newsOf(owner)).toMatchObject([
      { type: 'payment-failed', title: `A payment for ${order.number}-A failed`, link: '/dashboard/orders' },
    ])
    expect((await newsOf(owner))[0]?.body).toContain('Card declined. The buyer can try again')
    const paid = await anOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    await pay(paid)
    await transact(shop, async (tx) => emit(tx, paymentFailed, { ...paid, reason: 'Late news' }))
    await shop.jobs.drain(shop)
    expect((await newsOf(owner)).filter(({ type }) => type === 'payment-failed')).toHaveLength(1)
  })
})

describe('low stock', () => {
  const fall = async (variantId: string, event: typeof stockLow) => {
    await transact(shop, async (tx) => emit(tx, event, { storeId: newId(), productId: newId(), variantId }))
    await shop.jobs.drain(shop)
  }
  const setStock = (variantId: string, onHand: number) =>
    shop.database.update(variants).set({ onHand }).where(eq(variants.id, variantId))

  test('is reported once a day, while it is true', async () => {
    const { store, owner, packer } = await aStoreWithTeam()
    const product = await aProduct(shop, { storeId: store.id, name: 'Indigo wrap', stock: 2 })
    const { variantId } = product
    await fall(variantId, stockLow)
    await fall(variantId, stockLow)
    const low = { type: 'stock-low', title: 'Low stock: Indigo wrap', body: '2 left to sell.' }
    expect(await newsOf(packer)).toMatchObject([{ ...low, link: `/dashboard/inventory/${product.id}` }])
    await fall(variantId, stockOut)
    expect(await newsOf(owner)).toHaveLength(1)
    await setStock(variantId, 0)
    await fall(variantId, stockOut)
    expect(await newsOf(owner)).toMatchObject([low, { type: 'stock-out', title: 'Sold out: Indigo wrap' }])
    shop.clock.advance(86_400)
    await fall(variantId, stockOut)
    expect(await newsOf(owner)).toHaveLength(3)
    expect(await lettersTo(owner.email)).toEqual([])
  })
})

describe('members', () => {
  test('who join are reported to the owners', async () => {
    const { store, owner, packer } = await aStoreWithTeam({ name: 'Adire House' })
    const joined = await anAccount(shop, { name: 'Kofi Mensah' })
    await aMember(shop, { storeId: store.id, accountId: joined.id, role: 'manager' })
    for (let times = 0; times < 2; times++) {
      await transact(shop, async (tx) => emit(tx, memberJoined, { storeId: store.id, accountId: joined.id }))
    }
    await shop.jobs.drain(shop)
    expect(await newsOf(owner)).toMatchObject([
      {
        type: 'member-joined',
        title: 'Kofi Mensah joined Adire House',
        body: 'Role: manager',
        link: '/dashboard/team',
      },
    ])
    expect(await newsOf(packer)).toEqual([])
  })
})

describe('rates from a feed', () => {
  test('are reported when they turn stale, once for each day', async () => {
    const operator = await anOperator(shop)
    await aRate(shop)
    await aRate(shop, { countryCode: 'GH', currency: 'GHS' })
    await aRate(shop, { countryCode: 'KE', currency: 'KES' })
    await shop.database.update(rates).set({ source: 'ecb' })
    await aRate(shop, { countryCode: 'ZA', currency: 'ZAR' })
    await notifyStaleRates(shop)
    expect(await newsOf(operator)).toEqual([])
    shop.clock.advance(73 * 3600)
    await notifyStaleRates(shop)
    await notifyStaleRates(shop)
    const news = await newsOf(operator)
    expect(news).toMatchObject([
      { type: 'rate-stale', storeId: null, title: '3 rates are out of date', link: '/dashboard/rates' },
    ])
    expect(news[0]?.body).toContain('Ghana, Kenya, and Nigeria: no update since')
  })
})

describe('the buyer', () => {
  test('gets news of each step of a parcel, once', async () => {
    const { store } = await aStoreWithTeam({ name: 'Adire House' })
    const buyer: Pick<SignedIn, 'email'> = { email: 'steps@example.test' }
    const products = [await aProduct(shop, { storeId: store.id })]
    const order = await anOrder(shop, { products, email: buyer.email })
    await pay(order)
    const [parcel] = await parcelsOf(order)
    const parcelId = parcel?.id ?? ''
    const steps = [
      { to: 'packed' },
      { to: 'shipped', carrier: 'GIG Logistics', trackingNumber: 'GIG-77' },
      { to: 'delivered' },
    ] as const
    for (const step of steps) {
      await advanceParcel(shop, { parcelId, step, by: 'a test' })
      await shop.jobs.drain(shop, { all: true })
    }
    await shop.jobs.drain(shop)
    const letters = (await lettersTo(buyer.email)).toReversed()
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('is paid'),
      `Adire House has packed your parcel (order ${order.buyersNumber})`,
      `Your parcel from Adire House is on its way (order ${order.buyersNumber})`,
      `Your parcel from Adire House has arrived (order ${order.buyersNumber})`,
    ])
    expect(letters[2]?.text).toContain('with GIG Logistics. Its tracking number is GIG-77.')
  })

  test('reads why a parcel was cancelled', async () => {
    const { store } = await aStoreWithTeam({ name: 'Adire House' })
    const order = await anOrder(shop, {
      products: [await aProduct(shop, { storeId: store.id })],
      email: 'no@example.test',
    })
    await pay(order)
    const [parcel] = await parcelsOf(order)
    const step = { to: 'cancelled', reason: 'The last one was torn' } as const
    await advanceParcel(shop, { parcelId: parcel?.id ?? '', step, by: 'a test' })
    await shop.jobs.drain(shop)
    const letter = (await lettersTo('no@example.test')).find(({ subject }) => subject.includes('was cancelled'))
    expect(letter?.text).toContain('The last one was torn')
  })
})
