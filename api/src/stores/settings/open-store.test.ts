import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aMember, aStore, aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { rateLimits } from '../../platform/tables.ts'

let shop: TestPlatform
let seller: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  seller = await anAccount(shop, { name: 'Kwame Mensah' })
})
afterAll(() => shop.close())

const wish = { name: 'Kwame’s Crème & Brûlée', countryCode: 'GH', currency: 'GHS', tagline: 'Sweet things' }
const open = (json: unknown, headers: Record<string, string> = seller.headers) =>
  shop.request('/stores/', { method: 'POST', json, headers: { ...headers, 'idempotency-key': newId() } })
const mine = async (headers: HeadersInit, query = '') =>
  (await (await shop.request(`/stores/mine${query}`, { headers })).json()).data

describe('opening a store', () => {
  test('derives its address from its name, and makes the caller its owner', async () => {
    const response = await open(wish)
    expect(response.status).toBe(201)
    const { data } = await response.json()
    expect(data).toMatchObject({
      slug: 'kwame-s-creme-brulee',
      name: 'Kwame’s Crème & Brûlée',
      country: 'Ghana',
      currency: 'GHS',
      status: 'open',
      role: 'owner',
    })
    expect(data.permissions).toContain('team.write')
    expect(await mine(seller.headers)).toEqual([data])
    expect((await (await shop.request('/stores/kwame-s-creme-brulee')).json()).data.tagline).toBe('Sweet things')
  })

  test('finds another address when that one is taken, reserved or empty', async () => {
    const slugOf = async (name: string) => (await (await open({ ...wish, name })).json()).data.slug
    expect(await slugOf('Kwame’s Crème & Brûlée 你')).toMatch(/^kwame-s-creme-brulee-[a-z0-9]{6}$/)
    expect(await slugOf('Mine')).toMatch(/^mine-[a-z0-9]{6}$/)
    expect(await slugOf('你好')).toBe('store')
  })

  test('is recorded', async () => {
    const [store] = await mine(seller.headers)
    const { data } = await (await shop.request(`/stores/${store.id}/audit`, { headers: seller.headers })).json()
    expect(data).toMatchObject([
      { action: 'store.opened', actor: 'Kwame Mensah', subject: store.name, before: null, after: { currency: 'GHS' } },
    ])
  })

  test('refuses an unknown country or currency, an empty name, and an anonymous caller', async () => {
    const errors = async (json: object) => (await (await open({ ...wish, ...json })).json()).errors
    expect(await errors({ countryCode: 'ZQ' })).toMatchObject([{ pointer: '/countryCode' }])
    expect(await errors({ countryCode: 'EU' })).toMatchObject([{ pointer: '/countryCode' }])
    expect(await errors({ currency: 'QQQ' })).toMatchObject([{ pointer: '/currency' }])
    expect(await errors({ name: '  ' })).toMatchObject([{ pointer: '/name' }])
    expect((await open(wish, {})).status).toBe(401)
  })

  test('needs no Idempotency-Key: a page from before it opens a store, and is led to it when it asks again', async () => {
    await shop.database.delete(rateLimits)
    const json = { ...wish, name: 'Keyless Goods' }
    const send = () => shop.request('/stores/', { method: 'POST', json, headers: seller.headers })
    const opened = await send()
    expect(opened.status).toBe(201)
    const { data } = await opened.json()
    const again = await send()
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ type: 'duplicate', current: { slug: data.slug } })
  })

  test('is rate-limited', async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, () => open(wish)))
    const refused = answers.find(({ status }) => status === 429)
    expect(await refused?.json()).toMatchObject({ type: 'rate-limited' })
  })
})

describe('a caller’s stores', () => {
  test('are listed by name with role and permissions', async () => {
    const account = await anAccount(shop)
    const zebra = await aStore(shop, { name: 'Zebra' })
    const apple = await aStore(shop, { name: 'Apple', status: 'closed' })
    await aMember(shop, { storeId: zebra.id, accountId: account.id, role: 'fulfilment' })
    await aMember(shop, { storeId: apple.id, accountId: account.id, role: 'accounts' })
    const stores = await mine(account.headers)
    expect(stores).toMatchObject([
      { name: 'Apple', role: 'accounts', status: 'closed' },
      { name: 'Zebra', role: 'fulfilment', timeZone: 'Africa/Lagos' },
    ])
    expect(stores[1].permissions).toEqual([
      'products.read',
      'stock.write',
      'orders.read',
      'parcels.move',
      'requests.answer',
      'messages.write',
      'notifications.read',
    ])
  })

  test('may include another one for an operator, and for nobody else', async () => {
    const { store } = await aStoreWithOwner(shop)
    const operator = await anOperator(shop)
    expect(await mine(operator.headers)).toEqual([])
    const [named] = await mine(operator.headers, `?store=${store.slug}`)
    expect(named).toMatchObject({ id: store.id, role: 'operator' })
    expect(named.permissions).toContain('refunds.write')
    expect(await mine((await anAccount(shop)).headers, `?store=${store.id}`)).toEqual([])
    expect((await shop.request('/stores/mine')).status).toBe(401)
  })
})
