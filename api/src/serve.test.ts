import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { modules } from './modules.ts'
import { createSite } from './serve.ts'

let shop: TestPlatform
let site: Awaited<ReturnType<typeof createSite>>
beforeAll(async () => {
  shop = await openTestPlatform()
  site = await createSite(shop, modules, { isDraining: false })
})
afterAll(() => shop.close())

describe('the site outside the API', () => {
  it('answers an address that no database can look up with a problem, and says nothing of its insides', async () => {
    const response = await site.request('/sandbox/pay/%00')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ type: 'malformed-request' })
  })
})
