import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { secureHeaders, securityHeaders } from './secure-headers.ts'

const site = (environment: Record<string, string>) => securityHeaders(readConfig(environment))

test('a shop with HTTPS says so for its own host, and for hosts below it only when told', () => {
  const publicUrl = { PUBLIC_URL: 'https://shop.test' }
  expect(site({})['strict-transport-security']).toBeUndefined()
  expect(site(publicUrl)['strict-transport-security']).toBe('max-age=31536000')
  expect(site({ ...publicUrl, HSTS_SUBDOMAINS: 'on' })['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test("the shop's own pages may open the camera, for barcodes; nobody may open the microphone", () => {
  const policy = site({})['permissions-policy']?.split(', ')
  expect(policy).toContain('camera=(self)')
  expect(policy).toContain('microphone=()')
})

test('other sites neither share a window with a page nor embed an answer, unless it allows that', async () => {
  const app = new Hono()
  secureHeaders(app, readConfig({}))
  app.get('/page', (c) => c.text('page'))
  app.get('/picture', (c) => c.body('picture', 200, { 'cross-origin-resource-policy': 'cross-origin' }))
  const { headers } = await app.request('/page')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect((await app.request('/picture')).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})
