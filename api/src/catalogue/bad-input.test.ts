import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../../testing/builders/auth.ts'
import { aProduct } from '../../../testing/builders/catalogue.ts'
import { aMember, aStore } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

let shop: TestPlatform
let owner: SignedIn
let store: string
let product: string

beforeAll(async () => {
  shop = await openTestPlatform()
  const row = await aStore(shop, { currency: 'NGN' })
  store = row.slug
  owner = await anAccount(shop)
  await aMember(shop, { storeId: row.id, accountId: owner.id })
  product = (await aProduct(shop, { storeId: row.id, name: 'Shoe' })).slug
})
afterAll(() => shop.close())

/** The state that a refused request must leave unchanged. */
async function digest(): Promise<unknown> {
  const { rows } = await shop.database.execute(sql`
    select (select count(*) from products) as products, (select sum(version) from products) as versions,
      (select md5(string_agg(variants::text, '' order by id)) from variants) as variants,
      (select count(*) from stock_movements) as movements`)
  return rows[0]
}

async function expectRefusal(response: Response, statuses: number[]): Promise<void> {
  const problem = await response.json()
  expect(statuses).toContain(response.status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(problem).toMatchObject({ status: response.status, detail: expect.any(String), request_id: expect.any(String) })
  expect(JSON.stringify(problem)).not.toMatch(/select |insert |node_modules|\.ts\b|at \w+ \(/i)
}

const naira = (amount: unknown) => ({ amount, currency: 'NGN' })
const shoe = () => ({ store, name: 'Shoe', description: '<p>ok</p>', price: naira(250_000), stock: 5, tags: ['a'] })

describe.for([
  ['POST', (): string => '/products/'],
  ['PATCH', (): string => `/products/${product}`],
] as const)('the body of %s', ([method, path]) => {
  const valid = (): Record<string, unknown> => {
    const { store: itsStore, ...rest } = shoe()
    return method === 'POST' ? { store: itsStore, ...rest } : rest
  }
  const send = async (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    shop.request(path(), {
      method,
      body,
      headers: { 'content-type': 'application/json', ...owner.headers, ...headers },
    })

  test.for<[string, () => string, Record<string, string>, number[]]>([
    ['malformed', () => '{"a":', {}, [400]],
    ['empty', () => '', {}, [400, 422]],
    ['a list', () => '[]', {}, [400, 422]],
    ['of another type', () => JSON.stringify(valid()), { 'content-type': 'text/plain' }, [415]],
    ['too large', () => JSON.stringify({ ...valid(), description: 'x'.repeat(1_100_000) }), {}, [413]],
    ['compressed', () => JSON.stringify(valid()), { 'content-encoding': 'br' }, [400, 415]],
    ['too deep', () => `${'['.repeat(10_000)}${']'.repeat(10_000)}`, {}, [400, 413, 422]],
    ['with privileged fields', () => JSON.stringify({ ...valid(), id: 'x', role: 'admin', seller_id: 'x' }), {}, [422]],
    ['with a prototype', () => JSON.stringify(valid()).replace('{', '{"__proto__":{"polluted":1},'), {}, [400, 422]],
    ['with an infinite price', () => JSON.stringify(valid()).replace('250000', '1e309'), {}, [400, 422]],
  ])('that is %s is refused', async ([, body, headers, statuses]) => {
    const before = await digest()
    await expectRefusal(await send(body(), headers), statuses)
    expect(await digest()).toEqual(before)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test.for<[string, unknown]>([
    ['name', null],
    ['name', 123],
    ['name', { $gt: '' }],
    ['name', '   '],
    ['name', 'x'.repeat(201)],
    ['name', 'a\u0000b'],
    ['name', 'a\r\nBcc: x@evil.test'],
    ['description', null],
    ['description', 123],
    ['description', { $gt: '' }],
    ['description', 'x'.repeat(20_001)],
    ['description', 'a\u0000b'],
    ['price', null],
    ['price', { amount: 250_000 }],
    ['price', { amount: 250_000, currency: 'XXX' }],
    ['price', { amount: 1, currency: 'USD' }],
    ['price', '250000'],
    ['price', naira(null)],
    ['price', naira(1.5)],
    ['price', naira(-1)],
    ['price', naira('1')],
    ['price', naira(Number.MAX_SAFE_INTEGER)],
    ['stock', null],
    ['stock', '3'],
    ['stock', 1.5],
    ['stock', -1],
    ['stock', 2_147_483_648],
    ['stock', { $gt: '' }],
    ['category', 123],
    ['category', { $gt: '' }],
    ['category', '../1'],
    ['category', '019aa0aa-0000-7000-8000-000000000000'],
    ['tags', null],
    ['tags', Array(21).fill('a')],
    ['tags', ['']],
    ['status', 'nonsense'],
    ['status', null],
    ['pictures', ['javascript:alert(1)']],
    ['image', 'http://169.254.169.254/latest/'],
    ['available_from', '2026-02-30T00:00:00Z'],
  ])('with %s as %j is refused, naming it', async ([field, value]) => {
    const before = await digest()
    const response = await send(JSON.stringify({ ...valid(), [field]: value }))
    const { errors } = await response.clone().json()
    await expectRefusal(response, [422])
    expect(errors.some(({ pointer }: { pointer: string }) => pointer.startsWith(`/${field}`))).toBe(true)
    expect(await digest()).toEqual(before)
  })
})

describe('a GET', () => {
  test.for([
    'category=%00',
    'category=a%0D%0Ab',
    `category=${'x'.repeat(81)}`,
    'limit=0',
    'limit=1000000',
    'limit=ten',
    'limit[]=1',
    'cursor=AAAA',
    'sort=nonsense',
    'rate=not-an-id',
    'rate=..%2F1',
    'featured=yes',
    'store=..%2F1',
    'min=1&min=2',
    'currency=NGN',
    'unknown=1',
  ])('with %s is refused, naming it', async (query) => {
    for (const path of ['/products/', '/products/facets']) {
      const response = await shop.request(`${path}?${query}`)
      const { errors } = await response.clone().json()
      await expectRefusal(response, [422])
      expect(query).toContain(errors[0].parameter)
    }
  })

  test('with an invalid id says so', async () => {
    for (const id of ['not-an-id', '019aa0aa-0000-7000-8000-000000000000']) {
      await expectRefusal(await shop.request(`/products/${id}`), [404])
    }
    for (const id of ['..%2F1', '%ZZ', 'a%00b', 'x'.repeat(200)]) {
      await expectRefusal(await shop.request(`/products/${id}`), [400, 404, 422])
    }
  })

  test('by another method is refused with the allowed methods', async () => {
    const response = await shop.request('/products/', { method: 'PUT' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, POST')
  })
})
