import type { ShopFinds } from '@makola/contract/overview/overview.ts'
import type { StaffRole } from '@makola/contract/permissions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../../testing/builders/auth.ts'
import { aProduct } from '../../../testing/builders/catalogue.ts'
import { type AnOrder, anOrder, aPaidOrder } from '../../../testing/builders/orders.ts'
import { aStore } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

let shop: TestPlatform
let paid: AnOrder & { parcelIds: string[] }
let unpaid: AnOrder
const people: Partial<Record<StaffRole, SignedIn>> = {}

beforeAll(async () => {
  shop = await openTestPlatform()
  const store = await aStore(shop, { name: 'Kumasi Würze', slug: 'kumasi-wurze' })
  await aStore(shop, { name: 'New Kumasi 100%', slug: 'new-kumasi' })
  paid = await aPaidOrder(shop, { products: [await aProduct(shop, { storeId: store.id })], email: 'kofi@example.test' })
  unpaid = await anOrder(shop, { email: 'esi@example.test' })
  await anAccount(shop, { name: 'Kofi Mensah', email: 'kofi@example.test' })
})
afterAll(() => shop.close())

async function ask(q: string, role: StaffRole = 'owner') {
  people[role] ??= await anAccount(shop, { staffRole: role, name: 'Staff' })
  const path = `/shop/search?q=${encodeURIComponent(q)}`
  const response = await shop.request(path, { headers: people[role]?.headers ?? {} })
  return { status: response.status, body: await response.json() }
}
const find = async (q: string, role?: StaffRole): Promise<ShopFinds> => (await ask(q, role)).body.data

describe('the search across the shop', () => {
  test('finds an order by its number, small letters and the buyer’s longer number too, with its parcels', async () => {
    for (const q of [paid.number, paid.number.toLowerCase(), paid.buyersNumber, ` ${paid.number} `]) {
      const { orders } = await find(q)
      expect(orders, q).toMatchObject({
        found: [{ number: paid.number, state: 'paid', total: { amount: 150_000, currency: 'NGN' } }],
        hasMore: false,
      })
      expect(orders?.found[0]?.parcels).toEqual([
        { number: `${paid.number}-A`, storeName: 'Kumasi Würze', state: 'new' },
      ])
    }
  })

  test('finds orders and people by an email address', async () => {
    const { orders, people: accounts } = await find('KOFI@example.test')
    expect(orders?.found.map(({ number }) => number)).toEqual([paid.number])
    expect(accounts?.found.map(({ name }) => name)).toEqual(['Kofi Mensah'])
  })

  test('an unpaid order is found, and its parcels do not exist yet', async () => {
    const { orders } = await find(unpaid.number)
    expect(orders?.found).toMatchObject([{ state: 'awaiting_payment', parcels: [] }])
  })

  test('finds a payment by its reference, in full only', async () => {
    const { payments } = await find(paid.reference)
    expect(payments?.found).toMatchObject([
      { reference: paid.reference, provider: 'sandbox', state: 'succeeded', orderNumber: paid.number },
    ])
    expect((await find(paid.reference.slice(0, -1))).payments?.found).toEqual([])
  })

  test('finds stores by part of their name, those that begin with it first', async () => {
    const { stores } = await find('kumasi')
    expect(stores?.found.map(({ slug }) => slug)).toEqual(['kumasi-wurze', 'new-kumasi'])
    expect((await find('WURZE')).stores?.found.map(({ slug }) => slug)).toEqual(['kumasi-wurze'])
  })

  test('signs of patterns are only themselves', async () => {
    expect((await find('100%')).stores?.found.map(({ slug }) => slug)).toEqual(['new-kumasi'])
    for (const q of ['%%%', '___', '\\\\\\']) {
      const { orders, people: accounts, stores } = await find(q)
      expect([orders?.found, accounts?.found, stores?.found], q).toEqual([[], [], []])
    }
  })

  test('shows six of a kind and says that there are more', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await aStore(shop, { name: `Volta ${number}`, slug: `volta-${number}` })
    const { stores } = await find('Volta')
    expect(stores?.found).toHaveLength(6)
    expect(stores?.hasMore).toBe(true)
  })

  test('fewer than three characters are refused', async () => {
    for (const q of ['ab', ' a ']) {
      const { status, body } = await ask(q)
      expect(status).toBe(422)
      expect(body.errors).toMatchObject([{ code: 'overview.too-short', detail: 'Type at least 3 characters.' }])
    }
  })

  test.each<[StaffRole, (keyof ShopFinds)[]]>([
    ['owner', ['orders', 'payments', 'people', 'stores']],
    ['support', ['orders', 'payments', 'people', 'stores']],
    ['finance', ['orders', 'payments', 'stores']],
    ['catalogue', ['stores']],
    ['read-only', ['orders', 'payments', 'stores']],
  ])('%s finds what it may see', async (role, kinds) => {
    for (const q of [paid.number, paid.reference, 'kofi', 'Kumasi']) {
      const found = Object.entries(await find(q, role))
      expect(found.filter(([, group]) => group !== null).map(([kind]) => kind)).toEqual(kinds)
    }
  })
})
