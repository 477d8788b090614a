import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import type { Page } from '@playwright/test'
import { demoSignIn } from '../../support/account.ts'
import { buyFrom } from '../../support/bought.ts'
import { expect, test } from '../../support/test.ts'

const store = 'adunni-atelier'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

/** Reads the buyer's timeline after a reload, newest first. */
async function readTimeline(page: Page, token: string): Promise<string[]> {
  const answer = await page.request.get(`/api/orders/track/${token}`)
  const { data } = (await answer.json()) as { data: TrackedOrder }
  return data.timeline.map(({ kind }) => kind)
}

test('a packer finds the order on a phone, packs, ships and delivers it, and the buyer sees each step', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { number, trackingToken } = await buyFrom(baseURL, store)
  await page.setViewportSize({ width: 360, height: 760 })
  await demoSignIn(page, 'packer')
  await page.goto('/dashboard/orders/')
  await page.getByLabel('Search orders by number, name, phone or email').fill(number.toLowerCase())
  await page.getByRole('list', { name: 'Orders' }).getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { name: 'Pack it' })).toBeVisible()

  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await expect(page.getByRole('heading', { name: 'Send it' })).toBeVisible()
  expect(await readTimeline(page, trackingToken)).toEqual(['packed', 'paid', 'placed'])

  // Without a carrier nothing is sent.
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByText('Choose a carrier.')).toBeVisible()
  await page.getByLabel('Carrier', { exact: true }).selectOption('Another carrier…')
  await page.getByLabel('Name of the carrier').fill('Okada Express')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  const question = page.getByRole('dialog', { name: 'Shipped with Okada Express?' })
  await expect(question).toContainText('There is no tracking number.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.getByLabel('Tracking number').fill('OK 4711')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByText('With Okada Express OK 4711', { exact: true })).toBeVisible()
  expect(await readTimeline(page, trackingToken)).toEqual(['shipped', 'packed', 'paid', 'placed'])

  // It was the wrong parcel.
  const shipped = page.locator('[data-sonner-toast]', { hasText: 'Shipped.' })
  await shipped.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Send it' })).toBeVisible()
  expect(await readTimeline(page, trackingToken)).toEqual(['packed', 'paid', 'placed'])
  await page.getByLabel('Carrier', { exact: true }).selectOption('Another carrier…')
  await page.getByLabel('Name of the carrier').fill('Okada Express')
  await page.getByLabel('Tracking number').fill('OK 4711')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByText('With Okada Express OK 4711', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  const arrived = page.getByRole('dialog', { name: 'Has the parcel arrived?' })
  await arrived.getByRole('button', { name: 'Cancel' }).click()
  await expect(arrived).toBeHidden()
  await expect(page.getByText('Nothing more to do.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  await arrived.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(page.getByText('Nothing more to do.')).toBeVisible()
  await page.goto(`/order-tracking/?token=${trackingToken}`)
  await expect(page.getByText('Okada Express', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a packer cannot refund: the button says why, and so does the API', async ({ page, baseURL }) => {
  const { number } = await buyFrom(baseURL, store)
  await demoSignIn(page, 'packer')
  await page.goto(`/dashboard/orders/${number}`)
  for (const name of ['Refund buyer', 'Cancel this parcel']) {
    const button = page.getByRole('button', { name })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(
      'Your role in this store cannot make refunds. Ask an owner or a manager.',
    )
  }
  const accessToken = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { authorization: `Bearer ${accessToken}`, 'idempotency-key': crypto.randomUUID() }
  const found = await page.request.get(`/api/orders/${number}-A`, { headers })
  const { data: parcel } = await found.json()
  const data = { reason: 'A friend', of: { kind: 'rest' } }
  const refused = await page.request.post(`/api/parcels/${parcel.id}/refunds`, { headers, data })
  expect(refused.status()).toBe(403)
  await page.goto('/dashboard/team')
  await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()
})

test('an owner refunds a part and then cancels the rest: never more than was paid', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { number, trackingToken } = await buyFrom(baseURL, store)
  await demoSignIn(page, 'owner')
  await page.goto(`/dashboard/orders/${number}-A`)
  await page.getByRole('button', { name: 'Refund buyer' }).click()
  const form = page.getByRole('dialog', { name: 'Refund buyer' })
  await form.getByRole('radio', { name: 'Another amount' }).check()
  await form.getByLabel('Amount in NGN').fill('99,000,000')
  await form.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(form.getByText(/^Only ₦[\d,.]+ can still be refunded\.$/)).toBeVisible()
  await expect(form.getByText('Enter a reason.')).toBeVisible()
  await form.getByLabel('Amount in NGN').fill('500')
  await form.getByLabel('Reason').fill('A loose thread')
  await form.getByRole('button', { name: 'Refund ₦500' }).click()
  const refunds = page.getByRole('region', { name: 'Refunds' })
  await expect(refunds.getByText('A loose thread')).toBeVisible()
  await expect(refunds.getByText('Refunded', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Cancel this parcel' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this parcel?' })
  await question.getByLabel('Reason').fill('Sold out after all')
  await question.getByRole('button', { name: 'Cancel parcel' }).click()
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await expect(refunds.getByText('Refunded', { exact: true })).toHaveCount(2)
  await expect.poll(() => readTimeline(page, trackingToken)).toContain('cancelled')
  await page.goto(`/order-tracking/?token=${trackingToken}`)
  await expect(page.getByRole('heading', { name: 'Refunded' })).toBeVisible()
  await expect(page.getByText('₦500 refunded: A loose thread')).toBeVisible()
  expect(complaints).toEqual([])
})

test('only the packing slip is printed: recipient and contents, without prices', async ({ page, baseURL }) => {
  const { number } = await buyFrom(baseURL, store)
  await demoSignIn(page, 'owner')
  await page.goto(`/dashboard/orders/${number}`)
  await expect(page.getByRole('button', { name: 'Packing slip' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const printed = page.locator('article', { hasText: 'Packing slip' })
  await expect(printed).toBeVisible()
  await expect(printed).toContainText('12 Broad Street')
  await expect(printed).not.toContainText('₦')
  await expect(page.getByRole('heading', { name: 'Pack it' })).toBeHidden()
})

test('an operator decides about money that does not match: it is refunded', async ({ page, baseURL, complaints }) => {
  const { number, trackingToken } = await buyFrom(baseURL, store, { tamper: 'one-short' })
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/payment-reviews')
  const payment = page.getByRole('region', { name: `Order ${number}` })
  await expect(payment.getByText('Does not match', { exact: true })).toBeVisible()
  await expect(payment.getByRole('button', { name: 'Honour order' })).toBeDisabled()
  await payment.getByRole('button', { name: 'Refund payment' }).click()
  const question = page.getByRole('dialog', { name: 'Refund this payment?' })
  await question.getByLabel('Reason').fill('The buyer will pay again')
  await question.getByRole('button', { name: 'Refund payment' }).click()
  await expect(payment).toBeHidden()
  await expect.poll(() => readTimeline(page, trackingToken)).toContain('refunded')
  expect(complaints).toEqual([])
})
