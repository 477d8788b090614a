import { formatPrice } from '@makola/money/format.ts'
import type { Page } from '@playwright/test'
import { fillCart } from '../../support/checkout.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))
// The browser logs every refused call.
test.afterEach(({ complaints }) => expect(complaints.filter((text) => !/ 409 /.test(text))).toEqual([]))

test('the drawer opens with the added product, and can be edited in place', async ({ page }) => {
  await page.goto('/products/raw-shea-butter')
  await page.getByRole('button', { name: 'Increase: Quantity of Raw shea butter' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer.getByText('Added 2 × Raw shea butter')).toBeVisible()
  const quantity = drawer.getByRole('textbox', { name: 'Quantity of Raw shea butter' })
  await expect(quantity).toHaveValue('2')
  await expect(drawer.getByText(/^Delivery to Nigeria/)).toBeVisible()
  const two = await drawer.locator('footer').innerText()
  await drawer.getByRole('button', { name: 'Increase: Quantity of Raw shea butter' }).click()
  await expect(quantity).toHaveValue('3')
  await expect(drawer.locator('footer')).not.toHaveText(two)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: /3 items/ })).toBeVisible()
})

test('on the cart page quantities change totals, a removed line can be restored, and all of it survives a reload', async ({
  page,
}) => {
  await fillCart(page, 'raw-shea-butter')
  await fillCart(page, 'nyeri-aa-coffee')
  await page.goto('/cart')
  const subtotal = page.locator('[aria-live=polite]', { hasText: '₦' })
  const one = await subtotal.innerText()
  await page.getByRole('textbox', { name: 'Quantity of Nyeri AA coffee' }).fill('4')
  // The screen is ahead of the shop, so it is the answer that is waited for.
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.url().includes('/cart'))
  await page.getByRole('textbox', { name: 'Quantity of Nyeri AA coffee' }).blur()
  await expect(page.getByText('5 items from 2 stores, one payment')).toBeVisible()
  await expect(subtotal).not.toHaveText(one)
  await saved
  await page.reload()
  await expect(page.getByText('5 items from 2 stores, one payment')).toBeVisible()

  const stores = page
    .getByRole('main')
    .locator('section h2, section h3')
    .filter({ has: page.getByRole('link') })
  const order = await stores.allInnerTexts()
  await page.getByRole('button', { name: 'Remove Raw shea butter' }).click()
  await expect(page.getByText('4 items from 1 store')).toBeVisible()
  await expect(page.getByText('Removed Raw shea butter')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Nyeri AA coffee' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('5 items from 2 stores, one payment')).toBeVisible()
  await expect(stores).toHaveText(order)
  await page.reload()
  await expect(stores).toHaveText(order)
  await expect(page.getByRole('textbox', { name: 'Quantity of Nyeri AA coffee' })).toHaveValue('4')
})

test('another country prices the cart and its delivery again', async ({ page }) => {
  await fillCart(page, 'raw-shea-butter')
  await page.goto('/cart')
  const line = page.getByRole('region', { name: 'Shea & Soil' })
  await expect(line).toContainText('₦')
  await expect(line).toContainText('Regional courier')
  const days = /Arrives .*\d/
  const [before] = days.exec(await line.innerText()) ?? []
  await page.getByRole('button', { name: /NGN/ }).click()
  await page.getByRole('option', { name: 'United Kingdom - (GBP)' }).click()
  await expect(line).toContainText(/£\d/)
  await expect(page.getByRole('main')).not.toContainText('₦')
  await expect(page.getByRole('main')).toContainText(/Delivery to United Kingdom\s*£\d/)
  await expect(line).toContainText(/Tracked air\s*£[\d.]+\s*Arrives /)
  expect(days.exec(await line.innerText())?.[0]).not.toBe(before)
  await page.reload()
  await expect(line).toContainText(/£\d/)
})

test('on a phone the cart says what delivery costs and when it comes, free from more items on, as checkout does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/ikoyi-wrap-dress')
  const offer = page.getByRole('region', { name: 'Delivery to Nigeria' })
  await expect(offer).toContainText(/Courier to the door\s*₦[^A]*Arrives \w{3}, \w{3} \d+ – \w{3}, \w{3} \d+/)
  await expect(offer).toContainText(/Pick up in Yaba\s*Free\s*Ready \w{3}, \w{3} \d+/)

  await fillCart(page, 'ikoyi-wrap-dress')
  await page.goto('/cart')
  const store = page.getByRole('region', { name: 'Adunni Atelier' })
  const total = page.locator('[aria-live=polite]', { hasText: '₦' })
  await expect(store).toContainText(/Courier to the door\s*₦[\d,.]+\s*Arrives \w{3}, \w{3} \d+/)
  await expect(store).toContainText(/Add ₦[\d,.]+ more for free delivery/)
  await expect(total).toHaveText(await sumOf(page, ['Items', 'Delivery to Nigeria']))

  await store.getByRole('button', { name: 'Increase: Quantity of Ikoyi wrap dress' }).click()
  await expect(store.getByText('Free delivery')).toBeVisible()
  await expect(page.getByText(/^Delivery to Nigeria/).locator('..')).toContainText('Free')
  await expect(total).toHaveText(await sumOf(page, ['Items']))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const shown = await total.innerText()
  await page.goto('/checkout/')
  await expect(page.getByRole('paragraph').filter({ hasText: shown }).first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /Courier to the door/ })).toBeChecked()
})

/** The sum of these amounts of the cart, as money is written. */
async function sumOf(page: Page, names: string[]): Promise<string> {
  const amounts = names.map(async (name) => page.locator('dl > div', { hasText: name }).locator('dd').innerText())
  const minor = (await Promise.all(amounts)).reduce((sum, text) => sum + 100 * Number(text.replace(/[^\d.]/g, '')), 0)
  return formatPrice({ amount: minor, currency: 'NGN' })
}

test('more than the stock is clearly refused, and sold-out products cannot be added', async ({ page }) => {
  await page.goto('/products/fugu-smock-shawl')
  await expect(page.getByText(/^Only \d left$/)).toBeVisible()
  // The field goes as far as there is stock.
  const quantity = page.getByRole('textbox', { name: 'Quantity of Fugu smock shawl' })
  await quantity.fill('99')
  await quantity.blur()
  await expect(quantity).not.toHaveValue('99')
  const all = await quantity.inputValue()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer.getByText(`Added ${all} × Fugu smock shawl`)).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()

  const refused = page.waitForResponse((response) => response.status() === 409)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect((await (await refused).json()).detail).toContain(all)
  const hasAll = `The last ${all} units of Fugu smock shawl are already in your cart.`
  await expect(page.getByRole('main').getByText(hasAll)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: new RegExp(`${all} items`) })).toBeVisible()

  await page.goto('/products/long-drop-earrings')
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled()
})

test('an empty cart suggests the next step, on its page and at checkout', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.goto('/checkout/')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('link', { name: 'Browse products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
})
