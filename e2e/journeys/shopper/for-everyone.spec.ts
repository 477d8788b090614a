import type { Page } from '@playwright/test'
import { fillCart, fillCheckout, readOwnOrders } from '../../support/checkout.ts'
import { expect, test } from '../../support/test.ts'

const large = ['/', '/store/', '/store/?view=stores', '/featured/', '/products/ikoyi-wrap-dress', '/store/karoo-kiln']
const forms = ['/cart/', '/checkout/', '/order-tracking/', '/register', '/cookies/', '/payments/success/']
for (const [width, size, addresses] of [
  [320, '100%', ['/']],
  [320, '200%', [...large, ...forms]],
] as const) {
  test(`pages fit a screen of ${width} pixels with text at ${size}`, async ({ page, enter }) => {
    await enter(page, 'NG')
    await page.setViewportSize({ width, height: 740 })
    for (const address of addresses) {
      await page.goto(address)
      await expectFit(page, address, { width, size })
    }
  })
}

test('a cart of two stores, its checkout and its order fit a screen of 320 pixels with text at 200%', async ({
  page,
  enter,
}) => {
  const screen = { width: 320, size: '200%' }
  await enter(page, 'NG')
  await page.setViewportSize({ width: 320, height: 740 })
  await fillCart(page, 'nyeri-aa-coffee')
  await fillCart(page, 'raw-shea-butter')
  await page.goto('/cart/')
  await expect(page.getByText('Total', { exact: true })).toBeVisible()
  await expectFit(page, 'the cart', screen)
  await page.goto('/checkout/')
  await fillCheckout(page, 'reflow@example.test')
  await expectFit(page, 'the checkout', screen)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\/mk-/)
  const [order] = await readOwnOrders(page)
  await page.goto(`/order-tracking/?token=${order?.trackingToken}`)
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await expectFit(page, 'the order', screen)
})

async function expectFit(page: Page, what: string, { width, size }: { width: number; size: string }): Promise<void> {
  await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(measure, what).toBeLessThanOrEqual(width)
}

test('a screen reader hears which page was opened by a link, and nothing for a filter', async ({ page, enter }) => {
  await enter(page, 'NG')
  await page.goto('/store/')
  // It comes with what can wait.
  const said = page.locator('p.sr-only[aria-live=polite]')
  await expect(said).toBeAttached({ timeout: 10_000 })
  await page.getByRole('link', { name: /^Stores \d/ }).click()
  await expect(page).toHaveURL(/view=stores/)
  await expect(page).toHaveTitle(/^All stores/)
  await expect(said).toHaveText('')
  await page.getByRole('link', { name: 'Track an order' }).click()
  await expect(said).toHaveText('Track an order · Makola')
  await expect(said).toHaveText('')
})
