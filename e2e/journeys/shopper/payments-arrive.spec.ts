import type { APIRequestContext } from '@playwright/test'
import { shopCommand } from '../../../testing/shop/shop-command.ts'
import { demoSignIn } from '../../support/account.ts'
import { buyFrom, storesNumber } from '../../support/bought.ts'
import { type OwnOrder, placeOrder, readOwnOrders, trackOrder } from '../../support/checkout.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

const product = 'raw-shea-butter'
const newEmail = () => `paying-${crypto.randomUUID()}@example.test`

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

// Our own shop's data can be checked; those of a shop named by its address cannot.
test.afterAll(() => {
  const dataDir = process.env.SHOP_DATA_DIR
  if (dataDir) expect(shopCommand(dataDir, 'verify')).toMatchObject({ code: 0 })
})

test('nothing arrives: the page is closed, no webhook comes, and the sweep finds the payment', {
  tag: '@slow',
}, async ({ page, request }) => {
  test.setTimeout(300_000)
  const order = await placeOrder(page, product, newEmail())
  await page.getByText('For testing').click()
  await page.getByLabel('Webhook').selectOption('Never')
  await page.getByRole('button', { name: 'Approve and close this page' }).click()
  await expect(page.getByRole('heading', { name: 'Approved' })).toBeVisible()
  await page.close()
  expect((await trackOrder(request, order)).state).toBe('awaiting_payment')
  await expectPaidOnce(request, order, { withinSeconds: 200 })
})

test('the page is closed and only the webhook arrives', async ({ page, request }) => {
  const order = await placeOrder(page, product, newEmail())
  await page.getByText('For testing').click()
  await page.getByRole('button', { name: 'Approve and close this page' }).click()
  await expect(page.getByRole('heading', { name: 'Approved' })).toBeVisible()
  await page.close()
  await expectPaidOnce(request, order)
})

test('nothing arrives: an operator reconciles, and goes on to the order', async ({ page, request, complaints }) => {
  const order = await placeOrder(page, product, newEmail())
  const number = storesNumber(order.number)
  await page.getByText('For testing').click()
  await page.getByLabel('Webhook').selectOption('Never')
  await page.getByRole('button', { name: 'Approve and close this page' }).click()
  await expect(page.getByRole('heading', { name: 'Approved' })).toBeVisible()
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/reconciliation')
  await page.getByRole('button', { name: 'Compare now' }).click()
  const find = page.getByRole('list', { name: 'Found at Sandbox payment' }).getByRole('listitem')
  await expect(find.filter({ hasText: number })).toContainText('had arrived, but Sandbox payment had not told us')
  await expectPaidOnce(request, order)
  await find.getByRole('link', { name: `Open ${number}` }).click()
  await expect(page.getByRole('heading', { name: `${number}-A` })).toBeVisible()
  expect(complaints).toEqual([])
})

test('too much arrives: the order is honoured, and an operator refunds the surplus', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { number } = await buyFrom(baseURL, 'adunni-atelier', { tamper: 'one-over' })
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/payment-reviews')
  const card = page.getByLabel(`Order ${number}`)
  await expect(card.getByText('The payment was ₦0.01 more than the order total.')).toBeVisible()
  await card.getByRole('button', { name: 'Refund surplus' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund ₦0.01?' })
  await dialog.getByLabel('Reason').fill('Their bank rounded up')
  await dialog.getByRole('button', { name: 'Refund surplus' }).click()
  await expect(card).toHaveCount(0)
  await page.goto(`/dashboard/orders/${number}-A`)
  await expect(page.getByRole('heading', { name: 'Pack it' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('the webhook comes twice while the shopper returns', async ({ page, request }) => {
  const order = await placeOrder(page, product, newEmail())
  await page.getByText('For testing').click()
  await page.getByLabel('Webhook').selectOption('Twice')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Payment received/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Payment received/ })).toBeVisible()
  expect(await readOwnOrders(page)).toHaveLength(1)
  await expectPaidOnce(request, order)
})

test('a declined payment says why, keeps the order, and succeeds at the second try', async ({ page, request }) => {
  const order = await placeOrder(page, product, newEmail())
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  await expect(page.getByText('There is not enough money on the card.')).toBeVisible()
  expect((await trackOrder(request, order)).state).toBe('awaiting_payment')

  await expect(page).toHaveURL(/\/payments\/failure\/\?reference=/)
  // The claims of the address count for nothing.
  await page.goto(page.url().replace('/failure/', '/success/').replace('status=failed', 'status=successful'))
  await expect(page).toHaveURL(/\/payments\/failure\//)
  await expect(page.getByText('There is not enough money on the card.')).toBeVisible()
  await expect(page.getByText(/Your items are reserved until \d\d:\d\d/)).toBeVisible()
  await page.getByRole('button', { name: 'Pay again' }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Payment received/ })).toBeVisible()
  expect(await readOwnOrders(page)).toHaveLength(1)
  await expectPaidOnce(request, order)
})

test('a shopper who leaves without paying finds the order again and pays it', async ({ page, request }) => {
  const order = await placeOrder(page, product, newEmail())
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await expect(page.getByRole('heading', { name: 'You left the payment page' })).toBeVisible()
  await expect(page).toHaveURL(/\/payments\/failure\//)
  await page.getByRole('link', { name: 'Track order' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay again' }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Payment received/ })).toBeVisible()
  expect(await readOwnOrders(page)).toHaveLength(1)
  await expectPaidOnce(request, order)
})

test('a slow payment is being confirmed, then paid, without a reload', async ({ page, request }) => {
  const order = await placeOrder(page, product, newEmail())
  await page.getByText('For testing').click()
  await page.getByLabel('Duration in seconds').fill('8')
  await page.getByRole('button', { name: 'Pay slowly' }).click()
  await expect(page.getByRole('heading', { name: 'Confirming your payment…' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Payment received/ })).toBeVisible()
  await expectPaidOnce(request, order)
})

test('a made-up address of the success page pays nothing', async ({ page, request }) => {
  const order = await placeOrder(page, product, newEmail())
  const reference = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto('/payments/success/?reference=mk-made-up&transaction_id=1&status=success')
  await expect(page.getByRole('heading', { name: 'We could not find this payment' })).toBeVisible()
  await page.goto(`/payments/success/?reference=${reference}&status=success`)
  await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible()
  expect((await trackOrder(request, order)).state).toBe('awaiting_payment')
})

test('the return opens in a browser without a country: it asks for one, chooses none, and then shows the outcome', async ({
  page,
  browser,
  baseURL,
}) => {
  await placeOrder(page, product, newEmail())
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Payment received/ })).toBeVisible()

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const elsewhere = await context.newPage()
  await elsewhere.goto(page.url().replace('success', 'failure'))
  const field = elsewhere.getByPlaceholder('Select country / currency')
  await whenAlive(field)
  await expect(field).toHaveValue('')
  await expect(elsewhere.getByRole('banner')).toHaveCount(0)
  expect(await elsewhere.evaluate(() => localStorage.getItem('user-prefs-storage') ?? '')).not.toContain('-')
  await field.fill('Kenya')
  await elsewhere.getByRole('button', { name: 'enter' }).click()
  await expect(elsewhere.getByRole('heading', { name: /^Payment received/ })).toBeVisible()
  await expect(elsewhere.getByRole('main')).toContainText('₦')
  await expect(elsewhere.getByRole('button', { name: /Currency: KES/ })).toBeVisible()
  // It was paid, although the address said otherwise.
  await expect(elsewhere).toHaveURL(page.url())
  await context.close()
})

/** Paid, once on its timeline, and one email to its buyer. */
async function expectPaidOnce(request: APIRequestContext, order: OwnOrder, { withinSeconds = 30 } = {}): Promise<void> {
  const state = async () => (await trackOrder(request, order)).state
  await expect.poll(state, { timeout: withinSeconds * 1000 }).toBe('paid')
  const { timeline, parcels } = await trackOrder(request, order)
  expect(timeline.filter((entry) => entry.kind === 'paid')).toHaveLength(1)
  expect(parcels.map((parcel) => parcel.state)).toEqual(['new'])
  const letters = async () => (await (await request.get('/dev/mail')).text()).split(`to ${order.email}`).length - 1
  await expect.poll(letters, { timeout: 30_000 }).toBe(1)
}
