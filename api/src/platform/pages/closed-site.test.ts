import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createClosedSite } from './closed-site.ts'

const site = createClosedSite(readConfig({ SHOP_NAME: 'Tom & Ama' }))

test('a call to an opening shop gets an API problem', async () => {
  const answer = await site.request('/api/cart/', { method: 'PATCH' })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await answer.json()).toMatchObject({ type: 'dependency-unavailable', instance: '/api/cart/' })
})

test('a visitor of an opening shop sees a page that retries, under the shop’s name', async () => {
  const answer = await site.request('/store/')
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.text()).toContain('Tom &#38; Ama')
})

test('an opening shop lives and is not ready', async () => {
  const live = await site.request('/health/live')
  expect([live.status, await live.json()]).toEqual([200, { live: true }])
  const ready = await site.request('/health/ready')
  expect([ready.status, await ready.json()]).toEqual([503, { ready: false }])
})
