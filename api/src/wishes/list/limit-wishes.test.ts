import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../../../testing/browser.ts'
import { anAccount } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { useUpLimit } from '../../../../testing/use-up-limit.ts'
import { newGuestsOfNetwork } from '../../platform/http/guest-cookie.ts'
import { rateLimits } from '../../platform/tables.ts'
import { wishes } from '../tables.ts'

let shop: TestPlatform
let productId: string

beforeAll(async () => {
  shop = await openTestPlatform({ TRUST_PROXY: 'on' })
  productId = (await aProduct(shop)).id
})
afterAll(() => shop.close())

const aVisitor = (from: string, signedIn: Record<string, string> = {}) =>
  openBrowser(shop, { ...signedIn, 'x-forwarded-for': from })
const save = (browser: Browser) => browser.request(`/wishes/${productId}`, { method: 'PUT', json: {} })

test('save wishes, a network has begun as many lists as it may: only new ones of guests are refused', async () => {
  toNextWindow(shop, newGuestsOfNetwork)
  const here = '10.8.0.1'
  const first = await aVisitor(here)
  expect((await save(first)).status).toBe(204)
  await useUpLimit(shop, `new-wishes:${here}`, newGuestsOfNetwork)
  const before = await shop.database.$count(wishes)

  const second = await aVisitor(here)
  const refused = await save(second)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(second.cookies.has('wishes')).toBe(false)
  // A cookie that nobody gave leads to no list.
  const inventor = await aVisitor(here)
  inventor.cookies.set('wishes', 'x'.repeat(43))
  expect((await save(inventor)).status).toBe(429)
  expect(await shop.database.$count(wishes)).toBe(before)

  expect((await save(first)).status).toBe(204)
  expect((await save(await aVisitor('10.8.0.2'))).status).toBe(204)
  const { headers } = await anAccount(shop)
  expect((await save(await aVisitor(here, headers))).status).toBe(204)
})

test('save wishes on the machine of the shop itself: lists are not counted, a proxy may serve the whole world', async () => {
  expect((await save(await openBrowser(shop))).status).toBe(204)
  expect((await save(await aVisitor('127.0.0.1'))).status).toBe(204)
  const counted = await shop.database.select().from(rateLimits).where(sql`bucket like 'new-wishes:%'`)
  expect(counted.map(({ bucket }) => bucket).toSorted()).toEqual(['new-wishes:10.8.0.1', 'new-wishes:10.8.0.2'])
})
