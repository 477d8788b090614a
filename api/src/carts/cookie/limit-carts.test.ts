import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../../testing/browser.ts'
import { anAccount } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { useUpLimit } from '../../../../testing/use-up-limit.ts'
import { newGuestsOfNetwork } from '../../platform/http/guest-cookie.ts'
import { newId } from '../../platform/ids.ts'
import { rateLimits } from '../../platform/tables.ts'
import { carts } from '../tables.ts'

let shop: TestPlatform
let variantId: string

beforeAll(async () => {
  shop = await openTestPlatform({ TRUST_PROXY: 'on' })
  variantId = (await aProduct(shop, { stock: 900 })).variantId
})
afterAll(() => shop.close())

const aVisitor = (from: string, signedIn: Record<string, string> = {}) =>
  openBrowser(shop, { ...signedIn, 'x-forwarded-for': from })
const fill = (browser: Awaited<ReturnType<typeof aVisitor>>, quantity = 1) =>
  browser.request('/cart/', { method: 'PUT', json: { lines: [{ variantId, quantity }] } })
const add = (browser: Awaited<ReturnType<typeof aVisitor>>) =>
  browser.request('/cart/', { method: 'PATCH', json: { add: [{ variantId, quantity: 1 }] } })

test('fill carts, a network has filled as many as it may: only new ones of guests are refused', async () => {
  toNextWindow(shop, newGuestsOfNetwork)
  const here = '10.7.0.1'
  const first = await aVisitor(here)
  expect((await fill(first)).status).toBe(200)
  await useUpLimit(shop, `new-carts:${here}`, newGuestsOfNetwork)
  const before = await shop.database.$count(carts)

  const refused = await fill(await aVisitor(here))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await add(await aVisitor(here))).status).toBe(429)
  // A cookie that nobody gave leads to no cart.
  const inventor = await aVisitor(here)
  inventor.cookies.set('cart', 'x'.repeat(43))
  expect((await add(inventor)).status).toBe(429)
  expect(await shop.database.$count(carts)).toBe(before)

  expect((await fill(first, 3)).status).toBe(200)
  expect((await add(first)).status).toBe(200)
  expect((await fill(await aVisitor('10.7.0.2'))).status).toBe(200)
  const { headers } = await anAccount(shop)
  expect((await fill(await aVisitor(here, headers))).status).toBe(200)
})

test('fill carts on the machine of the shop itself: are not counted, a proxy may serve the whole world', async () => {
  expect((await fill(await openBrowser(shop))).status).toBe(200)
  expect((await fill(await aVisitor('127.0.0.1'))).status).toBe(200)
  const counted = await shop.database.select().from(rateLimits).where(sql`bucket like 'new-carts:%'`)
  expect(counted.map(({ bucket }) => bucket).toSorted()).toEqual(['new-carts:10.7.0.1', 'new-carts:10.7.0.2'])
})

test('change a cart with more than a visitor’s call needs: is refused before it is read', async () => {
  const browser = await aVisitor('10.7.0.3')
  const json = Object.fromEntries(Array.from({ length: 12_000 }, () => [newId(), 1]))
  expect((await browser.request('/cart/', { method: 'PUT', json })).status).toBe(413)
})
