import { expect, type Page } from '@playwright/test'
import { storesNumber } from './bought.ts'
import { fillCart, fillCheckout, readOwnOrders, trackOrder } from './checkout.ts'

export const newEmail = () => `paying-${crypto.randomUUID()}@example.test`

/** Puts something into the cart and fills in the checkout, as far as the ways to pay. */
export async function openCheckout(page: Page, slug = 'raw-shea-butter'): Promise<void> {
  await fillCart(page, slug)
  await page.goto('/checkout/')
  await fillCheckout(page, newEmail())
}

/** One of the ways to pay, by its name. */
export const way = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

/** Presses the button to pay, as a phone shows it. */
export const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true }).click()

/** The page says so, and there is one order, paid once. Returns its number, as its stores know it. */
export async function expectPaidOnce(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: /^Payment received/ })).toBeVisible({ timeout: 60_000 })
  const [order, ...others] = await readOwnOrders(page)
  if (!order) throw new Error('The browser does not remember the order that it placed.')
  expect(others).toEqual([])
  const { state, timeline } = await trackOrder(page.request, order)
  expect(state).toBe('paid')
  expect(timeline.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
  return storesNumber(order.number)
}
