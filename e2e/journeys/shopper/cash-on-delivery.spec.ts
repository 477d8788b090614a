import { rmSync } from 'node:fs'
import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import { formatPrice } from '@makola/money/format.ts'
import { expect, type Page, test } from '@playwright/test'
import { makeDataFolder } from '../../../testing/shop/data-folder.ts'
import { type ShopProcess, startShop } from '../../../testing/shop/shop-process.ts'
import { demoSignIn } from '../../support/account.ts'
import { askAboutBroken, storesNumber } from '../../support/bought.ts'
import { fillCart, fillCheckout, readOwnOrders, trackOrder } from '../../support/checkout.ts'
import { newEmail, openCheckout, way } from '../../support/paying.ts'
import { enterShop } from '../../support/test.ts'

test.setTimeout(180_000)
// One shop serves both, one after the other.
test.describe.configure({ mode: 'default' })

let dataDir: string
let shop: ShopProcess

test.beforeAll(async () => {
  dataDir = process.env.CASH_DATA_DIR ?? makeDataFolder()
  shop = await startShop(dataDir, { CASH_ON_DELIVERY_COUNTRIES: 'NG' })
})
test.afterAll(async () => {
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('cash on delivery is agreed, and a cancelled part need not be paid', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await enterShop(page, shop.url, 'NG')
  await fillCart(page, 'raw-shea-butter')
  await openCheckout(page)
  await way(page, 'Cash on delivery').check()
  await expect(page.getByText('You pay nothing now.')).toBeVisible()
  await page.getByLabel('Phone').fill('')
  const order = page.getByRole('button', { name: /^Pay ₦.* on delivery$/ })
  await order.click()
  await expect(page.getByRole('alert')).toContainText('The courier calls before coming')
  await page.getByLabel('Phone').fill('0803 765 4321')
  await order.click()
  await expect(page.getByRole('heading', { name: /^Order placed/ })).toBeVisible()

  const [own] = await readOwnOrders(page)
  if (!own) throw new Error('The browser does not remember the order that it placed.')
  const { total, parcels } = await trackOrder(page.request, own)
  const unit = parcels[0]?.lines[0]?.unitPrice.amount ?? 0
  const left = formatPrice({ ...total, amount: total.amount - unit })
  await expectDue(page, formatPrice(total), 'success')
  const outcome = page.url()
  await page.getByRole('link', { name: 'Track order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Placed, cash on delivery' })).toBeVisible()
  const tracking = page.url()
  await expectDue(page, formatPrice(total), 'tracking')

  await callOffOne(page, own)
  await page.goto(tracking)
  await expectDue(page, left, 'tracking')
  await expect(page.getByText('1 cancelled')).toBeVisible()
  await page.goto(outcome)
  await expectDue(page, left, 'success')
  await context.close()
})

test('cash that a store collected and support gives back: the store is asked to pay it, and the buyer hears when it says so', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 360, height: 800 }, hasTouch: true })
  const page = await context.newPage()
  await enterShop(page, shop.url, 'NG')
  await openCheckout(page, 'ikoyi-wrap-dress')
  // A parcel to another country is paid before.
  const country = page.getByLabel('Country', { exact: true })
  await country.selectOption('Ghana')
  await expect(way(page, 'Cash on delivery')).toHaveCount(0)
  await country.selectOption('Nigeria')
  await fillCheckout(page, newEmail())
  await way(page, 'Cash on delivery').check()
  await page.getByRole('button', { name: 'Place order', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Order placed/ })).toBeVisible()
  const [own] = await readOwnOrders(page)
  if (!own) throw new Error('The browser does not remember the order that it placed.')
  await page.getByRole('link', { name: 'Track order' }).click()
  const tracking = page.url()

  const seller = await browser.newContext({ baseURL: shop.url, viewport: { width: 1280, height: 900 } })
  const desk = await seller.newPage()
  await enterShop(desk, shop.url, 'NG')
  await demoSignIn(desk, 'owner')
  const parcel = `/dashboard/orders/${storesNumber(own.number)}-A`
  await desk.goto(parcel)
  await handOver(desk)

  await askAboutBroken(page, tracking)

  await desk.getByRole('link', { name: 'Answer request' }).click()
  await desk.getByRole('button', { name: 'Refund without a return' }).click()
  await expect(desk.getByText(/^The store pays back ₦.* in cash or by transfer\.$/)).toBeVisible()
  await desk.goto(parcel)
  await expect(desk.getByRole('heading', { name: 'Pay the buyer back' })).toBeVisible()
  await page.goto(tracking)
  await expect(page.getByText(/^The store pays back ₦.* in cash or by transfer\.$/)).toBeVisible()
  await expect(page.getByText(/refunded/)).toHaveCount(0)

  await desk.getByRole('button', { name: 'Confirm refund' }).click()
  const form = desk.getByRole('dialog', { name: /^Have you paid back ₦/ })
  await form.getByRole('textbox', { name: /How did you pay/ }).fill('Transfer 4711')
  await form.getByRole('button', { name: 'Confirm refund' }).click()
  await expect(form).toBeHidden()
  await expect(desk.getByText('Transfer 4711')).toBeVisible()
  await expect(page.getByText(/^₦.* paid back by the store: Broken on arrival$/)).toBeVisible()
  await expect(page.getByText('· refunded').first()).toBeVisible()
  await Promise.all([context.close(), seller.close()])
})

/** Packed, shipped and delivered: the store has the cash. */
async function handOver(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Mark as packed' }).click()
  await desk.getByLabel('Carrier', { exact: true }).selectOption({ index: 1 })
  await desk.getByRole('textbox', { name: 'Tracking number' }).fill('GIG 12345')
  await desk.getByRole('button', { name: 'Mark as shipped' }).click()
  await desk.getByRole('button', { name: 'Mark as delivered' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(desk.getByText('Nothing more to do.')).toBeVisible()
}

/** The page shows the amount due, and calls no other amount due. */
async function expectDue(page: Page, due: string, where: 'success' | 'tracking'): Promise<void> {
  const total = page.getByText('To pay in cash on delivery', { exact: true }).locator('..')
  await expect(total).toHaveText(`To pay in cash on delivery${due}`)
  const own =
    where === 'success'
      ? page.getByText(/^Order .* in cash$/)
      : page.getByText('Pay in cash on delivery', { exact: true }).locator('..')
  await expect(own).toContainText(due)
}

/** Its store takes one of two units off, reads what is left to collect, and prints it. */
async function callOffOne(page: Page, own: Pick<TrackedOrder, 'number'> & { trackingToken: string }): Promise<void> {
  await demoSignIn(page, 'owner')
  await page.goto(`/dashboard/orders/${storesNumber(own.number)}-A`)
  await page.getByRole('button', { name: 'Refund buyer' }).click()
  const form = page.getByRole('dialog', { name: 'Refund buyer' })
  await form.getByRole('radio', { name: 'Some of the items' }).check()
  await form.getByRole('button', { name: /^Increase: / }).click()
  await form.getByLabel('Reason').fill('One of them broke')
  await form.getByRole('button', { name: /^Refund ₦/ }).click()
  await expect(form).toBeHidden()
  const { cashDue } = await trackOrder(page.request, own)
  const collect = `Collect ${cashDue && formatPrice(cashDue)} in cash`
  await expect(page.getByText(`${collect}.`).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('article', { hasText: 'Packing slip' })).toContainText(collect)
  await page.emulateMedia({ media: 'screen' })
}
