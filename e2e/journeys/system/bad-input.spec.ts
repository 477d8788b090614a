import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { type Problem, type ProblemType, problems } from '@makola/contract/http/problems.ts'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { rateOf } from '../../../testing/shop/buyer.ts'
import { expect, test } from '../../support/test.ts'

const unknownId = '01890000-0000-7000-8000-000000000000'
const json = { 'content-type': 'application/json' }
const line = { variantId: unknownId, quantity: 1 }

type Case = {
  name: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  headers?: Record<string, string>
  body?: string
  type: ProblemType
  /** The field or parameter that the answer must name. */
  names?: string
}

const reads: Case[] = [
  { name: 'an unknown call', path: '/nothing', type: 'not-found' },
  { name: 'an unknown product', path: `/products/${unknownId}`, type: 'not-found' },
  { name: 'an unknown slug', path: '/products/no-such-thing', type: 'not-found' },
  { name: 'an unknown store', path: `/stores/${unknownId}`, type: 'not-found' },
  { name: 'an unknown rate', path: `/rates/${unknownId}`, type: 'not-found' },
  { name: 'an id that is none', path: '/rates/not-an-id', type: 'validation-failed', names: 'id' },
  { name: 'a path upwards as an id', path: '/products/..%2F..%2Fetc', type: 'validation-failed', names: 'id' },
  { name: 'a NUL in an id', path: '/products/a%00b', type: 'validation-failed', names: 'id' },
  { name: 'a broken escape', path: '/products/%ZZ', type: 'validation-failed', names: 'id' },
  { name: 'a page size of none', path: '/products/?limit=0', type: 'validation-failed', names: 'limit' },
  { name: 'a page size of a million', path: '/products/?limit=1000000', type: 'validation-failed', names: 'limit' },
  { name: 'a cursor of somebody else', path: '/products/?cursor=AAAA', type: 'validation-failed', names: 'cursor' },
  { name: 'a sort that is none', path: '/products/?sort=best', type: 'validation-failed', names: 'sort' },
  { name: 'an unknown parameter', path: '/products/?colour=red', type: 'validation-failed', names: 'colour' },
  { name: 'a parameter twice', path: '/products/?q=a&q=b', type: 'validation-failed', names: 'q' },
  { name: 'two references', path: '/payments/verify?reference=a&tx_ref=b', type: 'validation-failed', names: 'tx_ref' },
  { name: 'an unknown payment', path: '/payments/verify?reference=mk-made-up', type: 'not-found' },
  { name: 'a tracking link that is none', path: '/orders/track/short', type: 'validation-failed', names: 'token' },
  { name: 'an unknown tracking link', path: `/orders/track/${'x'.repeat(43)}`, type: 'not-found' },
  {
    name: 'a token that is none',
    path: '/products/',
    headers: { authorization: 'Bearer a.b.c' },
    type: 'unauthenticated',
  },
]

const writes: Case[] = [
  { name: 'JSON that breaks off', body: '{"add":[', type: 'malformed-json' },
  { name: 'no JSON at all', body: 'hello', headers: { 'content-type': 'text/plain' }, type: 'unsupported-media-type' },
  {
    name: 'a compressed body',
    body: '{}',
    headers: { ...json, 'content-encoding': 'gzip' },
    type: 'unsupported-media-type',
  },
  { name: 'a body of two megabytes', body: `"${'a'.repeat(2_000_000)}"`, type: 'payload-too-large' },
  { name: 'a list instead of an object', body: '[]', type: 'validation-failed' },
  { name: 'a field of ours that is not theirs', body: '{"price":1}', type: 'validation-failed', names: '/price' },
  {
    name: 'a price of one’s own',
    body: JSON.stringify({ add: [{ ...line, unitPrice: 1 }] }),
    type: 'validation-failed',
    names: '/add/0/unitPrice',
  },
  {
    name: 'a negative quantity',
    body: JSON.stringify({ add: [{ ...line, quantity: -1 }] }),
    type: 'validation-failed',
    names: '/add/0/quantity',
  },
  {
    name: 'half a unit',
    body: JSON.stringify({ add: [{ ...line, quantity: 0.5 }] }),
    type: 'validation-failed',
    names: '/add/0/quantity',
  },
  {
    name: 'a quantity beyond numbers',
    body: `{"add":[{"variantId":"${unknownId}","quantity":1e309}]}`,
    type: 'validation-failed',
    names: '/add/0/quantity',
  },
  { name: 'a product that is not there', body: JSON.stringify({ add: [line] }), type: 'not-found' },
  { name: 'no anti-forgery token', body: '{}', headers: { ...json, 'x-xsrf-token': '' }, type: 'anti-forgery' },
].map((given) => ({ method: 'PATCH', path: '/cart/', ...given }) as Case)

const others: Case[] = [
  { name: 'a rate by a visitor', method: 'POST', path: '/rates/', headers: json, body: '{}', type: 'unauthenticated' },
  {
    name: 'a product deleted by a visitor',
    method: 'DELETE',
    path: '/products/kalimba-seventeen-keys',
    type: 'unauthenticated',
  },
  {
    name: 'an order without its key',
    method: 'POST',
    path: '/orders/',
    headers: json,
    body: '{}',
    type: 'validation-failed',
    names: '/quoteId',
  },
  {
    name: 'a forged webhook',
    method: 'POST',
    path: '/payments/webhooks/sandbox',
    headers: json,
    body: '{"id":"1"}',
    type: 'bad-signature',
  },
  {
    name: 'a webhook of nobody',
    method: 'POST',
    path: '/payments/webhooks/nobody',
    headers: json,
    body: '{}',
    type: 'not-found',
  },
  { name: 'another method', method: 'PUT', path: '/rates/', headers: json, body: '{}', type: 'method-not-allowed' },
]

test('bad input gets a clear problem, and nothing is changed', async ({ request, baseURL }) => {
  test.slow()
  const token = await openCart(request, baseURL)
  const before = await readAll(request)
  for (const { name, method = 'GET', path, headers, body, type, names } of [...reads, ...writes, ...others]) {
    await test.step(name, async () => {
      const response = await request.fetch(`/api${path}`, {
        method,
        headers: { 'x-xsrf-token': token, ...(body !== undefined && json), ...headers },
        ...(body !== undefined && { data: Buffer.from(body) }),
      })
      const problem = await expectProblem(response, type)
      const named = problem.errors?.map(({ pointer, parameter }) => pointer ?? parameter)
      if (names) expect(named, name).toContain(names)
    })
  }
  expect(await readAll(request)).toEqual(before)
})

test('an unsupported method gets the list of supported ones', async ({ request }) => {
  const response = await request.put('/api/products/kalimba-seventeen-keys', { data: {} })
  expect(response.status()).toBe(405)
  expect(response.headers().allow).toBe('GET, PATCH, DELETE')
  const page = await request.delete('/store/')
  expect(page.status()).toBe(405)
  expect(page.headers().allow).toBe('GET, HEAD')
})

test('a body is refused by its declared size, and an endless one while it arrives', async ({ baseURL }) => {
  const url = `${baseURL}/api/orders/track`
  const claiming = httpRequest(url, { method: 'POST', headers: { ...json, 'content-length': 1_000_000_000 } })
  claiming.flushHeaders()
  const [refusal] = (await once(claiming, 'response')) as [IncomingMessage]
  expect(refusal.statusCode).toBe(413)
  claiming.destroy()

  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(64_000).fill(32)) })
  const answer = await fetch(url, { method: 'POST', headers: json, body: endless, duplex: 'half' } as RequestInit)
  expect(answer.status).toBe(413)
})

test('pages answer strange addresses, and send security headers', async ({ request }) => {
  for (const [path, status] of [
    ['/store/', 200],
    ['/products/no-such-thing', 404],
    ['/store/%ZZ', 404],
    ['/_serverFn/x', 404],
    ['/media/..%2Fsecret', 404],
    ['/sandbox/pay/mk-unknown', 404],
    ['/dev/mail', 200],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(status)
    const headers = response.headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    if (headers['content-type']?.startsWith('text/html')) expectStrictPolicy(headers['content-security-policy'] ?? '')
  }
})

test('a nonce is never used twice, and every script of a page has it', async ({ request }) => {
  const [one, other] = [await request.get('/cart'), await request.get('/cart')]
  const nonceOf = (response: APIResponse) =>
    /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1]
  expect(nonceOf(one)).not.toBe(nonceOf(other))
  const scripts = [...(await one.text()).matchAll(/<script\b(?![^>]*application\/ld\+json)([^>]*)>/g)]
  expect(scripts.length).toBeGreaterThan(0)
  for (const [, attributes] of scripts) expect(attributes).toContain(`nonce="${nonceOf(one)}"`)
})

test('a cached page names each of its scripts by hash', async ({ request }) => {
  const page = await request.get('/store/')
  const scripts = [...(await page.text()).matchAll(/<script(?: data-[^>]*)?>(.*?)<\/script>/gs)]
  expect(scripts.length).toBeGreaterThan(0)
  for (const [, script = ''] of scripts) {
    const hash = createHash('sha256').update(script).digest('base64')
    expect(page.headers()['content-security-policy']).toContain(`'sha256-${hash}'`)
  }
})

test('the cart’s secret is hidden from scripts; they read the anti-forgery token; both stay on our site', async ({
  request,
  baseURL,
}) => {
  await openCart(request, baseURL)
  const { cookies } = await request.storageState()
  const find = (name: string) => cookies.find((cookie) => cookie.name === name)
  expect(find('cart')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(find('XSRF-TOKEN')).toMatchObject({ httpOnly: false, sameSite: 'Lax', path: '/' })
})

/** RFC 9457, of the contract's closed list, for people, without internal details. */
async function expectProblem(response: APIResponse, type: ProblemType): Promise<Problem> {
  const text = await response.text()
  expect(response.status(), text).toBe(problems[type].status)
  expect(response.headers()['content-type']).toBe('application/problem+json')
  expect(response.headers()['cache-control']).toBe('no-store')
  const problem = JSON.parse(text) as Problem
  const { title, status } = problems[type]
  expect(problem).toMatchObject({ type, title, status, request_id: response.headers()['x-request-id'] })
  expect(problem.detail).toMatch(/^[A-Z0-9].*\.$/)
  expect(text).not.toMatch(/node_modules|\.ts:|select |postgres|at \w+ \(/i)
  return problem
}

function expectStrictPolicy(policy: string): void {
  const scripts = /(?:script|default)-src ([^;]*)/.exec(policy)?.[1]
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/object-src 'none'|default-src 'none'/)
  expect(scripts).toBeDefined()
  expect(/script-src ([^;]*)/.exec(policy)?.[1] ?? scripts).not.toMatch(/unsafe|\*|http/)
}

/** A cart with one thing in it; returns the anti-forgery token. */
async function openCart(request: APIRequestContext, shop = ''): Promise<string> {
  await request.get('/api/cart/')
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const { data: product } = await (await request.get('/api/products/kalimba-seventeen-keys')).json()
  const rate = await rateOf(shop, 'NG')
  const data = { rate: rate.id, add: [{ variantId: product.variants[0].id, quantity: 1 }] }
  const filled = await request.patch('/api/cart/', { headers: { 'x-xsrf-token': token }, data })
  expect(filled.status()).toBe(200)
  return token
}

/** The data at which the bad input was aimed. */
async function readAll(request: APIRequestContext): Promise<unknown[]> {
  const paths = ['/api/cart/', '/api/rates/', '/api/products/kalimba-seventeen-keys', '/api/stores/']
  return Promise.all(paths.map(async (path) => (await request.get(path)).json()))
}
