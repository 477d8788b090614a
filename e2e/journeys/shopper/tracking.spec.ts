import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import type { Page } from '@playwright/test'
import { Buyer, rateOf } from '../../../testing/shop/buyer.ts'
import { payInSandbox } from '../../support/bought.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

test('an order is found by its number and its email address', async ({ page, baseURL, complaints }) => {
  const { number, email, trackingToken } = await order(baseURL)
  await page.goto('/order-tracking/')
  await look(page, number, email.toUpperCase())
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await expect(page.getByText(`Order ${number}`)).toBeVisible()
  // The secret of the order is for this browser, not for anyone who sees its address bar.
  expect(page.url()).not.toContain(trackingToken)
  expect(await page.content()).not.toContain(`token=${trackingToken}`)
  await page.reload()
  await expect(page.getByText(`Order ${number}`)).toBeVisible()
  expect(page.url()).not.toContain(email)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Track an order' })).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Track another order' }).click()
  await expect(page.getByRole('heading', { name: 'Track an order' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a paid order found by its number says where to ask about it, and its own link lets one ask', async ({
  page,
  baseURL,
}) => {
  const placed = await order(baseURL)
  await payInSandbox(baseURL ?? '', new Buyer(baseURL ?? ''), placed)
  const hint = page.getByText(/^To message a store or return items, open the link in our email/)
  await page.goto('/order-tracking/')
  await look(page, placed.number, placed.email)
  await expect(hint).toBeVisible()
  await page.goto(`/order-tracking/?token=${placed.trackingToken}`)
  await expect(page.getByRole('button', { name: 'Something wrong?' })).toBeVisible()
  await expect(hint).toHaveCount(0)
})

test('the phone number works too, in local form, with the order number in any spelling', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { number } = await order(baseURL)
  await page.goto('/order-tracking/')
  await look(page, ` #${number.slice(0, 4).toLowerCase()} ${number.slice(4)} `, '0803 123 4567')
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('an empty form says what is missing, field by field', async ({ page, complaints }) => {
  await page.goto('/order-tracking/')
  const number = page.getByLabel('Order number')
  await whenAlive(number)
  await page.getByRole('button', { name: 'Track order' }).click()
  await expect(number).toHaveAccessibleDescription(/^Enter your order number\./)
  await expect(number).toBeFocused()
  await number.fill('7K3M9QXA')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email or phone')).toHaveAccessibleDescription(/^Enter your email or phone number\./)
  await expect(page.getByLabel('Email or phone')).toBeFocused()
  await expect(page.getByText('Enter your order number.')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('an unknown number and a wrong contact get the same answer', async ({ page, request, baseURL }) => {
  const { number, email } = await order(baseURL)
  const miss = 'We could not find that order. Check the order number and your email or phone number.'
  await page.goto('/order-tracking/')
  await look(page, '7K3M9QXA', email)
  await expect(page.getByRole('alert')).toHaveText(miss)
  await look(page, number, 'someone-else@example.test')
  await expect(page.getByRole('alert')).toHaveText(miss)

  const answer = async (data: object) => {
    const response = await request.post('/api/orders/track', { data })
    const { request_id: _, ...problem } = await response.json()
    return { status: response.status(), problem }
  }
  const wrongContact = await answer({ number, contact: 'someone-else@example.test' })
  expect(wrongContact).toEqual(await answer({ number: '7K3M9QXA', contact: email }))
  expect(wrongContact.status).toBe(404)
})

test('a dead link says so and offers the form', async ({ page }) => {
  const answer = await page.goto(`/order-tracking/?token=${'x'.repeat(43)}`)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByText('This tracking link is not valid. Find your order with its number.')).toBeVisible()
  await expect(page.getByLabel('Order number')).toBeVisible()
})

async function look(page: Page, number: string, contact: string): Promise<void> {
  await whenAlive(page.getByLabel('Order number'))
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('Email or phone').fill(contact)
  await page.getByRole('button', { name: 'Track order' }).click()
}

/** An order that waits for its payment. */
async function order(shop = '') {
  const buyer = new Buyer(shop)
  const { data: product } = (await buyer.call<Product>('GET', '/products/raw-shea-butter')).body
  const variantId = product.variants[0]?.id ?? ''
  const placed = await buyer.place(await buyer.quote(await rateOf(shop, 'NG'), variantId))
  expect(placed.status).toBe(201)
  return { ...placed.body.data, email: buyer.email }
}
