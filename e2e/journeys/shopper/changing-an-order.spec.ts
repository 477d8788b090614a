import type { Page } from '@playwright/test'
import { fillCart, fillCheckout, placeOrder, readOwnOrders, trackOrder } from '../../support/checkout.ts'
import { newEmail } from '../../support/paying.ts'
import { expect, test } from '../../support/test.ts'

const product = 'raw-shea-butter'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

const change = (page: Page) => page.getByRole('button', { name: 'Change order' })

async function expectBackInCart(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/cart\/?$/)
  await expect(page.getByRole('main').getByText('Raw shea butter').first()).toBeVisible()
  await expect(page.getByRole('main').getByText(/^1 item from 1 store/)).toBeVisible()
}

test('a declined order is changed at once: its items are in the cart, once, however often the button is pressed', async ({
  page,
  request,
  complaints,
}) => {
  const order = await placeOrder(page, product, newEmail())
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay again' })).toHaveCount(1)
  await change(page).dblclick()
  await expectBackInCart(page)
  expect((await trackOrder(request, order)).state).toBe('expired')

  // Back leads to the payment's page, which offers no expired action.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'You changed this order' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay again' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You changed this order' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the cart' }).click()
  await expectBackInCart(page)

  await page.goto(`/order-tracking/?token=${order.trackingToken}`)
  await expect(page.getByRole('heading', { name: 'Changed before payment' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Parcel / }).getByText('Not paid')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a shopper who left the payment page is not blamed, changes the order and buys again', async ({ page }) => {
  await placeOrder(page, product, newEmail())
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await expect(page.getByRole('heading', { name: 'You left the payment page' })).toBeVisible()
  await change(page).click()
  await expectBackInCart(page)
  await page.getByRole('main').getByRole('link', { name: 'Check out' }).click()
  await fillCheckout(page, newEmail())
  await page.getByRole('button', { name: /^Pay ₦/ }).dblclick()
  await expect(page).toHaveURL(/\/sandbox\/pay\/mk-/)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Payment received. Thank you, Ada' })).toBeVisible()
  expect(await readOwnOrders(page)).toHaveLength(2)
})

test('Back from the payment page can change the order too; one paid elsewhere stays paid', async ({
  page,
  request,
}) => {
  await placeOrder(page, product, newEmail())
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your order is not paid yet' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your order is not paid yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toHaveCount(0)
  await change(page).click()
  await expectBackInCart(page)

  await page.goto('/checkout/')
  await fillCheckout(page, newEmail())
  await page.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\/mk-/)
  const payUrl = page.url()
  const [newest] = await readOwnOrders(page)
  await page.goto(`/order-tracking/?number=${newest?.number}`)
  await expect(change(page)).toBeVisible()
  await request.post(payUrl, { form: { action: 'approve', webhook: 'never' } })
  await change(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible()
  await expect(change(page)).toHaveCount(0)
})

test('while the bank works neither paying again nor changing is offered', async ({ page }) => {
  const order = await placeOrder(page, product, newEmail())
  await page.getByText('For testing').click()
  await page.getByLabel('Duration in seconds').fill('600')
  await page.getByRole('button', { name: 'Pay slowly' }).click()
  await expect(page.getByRole('heading', { name: 'Confirming your payment…' })).toBeVisible()
  await page.getByRole('link', { name: 'Track order' }).click()
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Parcel / }).getByText('Confirming payment')).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Order ${order.number}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /pay/i })).toHaveCount(0)
  await expect(change(page)).toHaveCount(0)
})

test('delivery is chosen beside the address, and a pick-up names its place and asks for no street', async ({
  page,
}) => {
  await fillCart(page, 'ikoyi-wrap-dress')
  await page.goto('/checkout/')
  const ways = page.getByRole('group', { name: 'Delivery from Adunni Atelier' })
  await expect(ways.getByRole('radio', { name: /^Courier to the door/ })).toBeChecked()
  const pickUp = ways.getByRole('radio', { name: /^Pick up in Yaba/ })
  await expect(pickUp).not.toBeChecked()
  await expect(ways).toContainText('24 Commercial Avenue, Yaba, Lagos')
  await pickUp.check()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Free')
  // A slow price takes no field away that somebody has begun to fill in.
  const { promise: priced, resolve: price } = Promise.withResolvers<void>()
  await page.route('**/api/cart/quote', async (route) => {
    await priced
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Who will collect it' })).toBeVisible()
  await expect(page.getByLabel('Street address')).toHaveCount(0)
  await page.getByLabel('Email').fill('ada@example.test')
  await page.getByLabel('Full name').fill('Ada Obi')
  price()
  await expect(pickUp).toBeChecked()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Obi')
  await page.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\/mk-/)
})
