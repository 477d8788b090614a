import { rmSync } from 'node:fs'
import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import { formatPrice } from '@makola/money/format.ts'
import { expect, type Page, test } from '@playwright/test'
import { makeDataFolder } from '../../../testing/shop/data-folder.ts'
import { type ShopProcess, startShop } from '../../../testing/shop/shop-process.ts'
import { demoSignIn } from '../../support/account.ts'
import { storesNumber } from '../../support/bought.ts'
import { fillCart, readOwnOrders, trackOrder } from '../../support/checkout.ts'
import { openCheckout, way } from '../../support/paying.ts'
import { enterShop } from '../../support/test.ts'

test.setTimeout(180_000)

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
