import { getProduct, listProducts } from '@makola/contract/catalogue/catalogue.ts'
import { exportProducts } from '@makola/contract/catalogue/inventory.ts'
import { importProducts } from '@makola/contract/catalogue/product-imports.ts'
import { createRate, deleteRate, listRates } from '@makola/contract/rates/rates.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, formatTarget } from './api-client.ts'
import { ApiProblem, readProblem } from './api-problem.ts'

describe('formatTarget', () => {
  it('fills the path and appends the query', () => {
    expect(formatTarget(getProduct, { params: { id: 'a/b' }, query: { rate: 'r 1' } })).toBe('/products/a%2Fb?rate=r+1')
  })
  it('leaves out missing and empty values', () => {
    expect(formatTarget(listProducts, { query: { category: undefined, q: '' } })).toBe('/products/')
  })
})

describe('readProblem', () => {
  const answer = (status: number, body: string) => new Response(body, { status })

  it('uses the API’s words', async () => {
    const problem = await readProblem(
      answer(
        422,
        JSON.stringify({
          type: 'https://shop.example/problems/validation-failed',
          title: 'The request is not valid',
          detail: '1 field needs attention.',
          request_id: 'req_1',
          errors: [{ pointer: '/address/city', code: 'too_small', detail: 'Must not be empty.' }],
        }),
      ),
    )
    expect(problem).toBeInstanceOf(ApiProblem)
    expect(problem).toMatchObject({ status: 422, type: 'validation-failed', requestId: 'req_1' })
    expect(problem.message).toBe('1 field needs attention.')
    expect(problem.errorAt('/address/city')).toBe('Must not be empty.')
    expect(problem.errorAt('/address/street')).toBeUndefined()
  })
  it.each(['<h1>Bad gateway</h1>', 'null', '"text"', ''])('makes a problem of any other answer: %s', async (body) => {
    const problem = await readProblem(answer(502, body))
    expect(problem).toMatchObject({
      status: 502,
      errors: [],
      message: 'The shop is not responding right now. Try again in a moment.',
    })
  })
})

describe('a call from the browser', () => {
  const sent: { url: string; init: RequestInit & { headers: Headers } }[] = []
  let answer = () => Response.json({ data: [] })
  const stored: Record<string, string> = {}
  const body = { country: 'Nigeria', currency: 'NGN', rate: '1530.25' }

  beforeEach(() => {
    vi.stubEnv('SSR', false)
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null })
    vi.stubGlobal('document', { cookie: 'theme=dark; XSRF-TOKEN=abc%3D' })
    vi.stubGlobal('fetch', async (url: string, init: RequestInit & { headers: Headers }) => {
      sent.push({ url, init })
      return answer()
    })
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    sent.length = 0
    delete stored.accessToken
  })

  it('sends JSON and the anti-forgery cookie as a header, without a time limit', async () => {
    await call(createRate, { body })
    const [{ url, init } = expect.fail('nothing was sent')] = sent
    expect([init.method, url, init.body]).toEqual(['POST', '/api/rates/', JSON.stringify(body)])
    expect(init.headers.get('content-type')).toBe('application/json')
    expect(init.headers.get('x-xsrf-token')).toBe('abc=')
    expect(init.headers.has('authorization')).toBe(false)
    expect(init.signal).toBeUndefined()
  })
  it('carries the stored access token', async () => {
    stored.accessToken = 'aaa.bbb.ccc'
    await call(listRates)
    expect(sent[0]?.init.headers.get('authorization')).toBe('Bearer aaa.bbb.ccc')
  })
  it.each([200, 201, 299])('takes status %d for success', async (status) => {
    answer = () => Response.json({ data: [] }, { status })
    expect(await call(listRates)).toEqual({ data: [] })
  })
  it.each([202, 204])('returns nothing for an empty %d', async (status) => {
    answer = () => new Response(null, { status })
    expect(await call(deleteRate, { params: { id: 'a' } })).toBeUndefined()
  })
  it('sends a table as plain text, and returns one as text', async () => {
    answer = () => new Response('sku\nA-1', { headers: { 'content-type': 'text/csv; charset=utf-8' } })
    expect(await call(exportProducts, { query: { store: 's' } })).toBe('sku\nA-1')
    await call(importProducts, { query: { store: 's' }, body: 'sku\nA-1' })
    expect(sent[1]?.init.body).toBe('sku\nA-1')
    expect(sent[1]?.init.headers.get('content-type')).toBe('text/csv')
  })
  it('sends a file as its bytes, whatever its encoding', async () => {
    const file = new File([new Uint8Array([0x43, 0xe9])], 'latin1.csv')
    await call(importProducts, { query: { store: 's' }, body: file })
    expect(sent[0]?.init.body).toBe(file)
    expect(sent[0]?.init.headers.get('content-type')).toBe('text/csv')
  })
  it.each([304, 400, 401, 500])('passes status %d on as an error', async (status) => {
    answer = () => new Response(null, { status })
    await expect(call(listRates)).rejects.toMatchObject({ status })
  })
  it('passes a network error on unchanged', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    await expect(call(listRates)).rejects.toThrow(new TypeError('Failed to fetch'))
  })
})
