import type { Page } from '@playwright/test'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

async function openWithSizes(page: Page, baseURL: string | undefined) {
  const own = await Seller.open(page.request, baseURL ?? '', 'Sizes of Sapele')
  const price = { amount: 250_000, currency: 'NGN' }
  const { id } = await own.addProduct('Wrap dress', {
    price: undefined,
    stock: undefined,
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: ['S', 'M'].map((size) => ({ options: { Size: size }, sku: `WRAP-${size}`, price, stock: 5 })),
  })
  return { own, id }
}

test('a seller edits the variants of a product in the list by keyboard', async ({ page, baseURL, complaints }) => {
  const { own, id } = await openWithSizes(page, baseURL)
  await page.setViewportSize({ width: 1280, height: 800 })
  await own.visit(page, '/dashboard/inventory/')
  const toggle = page.getByRole('button', { name: 'Variants of Wrap dress' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: /^Price of Wrap dress, S/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('2000')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2600')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /^Select Wrap dress/ })).toContainText(/2,000.*3.*Out: M/)
  await expect
    .poll(async () => (await own.item(id)).variants.map(({ price, onHand }) => [price.amount, onHand]))
    .toEqual([
      [200_000, 3],
      [260_000, 0],
    ])
  expect(complaints).toEqual([])
})

test('on a phone a variant that somebody else has changed meanwhile is refused, with its stock of now', async ({
  page,
  baseURL,
}) => {
  const { own, id } = await openWithSizes(page, baseURL)
  await page.setViewportSize({ width: 360, height: 760 })
  await own.visit(page, '/dashboard/inventory/')
  await page.getByRole('button', { name: 'Variants of Wrap dress' }).click()
  const stock = page.getByRole('button', { name: /^Stock of Wrap dress, M/ })
  await expect(stock).toBeVisible()
  const variantId = (await own.item(id)).variants[1]?.id
  await own.call('PATCH', `/inventory/variants/${variantId}`, { stock: 9 })
  await stock.click()
  await page.getByRole('textbox', { name: 'Stock of Wrap dress, M' }).fill('4')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The stock is now 9.')).toBeVisible()
  await expect(stock).toContainText('9')
  expect((await own.item(id)).variants[1]?.onHand).toBe(9)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
