import { expect, type Page } from '@playwright/test'
import { demoSignIn } from '../support/account.ts'
import { storesNumber } from '../support/bought.ts'
import { fillCart, fillCheckout, type OwnOrder, readOwnOrders } from '../support/checkout.ts'
import { showLetter } from '../support/letters.ts'
import { openDesk } from '../support/open-desk.ts'
import { pay } from '../support/paying.ts'
import type { MarkedScreen, Shop } from './marked-screen.ts'

const email = 'ada@example.test'

/** The rows of "The shop" around a payment. */
export const payingScreens: MarkedScreen[] = [
  { name: 'Checkout', on: 'phone', show: (page) => checkOut(page) },
  { name: 'Sandbox page', on: 'phone', show: (page) => goToSandbox(page) },
  { name: 'Confirming', on: 'phone', show: payLate },
  { name: 'Success', on: 'phone', show: (page) => payAtOnce(page) },
  { name: 'Failure', on: 'phone', show: payInVain },
  { name: 'Tracking', on: 'phone', show: track },
  { name: 'Account', on: 'phone', show: readAccount },
  { name: 'Letters', on: 'phone', show: readReceipt },
]

/** `headers` are of a session. */
async function checkOut(page: Page, product = 'raw-shea-butter', headers: Record<string, string> = {}): Promise<void> {
  // A page of the shop would ask for the cart at the same time.
  await page.goto('about:blank')
  await fillCart(page, product, headers)
  await page.goto('/checkout/')
  await fillCheckout(page, email)
  await page.evaluate(() => scrollTo(0, 0))
}

async function goToSandbox(page: Page, product?: string, headers?: Record<string, string>): Promise<void> {
  await checkOut(page, product, headers)
  await pay(page)
  await expect(page.getByText('You pay Makola')).toBeVisible()
}

async function payLate(page: Page): Promise<void> {
  await goToSandbox(page)
  await page.getByText('For testing').click()
  await page.getByRole('button', { name: 'Pay slowly' }).click()
  await expect(page.getByRole('heading', { name: 'Confirming your payment…' })).toBeVisible()
}

async function payAtOnce(
  page: Page,
  product?: string,
  headers?: Record<string, string>,
): Promise<Omit<OwnOrder, 'email'>> {
  await goToSandbox(page, product, headers)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible()
  const [order] = await readOwnOrders(page)
  if (!order) throw new Error('The browser does not remember the order that it placed.')
  return order
}

async function payInVain(page: Page): Promise<void> {
  await goToSandbox(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('button', { name: 'Pay again' })).toBeVisible()
}

async function track(page: Page, { browser, url }: Shop): Promise<void> {
  const { number, trackingToken } = await payAtOnce(page, 'nyeri-aa-coffee')
  const desk = await openDesk(browser, url, 'seller')
  await desk.goto(`/dashboard/orders/${storesNumber(number)}-A`)
  await desk.getByRole('button', { name: 'Mark as packed' }).click()
  await desk.getByLabel('Carrier', { exact: true }).selectOption('DHL')
  await desk.getByLabel('Tracking number').fill('DHL 4711 0815')
  await desk.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(desk.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
  await page.goto(`/order-tracking/?token=${trackingToken}`)
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
}

async function readAccount(page: Page): Promise<void> {
  await demoSignIn(page, 'shopper')
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  await payAtOnce(page, undefined, { authorization: `Bearer ${token}` })
  await page.goto('/account/')
  await expect(page.getByRole('heading', { name: 'Efua Sarpong' })).toBeVisible()
}

async function readReceipt(page: Page): Promise<void> {
  await payAtOnce(page)
  await showLetter(page, { email, subject: /^Your Makola order .* is paid$/ })
}
