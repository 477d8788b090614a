import type { AccountOrder } from '@makola/contract/orders/account-orders.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { anOrder } from '../../../../testing/builders/orders.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { addSeconds } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { orders } from '../tables.ts'

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
})
afterAll(() => shop.close())

type List = { data: AccountOrder[]; meta: { next: string | null } }
const mine = ({ headers }: SignedIn, query = '') => api.get<List>(`/orders/mine${query}`, { headers })
const claimable = ({ headers }: SignedIn, query = '') => api.get<List>(`/orders/claimable${query}`, { headers })
const claim = ({ headers }: SignedIn, json = {}) =>
  api.post<{ data: { claimed: number } }>('/orders/claim', json, { headers })
const numbers = ({ body }: { body: List }) => body.data.map(({ number }) => number)

describe("the account's orders", () => {
  it('are listed newest first, with goods, stores and tracking link', async () => {
    const person = await anAccount(shop)
    const [cloth, clay] = [await aStore(shop, { name: 'Adire House' }), await aStore(shop, { name: 'Kumasi Clay' })]
    const products = [await aProduct(shop, { storeId: cloth.id }), await aProduct(shop, { storeId: clay.id })]
    const first = await anOrder(shop, { accountId: person.id, placedAt: addSeconds(shop.clock.now(), -60) })
    const second = await anOrder(shop, { accountId: person.id, products, quantity: 2 })
    await anOrder(shop, { accountId: (await anAccount(shop)).id })
    const answer = await mine(person)
    expect(answer.status).toBe(200)
    expect(numbers(answer)).toEqual([second.buyersNumber, first.buyersNumber])
    expect(answer.body.data[0]).toMatchObject({
      state: 'awaiting_payment',
      paysCash: false,
      itemCount: 4,
      stores: ['Adire House', 'Kumasi Clay'],
      parcels: [
        { state: 'waiting', isPickup: false },
        { state: 'waiting', isPickup: false },
      ],
      total: { amount: 500_000, currency: 'NGN' },
    })
    const followed = await api.get(`/orders/track/${answer.body.data[0]?.trackingToken}`)
    expect(followed).toMatchObject({ status: 200, body: { data: { number: second.buyersNumber } } })
  })

  it('come in pages', async () => {
    const person = await anAccount(shop)
    const now = shop.clock.now()
    const placed = []
    for (const at of [0, 0, -60, -120]) {
      placed.push(await anOrder(shop, { accountId: person.id, placedAt: addSeconds(now, at) }))
    }
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await mine(person, `?limit=1${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.data.map(({ number }) => number))
      cursor = body.meta.next ?? ''
    } while (cursor)
    expect(seen).toHaveLength(4)
    expect(new Set(seen)).toEqual(new Set(placed.map(({ buyersNumber }) => buyersNumber)))
    expect(seen.at(-1)).toBe(placed.at(-1)?.buyersNumber)
    expect(await mine(person, '?cursor=AAAA')).toMatchObject({
      status: 422,
      body: { errors: [{ parameter: 'cursor' }] },
    })
  })
})

describe('orders placed as a guest', () => {
  it('are offered to the account with their address, and can be claimed: some or all', async () => {
    const person = await anAccount(shop)
    const { email } = person
    const placed = [await anOrder(shop, { email }), await anOrder(shop, { email }), await anOrder(shop, { email })]
    await anOrder(shop, { email: 'somebody@example.test' })
    expect(new Set(numbers(await claimable(person)))).toEqual(new Set(placed.map(({ buyersNumber }) => buyersNumber)))
    expect((await mine(person)).body.data).toEqual([])
    const named = await claim(person, { ids: [placed[1]?.orderId] })
    expect(named).toMatchObject({ status: 200, body: { data: { claimed: 1 } } })
    expect(numbers(await mine(person))).toEqual([placed[1]?.buyersNumber])
    expect(await claim(person)).toMatchObject({ body: { data: { claimed: 2 } } })
    expect((await claimable(person)).body.data).toEqual([])
    expect((await mine(person)).body.data).toHaveLength(3)
  })

  it('are claimed once, even by several tabs at once', async () => {
    const person = await anAccount(shop)
    const { orderId } = await anOrder(shop, { email: person.email })
    const answers = await Promise.all(Array.from({ length: 5 }, () => claim(person, { ids: [orderId] })))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(answers.reduce((sum, { body }) => sum + body.data.claimed, 0)).toBe(1)
  })

  it('of another address or account, or unknown ones, are not found; then none is claimed', async () => {
    const person = await anAccount(shop)
    const own = await anOrder(shop, { email: person.email })
    const strangers = await anOrder(shop, { email: 'somebody@example.test' })
    const taken = await anOrder(shop, { email: person.email, accountId: (await anAccount(shop)).id })
    for (const id of [strangers.orderId, taken.orderId, newId()]) {
      expect(await claim(person, { ids: [own.orderId, id] })).toMatchObject({
        status: 404,
        body: { type: 'not-found', detail: 'This order does not exist.' },
      })
    }
    const [order] = await shop.database.select().from(orders).where(eq(orders.id, own.orderId))
    expect(order?.accountId).toBeNull()
    expect(numbers(await claimable(person))).toEqual([own.buyersNumber])
  })

  it('are claimed by ids, at most a hundred', async () => {
    const person = await anAccount(shop)
    for (const ids of [[], ['x'], null, Array(101).fill(newId())]) {
      expect(await claim(person, { ids })).toMatchObject({ status: 422 })
    }
  })
})

it('everything requires a signed-in account', async () => {
  const answers = [api.get('/orders/mine'), api.get('/orders/claimable'), api.post('/orders/claim', {})]
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatchObject({ status: 401, body: { type: 'unauthenticated' } })
  }
})
