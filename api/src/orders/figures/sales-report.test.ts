import type { Statement } from '@makola/contract/ledger/ledger.ts'
import type { StoreFigures } from '@makola/contract/orders/figures.ts'
import type { SalesReport } from '@makola/contract/orders/sales-report.ts'
import { dateIn } from '@makola/countries/date-in.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aPlacedOrder } from '../../../../testing/builders/checkouts.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { addSeconds } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const daysAgo = (days: number) => addSeconds(shop.clock.now(), -days * 86_400)
const day = (days: number) => dateIn('Africa/Nairobi', daysAgo(days))
const days = (from: number, to = 0) => `from=${day(from)}&to=${day(to)}`
const get = (path: string, by: SignedIn) => shop.request(path, { headers: by.headers })
const read = async <T>(path: string, by: SignedIn) => ((await (await get(path, by)).json()) as { data: T }).data
const report = (store: StoreRow, by: SignedIn, query: string) =>
  read<SalesReport>(`/stores/${store.id}/sales-report?${query}`, by)
const usd = (amount: number) => ({ amount, currency: 'USD' })

describe('the sales report', () => {
  test('equals Home and the books, after a refund of an item and one of everything', async () => {
    const { store, owner } = await aStoreWithOwner(shop, { countryCode: 'KE' })
    await aDeliveryZone(shop, { storeId: store.id })
    const rate = await aRate(shop)
    const product = await aProduct(shop, { storeId: store.id, stock: 50, name: 'Lamp' })
    for (let index = 0; index < 3; index++) {
      const lines = [{ variantId: product.variantId, quantity: 2 }]
      const { placed } = await aPlacedOrder(shop, { rate: rate.id, lines })
      await actInSandbox(shop, placed.payment.reference, { action: 'approve' })
      await shop.jobs.drain(shop)
    }
    const { data: rows } = (await (await get(`/orders/?store=${store.id}`, owner)).json()) as { data: { id: string }[] }
    const [one, all] = rows
    const { lines } = await read<{ lines: { id: string }[] }>(`/orders/${one?.id}`, owner)
    const refunds = [
      [one?.id, { kind: 'lines', lines: [{ lineId: lines[0]?.id, quantity: 1 }], withDelivery: false }],
      [all?.id, { kind: 'rest' }],
    ] as const
    for (const [id, of] of refunds) {
      const answer = await shop.request(`/parcels/${id}/refunds`, {
        method: 'POST',
        json: { reason: 'A stain', of },
        headers: { ...owner.headers, 'idempotency-key': newId() },
      })
      expect(answer.status).toBe(201)
      await shop.jobs.drain(shop)
    }
    const made = await report(store, owner, days(29))
    expect(made.period).toMatchObject({ orders: 2, soldUnits: 6, refundedUnits: 3, refundedPct: '50.0' })
    expect(made.products).toEqual([{ productId: product.id, name: 'Lamp', units: 3, sales: usd(3000) }])
    expect(made.countries).toMatchObject([{ orders: 2, sales: made.period.sales }])

    const home = await read<StoreFigures>(`/stores/${store.id}/figures?days=30`, owner)
    expect(made.period).toMatchObject({
      sales: home.period.sales,
      orders: home.period.orders,
      averageOrder: home.period.averageOrder,
    })
    const { totals } = await read<Statement>(`/stores/${store.id}/statement?${days(29)}`, owner)
    const booked = totals.reduce((sum, { gross }) => sum + gross.amount, 0)
    expect(made.period.sales).toEqual(usd(booked))

    const answer = await get(`/stores/${store.id}/sales-report.csv?${days(29)}`, owner)
    const table = (await answer.text()).trim().split('\r\n')
    expect(table[1]).toBe(`Period,${day(29)}/${day(0)},2,6,3,${(booked / 100).toFixed(2)}`)
    expect(table).toContain('Product,Lamp,,3,,30.00')
  })

  test('compares with as many days before', async () => {
    const { store, owner } = await aStoreWithOwner(shop, { countryCode: 'KE' })
    const products = [await aProduct(shop, { storeId: store.id, stock: 50 })]
    for (const placed of [0, 6, 7, 13, 14]) await aPaidOrder(shop, { products, placedAt: daysAgo(placed) })
    const week = await report(store, owner, days(6))
    expect(week).toMatchObject({ period: { orders: 2, sales: usd(3000) }, previous: { orders: 2, sales: usd(3000) } })
    expect(await report(store, owner, days(13, 7))).toMatchObject({ period: { orders: 2 }, previous: { orders: 1 } })
  })

  test('is empty in a new store', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    expect(await report(store, owner, days(6))).toMatchObject({
      period: { sales: usd(0), orders: 0, averageOrder: null, soldUnits: 0, refundedPct: null },
      products: [],
      countries: [],
    })
  })

  test('is for those who may see figures: no packer, no stranger; and only for a year of days', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    for (const file of ['sales-report', 'sales-report.csv']) {
      const path = `/stores/${store.id}/${file}`
      expect((await get(`${path}?${days(6)}`, packer)).status).toBe(403)
      expect((await get(`${path}?${days(6)}`, (await aStoreWithOwner(shop)).owner)).status).toBe(404)
      for (const query of ['', days(0, 1), days(366), 'from=2027-02-30&to=2027-03-01']) {
        expect((await get(`${path}?${query}`, owner)).status, query).toBe(422)
      }
    }
  })
})
