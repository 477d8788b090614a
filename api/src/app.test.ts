import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform({ SHOP_NAME: 'Balogun' })
})
afterAll(() => shop.close())

describe('the API', () => {
  test('answers with and without a trailing slash', async () => {
    for (const path of ['/shop', '/shop/']) {
      const response = await shop.request(path)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({
        data: {
          name: 'Balogun',
          baseCurrency: 'USD',
          maintenanceBanner: true,
          isDemo: false,
          isOpen: true,
          legalName: null,
          supportEmail: null,
          pages: [],
        },
      })
    }
  })

  test('answers an unknown call with a problem', async () => {
    const response = await shop.request('/nothing')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ type: 'not-found', status: 404, instance: '/api/nothing' })
  })

  test('answers another method with 405 and the allowed methods', async () => {
    const response = await shop.request('/shop', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, PATCH')
  })

  test('sends an entity tag, and 304 when nothing has changed', async () => {
    const etag = (await shop.request('/shop')).headers.get('etag') ?? ''
    const response = await shop.request('/shop', { headers: { 'if-none-match': etag } })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    // The tag as it comes back after a compressed answer.
    expect((await shop.request('/shop', { headers: { 'if-none-match': `W/${etag}` } })).status).toBe(304)
  })

  test('refuses JSON that is not UTF-8 instead of storing something else', async () => {
    const body = Buffer.from('{"email":"ada@example.test","password":"caf\xe9 au lait"}', 'latin1')
    const headers = { 'content-type': 'application/json' }
    const response = await shop.request('/auth/login', { method: 'POST', headers, body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ type: 'malformed-json' })
  })

  test('treats a body cut off by its sender as a bad request, not as a server error', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('aborted')),
    })
    const headers = { 'content-type': 'application/json' }
    const response = await shop.request('/orders/track', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    expect(await response.json()).toMatchObject({ type: 'malformed-request', status: 400 })
  })
})
