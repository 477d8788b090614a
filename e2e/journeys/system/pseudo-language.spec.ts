import { rmSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { makeDataFolder } from '../../../testing/shop/data-folder.ts'
import { type ShopProcess, startShop } from '../../../testing/shop/shop-process.ts'
import { buildWebWhenChanged } from '../../../tools/build-web.ts'
import { demoSignIn } from '../../support/account.ts'
import { buyFrom } from '../../support/bought.ts'
import { fillCart } from '../../support/checkout.ts'
import { addresses, keeping, operating, overseeing, selling } from '../../support/pages.ts'
import { gatherContent, offScreen, plainTexts } from '../../support/plain-texts.ts'
import { enterShop, whenAlive } from '../../support/test.ts'

// The pages in `ar-XB`: every text of `words/` has accents, is a third longer than in English, and runs from right to left.
test.describe.configure({ mode: 'default', timeout: 300_000 })

let dataDir: string
let shop: ShopProcess

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const pages = await buildWebWhenChanged('ar-XB')
  dataDir = process.env.WORDS_DATA_DIR ?? makeDataFolder()
  shop = await startShop(dataDir, { PAGES_DIR: pages })
})
test.afterAll(async () => {
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
/** A narrow page of this shop, and what the API has answered to it. */
async function openPage(browser: Browser): Promise<{ page: Page; content: () => Promise<string> }> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  const content = gatherContent(page)
  await enterShop(page, shop.url, 'NG')
  return { page, content }
}

test('shoppers find every text in words, and all of it on a narrow screen @slow', async ({ browser }) => {
  const { page, content } = await openPage(browser)
  await lookAt(page, content, addresses)
  await fillCart(page, 'raw-shea-butter')
  await fillCart(page, 'bonwire-kente-scarf')
  await lookAt(page, content, ['/cart', '/checkout/'])
})

test('buyers find every text of their order in words @slow', async ({ browser }) => {
  const { page, content } = await openPage(browser)
  const order = await buyFrom(shop.url, 'golden-stool')
  await lookAt(page, content, [`/order-tracking/?token=${order.trackingToken}`])
})

test('sellers and operators find every text in words @slow', async ({ browser }) => {
  const { page, content } = await openPage(browser)
  await demoSignIn(page, 'owner')
  await lookAt(page, content, Object.keys({ ...selling, ...keeping, ...overseeing, ...operating }))
  await lookAt(page, content, ['/account/', '/account/details', '/account/security'])
})

async function lookAt(page: Page, content: () => Promise<string>, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await whenAlive(page.locator('main'))
    await expect(page.locator('main h1').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // An answer that comes later than the title is known a moment after it is seen.
    await expect
      .configure({ soft: true })
      .poll(async () => plainTexts(page, await content()), { message: `texts of ${path} beside words/`, timeout: 5000 })
      .toEqual([])
    expect.soft(await offScreen(page), `what leaves the screen on ${path}`).toEqual([])
  }
}
