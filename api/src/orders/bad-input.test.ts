import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCheckout, aPlacedOrder, type Checkout } from '../../../testing/builders/checkouts.ts'
import { aRate } from '../../../testing/builders/rates.ts'
import { badBodies, badValuesFor, type Field, withValue } from '../../../testing/calls/bad-input.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { newId } from '../platform/ids.ts'

// The buying calls, each with its normal body; one value at a time is bad.

type Call = { name: string; method: string; path: string; body: object; fields: Field[] }

let shop: TestPlatform
let checkout: Checkout
const sample = newId()
let calls: Map<string, Call>

beforeAll(async () => {
  shop = await openTestPlatform({ TRUST_PROXY: 'on' })
  const rate = (await aRate(shop)).id
  checkout = await aCheckout(shop, { rate })
  const { placed } = await aPlacedOrder(shop, { rate })
  const line = { variantId: checkout.quote.stores[0]?.lines[0]?.variantId, quantity: 1 }
  const bodies: Record<string, object> = {
    changeCart: { rate, add: [line], set: [line] },
    replaceCart: { rate, lines: [line] },
    quoteCart: { rate, country: 'NG', delivery: [{ storeId: sample, optionId: sample }] },
    placeOrder: { ...checkout.order, note: 'ring twice' },
    trackOrder: { number: placed.number, contact: 'ada@example.test' },
    payAgain: { trackingToken: placed.trackingToken, provider: 'sandbox' },
  }
  calls = new Map(
    shapes.map((shape) => [
      shape.name,
      { ...shape, path: shape.path.replace('{id}', placed.id), body: bodies[shape.name] ?? {} },
    ]),
  )
})
afterAll(() => shop.close())

const shapes: Omit<Call, 'body'>[] = [
  {
    name: 'changeCart',
    method: 'PATCH',
    path: '/cart/',
    fields: [
      { pointer: '/rate', type: 'id' },
      { pointer: '/add/0/variantId', type: 'id' },
      { pointer: '/add/0/quantity', type: 'integer' },
      { pointer: '/set/0/variantId', type: 'id' },
      { pointer: '/set/0/quantity', type: 'integer' },
    ],
  },
  {
    name: 'replaceCart',
    method: 'PUT',
    path: '/cart/',
    fields: [
      { pointer: '/rate', type: 'id' },
      { pointer: '/lines/0/variantId', type: 'id' },
      { pointer: '/lines/0/quantity', type: 'integer' },
    ],
  },
  {
    name: 'quoteCart',
    method: 'POST',
    path: '/cart/quote',
    fields: [
      { pointer: '/rate', type: 'id' },
      { pointer: '/country', type: 'enum' },
      { pointer: '/delivery/0/storeId', type: 'id' },
      { pointer: '/delivery/0/optionId', type: 'id' },
    ],
  },
  {
    name: 'placeOrder',
    method: 'POST',
    path: '/orders/',
    fields: [
      { pointer: '/quoteId', type: 'id' },
      { pointer: '/expectedTotal', type: 'money' },
      { pointer: '/contact/email', type: 'email', max: 254 },
      { pointer: '/contact/phone', type: 'phone', max: 20 },
      { pointer: '/address/name', type: 'line', max: 100 },
      { pointer: '/address/line1', type: 'line', max: 200 },
      { pointer: '/address/city', type: 'line', max: 100 },
      { pointer: '/address/region', type: 'line', max: 100 },
      { pointer: '/address/countryCode', type: 'enum' },
      { pointer: '/provider', type: 'enum' },
      { pointer: '/note', type: 'line', max: 500 },
    ],
  },
  {
    name: 'trackOrder',
    method: 'POST',
    path: '/orders/track',
    fields: [
      { pointer: '/number', type: 'line', max: 40 },
      { pointer: '/contact', type: 'line', max: 254 },
    ],
  },
  {
    name: 'payAgain',
    method: 'POST',
    path: '/orders/{id}/payments',
    fields: [
      { pointer: '/trackingToken', type: 'token', max: 64 },
      { pointer: '/provider', type: 'enum' },
    ],
  },
]

let callers = 0
function send(name: string, init: { body: string; headers?: Record<string, string> }): Promise<Response> {
  const call = calls.get(name)
  if (!call) throw new Error(`No call ${name}`)
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': newId(),
    'x-forwarded-for': `10.${++callers >> 8}.0.${callers & 255}`,
    ...init.headers,
  }
  return checkout.browser.request(call.path, { method: call.method, body: init.body, headers })
}

/** The state that a refused call must leave unchanged. */
async function digest(): Promise<unknown> {
  const { rows } = await shop.database.execute(sql`
    select
      (select md5(string_agg(v::text, '|' order by id)) from variants v) as stock,
      (select md5(string_agg(c::text, '|' order by id)) from carts c) as carts,
      (select md5(string_agg(l::text, '|' order by cart_id, variant_id)) from cart_lines l) as lines,
      (select md5(string_agg(o::text, '|' order by id)) from orders o) as orders,
      (select md5(string_agg(a::text, '|' order by id)) from payment_attempts a) as attempts,
      (select md5(string_agg(q::text, '|' order by id)) from quotes q) as quotes`)
  return rows
}

type Answer = { type: string; detail: string; errors?: { pointer?: string; detail: string }[] }

/** A clear error: a problem that leaks nothing, with nothing changed. */
async function expectClear(response: Response, statuses: readonly number[], before: unknown): Promise<Answer> {
  const text = await response.text()
  expect(statuses, text).toContain(response.status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(text).not.toMatch(/select |insert |node_modules|\.ts:|evil\.test|at async/i)
  expect(await digest()).toEqual(before)
  return JSON.parse(text)
}

describe.each(shapes)('$name refuses', ({ name, fields }) => {
  test.each(badBodies)('$id', async ({ statuses, init }) => {
    const before = await digest()
    await expectClear(await send(name, init(calls.get(name)?.body ?? {})), statuses, before)
    expect((await shop.request('/shop')).status).toBe(200)
  })

  test.each(
    fields.flatMap((field) => badValuesFor(field).map(([id, value]) => ({ id, value, pointer: field.pointer }))),
  )('$pointer: $id', async ({ pointer, value }) => {
    const before = await digest()
    const response = await send(name, { body: withValue(calls.get(name)?.body ?? {}, pointer, value) })
    const { errors } = await expectClear(response, [422], before)
    expect(errors?.some((error) => error.pointer?.startsWith(pointer))).toBe(true)
  })
})

test('shows markup as plain text', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const body = withValue(calls.get('placeOrder')?.body ?? {}, '/address/name', name)
  const placed = (await (await send('placeOrder', { body })).json()) as { data: { trackingToken: string } }
  const response = await shop.request(`/orders/track/${placed.data.trackingToken}`)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await response.json()).toMatchObject({ data: { address: { name } } })
})
