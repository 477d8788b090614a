import type { Page, Route } from '@playwright/test'
import { fillCart, fillCheckout, goToPayment, readOwnOrders } from '../../support/checkout.ts'
import { expect, test } from '../../support/test.ts'

// The shop refuses what it cannot answer in time, and says when to come again.
test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

const busy = 'The shop is very busy. This page will retry automatically.'

/** Refuses these requests as the shop's door does, until `letIn` is called; gives what was asked meanwhile. */
async function refuse(page: Page, address: string | RegExp, method: string) {
  const refused: { key: string | undefined; body: string | null }[] = []
  let isBusy = true
  await page.route(address, (route: Route) => {
    const request = route.request()
    if (!isBusy || request.method() !== method) return route.continue()
    refused.push({ key: request.headers()['idempotency-key'], body: request.postData() })
    return route.fulfill({
      status: 503,
      headers: { 'content-type': 'application/problem+json', 'retry-after': '1' },
      body: JSON.stringify({
        type: 'overloaded',
        title: 'The shop is very busy',
        status: 503,
        code: 'platform.overloaded',
        params: {},
        detail: 'The shop is very busy. Try again in a moment.',
        instance: '/api/',
        request_id: crypto.randomUUID(),
      }),
    })
  })
  return {
    refused,
    letIn: () => {
      isBusy = false
    },
  }
}

test('a page that is refused waits as told, says so once, and goes on by itself', async ({ page }) => {
  await page.goto('/')
  const { refused, letIn } = await refuse(page, /\/api\/products\/\?/, 'GET')
  await page.getByRole('combobox', { name: 'Search products and stores' }).fill('coffee')
  await page.keyboard.press('Enter')
  await expect(page.getByText(busy)).toHaveCount(1)
  await expect.poll(() => refused.length).toBeGreaterThan(1)
  letIn()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Nyeri AA coffee/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByText(busy)).toHaveCount(0)
})

test('a pressed order is neither lost nor placed twice', async ({ page }) => {
  await fillCart(page, 'nyeri-aa-coffee')
  await page.goto('/checkout/')
  await fillCheckout(page, `busy-${crypto.randomUUID()}@example.test`)
  const { refused, letIn } = await refuse(page, /\/api\/orders\/$/, 'POST')
  const placed = page.waitForResponse((answer) => answer.url().endsWith('/api/orders/') && answer.status() === 201)
  const paying = goToPayment(page, '')
  await expect(page.getByText(busy)).toBeVisible()
  await expect.poll(() => refused.length).toBeGreaterThan(1)
  letIn()
  const sent = (await placed).request()
  await paying
  expect(new Set([...refused.map(({ key }) => key), sent.headers()['idempotency-key']]).size).toBe(1)
  expect(new Set([...refused.map(({ body }) => body), sent.postData()]).size).toBe(1)
  expect(await readOwnOrders(page)).toHaveLength(1)
})

test('what is put into the cart while the shop is busy gets there', async ({ page }) => {
  await page.goto('/products/nyeri-aa-coffee')
  const { refused, letIn } = await refuse(page, /\/api\/cart\//, 'PATCH')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText(busy)).toBeVisible()
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  letIn()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText(/^Added Nyeri AA coffee/)).toBeVisible()
  await page.goto('/cart/')
  await expect(page.getByText('1 item from 1 store')).toBeVisible()
})
