import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator } from '../../../testing/builders/auth.ts'
import { aRate } from '../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { bodyLimitBytes } from '../platform/http/read-body.ts'
import { rateRevisions, rates } from './tables.ts'

// One change at a time to a good request: the class "rates" of the bad-input table, each call that takes a body.

let shop: TestPlatform
let authorization: string
let calls: { method: string; path: string }[]

const good = { country: 'Ghana', currency: 'GHS', rate: '12.4' }

beforeAll(async () => {
  shop = await openTestPlatform()
  authorization = (await anOperator(shop)).headers.authorization
  const { id } = await aRate(shop)
  calls = [
    { method: 'POST', path: '/rates/' },
    { method: 'PATCH', path: `/rates/${id}` },
  ]
})
afterAll(() => shop.close())

async function send({ method, path }: { method: string; path: string }, init: RequestInit): Promise<Response> {
  const headers = { authorization, 'content-type': 'application/json', ...init.headers }
  return shop.request(path, { ...init, method, headers })
}

const stored = async () => [await shop.database.select().from(rates), await shop.database.$count(rateRevisions)]

/** Sends each call bad input, and expects a clear problem, nothing changed and the shop alive. */
async function refused(body: BodyInit | null, status: number[], headers: Record<string, string> = {}) {
  const before = await stored()
  const problems = []
  for (const call of calls) {
    const response = await send(call, { body, headers })
    expect(status, `${call.method} answered ${response.status}`).toContain(response.status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    problems.push(await response.json())
  }
  expect(await stored()).toEqual(before)
  expect((await shop.request('/shop')).status).toBe(200)
  return problems
}

/** The same for one field: the answer names it. */
async function refusedField(field: string, value: unknown, only?: 'POST' | 'PATCH') {
  const create = { ...good, [field]: value }
  const patch = { [field]: value }
  const before = await stored()
  for (const call of calls.filter(({ method }) => only === undefined || method === only)) {
    const response = await send(call, { body: JSON.stringify(call.method === 'POST' ? create : patch) })
    expect(response.status, call.method).toBe(422)
    const { errors } = await response.json()
    const pointers = errors.map((error: { pointer: string }) => error.pointer)
    expect(pointers.some((pointer: string) => pointer === `/${field}` || pointer.startsWith(`/${field}/`))).toBe(true)
    for (const { detail } of errors) expect(detail).toMatch(/^[A-Z].*\.$/s)
  }
  expect(await stored()).toEqual(before)
}

describe('bodies', () => {
  test('DB01 malformed JSON', () => refused('{"a":', [400]))
  test('DB02 no body', () => refused('', [400, 422]))
  test('DB03 a list at the top', () => refused('[]', [422]))
  test('DB04 another media type', () => refused(JSON.stringify(good), [415], { 'content-type': 'text/plain' }))
  test('DB05 one byte above the limit', () => refused(JSON.stringify(good).padEnd(bodyLimitBytes + 1), [413]))
  test('DB06 unknown and privileged fields', async () => {
    const extra = { id: 'x', role: 'admin', seller_id: 'x', status: 'paid', total: 1 }
    const [problem] = await refused(JSON.stringify({ ...good, ...extra }), [422])
    expect(problem.errors.map((error: { pointer: string }) => error.pointer)).toEqual(
      Object.keys(extra).map((key) => `/${key}`),
    )
  })
  test('DB07 a prototype', async () => {
    await refused('{"country":"Ghana","currency":"GHS","rate":"12.4","__proto__":{"polluted":1}}', [422])
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
  test('DB08 a compressed body', () => refused(JSON.stringify(good), [400, 415], { 'content-encoding': 'br' }))
  test('DB09 a deep body', () => refused('['.repeat(10_000) + ']'.repeat(10_000), [400, 413, 422]))
})

describe('methods and addresses', () => {
  test('DB10 another method', async () => {
    const response = await shop.request('/rates/', { method: 'PUT' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
    const item = await shop.request(calls[1]?.path ?? '', { method: 'POST' })
    expect([item.status, item.headers.get('allow')]).toEqual([405, 'GET, PATCH, DELETE'])
  })
  test('DB11 an unknown path', async () => {
    const response = await shop.request('/rates/x/y/z')
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
  })
  test('DB12 a bad percent code', async () => {
    expect([400, 404, 422]).toContain((await shop.request('/rates/%ZZ')).status)
  })
  test('DB13 a repeated query parameter is refused by name', async () => {
    const path = `${calls[1]?.path}/history?limit=1&limit=2`
    const response = await shop.request(path, { headers: { authorization } })
    expect([response.status, (await response.json()).errors[0].parameter]).toEqual([422, 'limit'])
  })
  test.each(['../1', '..%2F1', 'not-an-id', '1', 'null'])('DB30, DB31 the id %s', async (id) => {
    expect([404, 422]).toContain((await shop.request(`/rates/${id}`)).status)
  })
})

describe('country', () => {
  test.each([null, 123, { $gt: '' }, '   ', 'x'.repeat(81), 'a\u0000b', 'a\r\nBcc: x@evil.test'])('%j', (value) =>
    refusedField('country', value),
  )
  test('DB18 counts characters, not bytes', () => refusedField('country', '🌍'.repeat(81)))
  test.each(['Atlantis', '<img src=x onerror=alert(1)>', 'Eurozone'])('no such country: %s', (value) =>
    refusedField('country', value, 'POST'),
  )
  test("another country's name", () => refusedField('country', 'Kenya', 'PATCH'))
  test.each([null, 123, 'ng', 'NGA', 'ZZ', 'EU', ''])('countryCode %j', (value) =>
    refusedField('countryCode', value, 'POST'),
  )
})

describe('currency', () => {
  test.each([null, 123, { $gt: '' }, '   ', 'XXX', 'ngn', 'NGNN', 'XAU', 'BGN', ''])('%j', (value) =>
    refusedField('currency', value),
  )
})

describe('rate', () => {
  test.each([
    null,
    1530.25,
    -1,
    { $gt: '' },
    '   ',
    '-1',
    '0',
    '0.000',
    '1e309',
    '1e3',
    'Infinity',
    'NaN',
    '1,530.25',
    '+1',
    '01',
    '.5',
    '5.',
    '1234567890123',
    '1.234567890123',
  ])('%j', (value) => refusedField('rate', value))
  test('DB26 a number that reads as Infinity', () =>
    refused('{"country":"Ghana","currency":"GHS","rate":1e309}', [422]))
  test('of the base currency is 1', () =>
    refused(JSON.stringify({ country: 'Ecuador', currency: 'USD', rate: '1.1' }), [422]))
  test('too far from the others for a cross rate', () => refusedField('rate', '0.000000000000001', 'POST'))
})

describe('marginPct', () => {
  test.each([null, 2.5, '-50', '100', '-50.000001', '1.0000001', '1e2', 'much'])('%j', (value) =>
    refusedField('marginPct', value),
  )
  test.each(['-49.999999', '99.999999'])('%s is within', async (marginPct) => {
    const [, patch] = calls
    expect((await send(patch as (typeof calls)[1], { body: JSON.stringify({ marginPct }) })).status).toBe(200)
  })
})

describe('rounding', () => {
  test.each([
    'up',
    { type: 'nearest' },
    { type: 'increment', increment: '50' },
    { type: 'increment', increment: '0', mode: 'ceil' },
    { type: 'increment', increment: '-5', mode: 'ceil' },
    { type: 'increment', increment: '0.005', mode: 'ceil' },
    { type: 'increment', increment: '50', mode: 'sideways' },
    { type: 'increment', increment: '50', mode: 'ceil', extra: 1 },
    { type: 'ending', ending: '1.00' },
    { type: 'ending', ending: '0.995' },
    { type: 'ending', ending: '-0.01' },
  ])('%j', (value) => refusedField('rounding', value))
})

describe('other fields', () => {
  test.each([null, 'yes', 1])('active %j', (value) => refusedField('active', value))
  test.each([null, 'yes', 1])('confirmed %j', (value) => refusedField('confirmed', value))
  test.each([null, 5, '', ' ', 'x'.repeat(501), 'a\u0000b', 'a\nb'])('note %j', (value) => refusedField('note', value))
  test('an If-Match that we never issued is never the current version', async () => {
    const [, patch] = calls
    const response = await send(patch as (typeof calls)[1], { body: '{}', headers: { 'if-match': '"nonsense"' } })
    expect(response.status).toBe(412)
  })
})
