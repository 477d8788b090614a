import { rmSync } from 'node:fs'
import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { startFakeFlutterwave } from '../../../testing/providers/fake-flutterwave.ts'
import { startFakePaystack } from '../../../testing/providers/fake-paystack.ts'
import type { FakeProvider } from '../../../testing/providers/fake-server.ts'
import { startFakeStripe } from '../../../testing/providers/fake-stripe.ts'
import { makeDataFolder } from '../../../testing/shop/data-folder.ts'
import { shopCommand } from '../../../testing/shop/shop-command.ts'
import { type ShopProcess, startShop } from '../../../testing/shop/shop-process.ts'
import { demoSignIn } from '../../support/account.ts'
import { fillCart } from '../../support/checkout.ts'
import { expectPaidOnce, newEmail, openCheckout, pay, way } from '../../support/paying.ts'
import { enterShop } from '../../support/test.ts'

// One shop of their own for all of these, with every provider switched on, each a fake that speaks its protocol.
test.describe.configure({ mode: 'serial' })
test.setTimeout(180_000)

let dataDir: string
let shop: ShopProcess
let fakes: { paystack: FakeProvider; flutterwave: FakeProvider; stripe: FakeProvider }

test.beforeAll(async () => {
  dataDir = process.env.PAYING_DATA_DIR ?? makeDataFolder()
  const [paystack, flutterwave, stripe] = await Promise.all([
    startFakePaystack(),
    startFakeFlutterwave(),
    startFakeStripe(),
  ])
  fakes = { paystack, flutterwave, stripe }
  shop = await startShop(dataDir, {
    ...paystack.environment,
    ...flutterwave.environment,
    ...stripe.environment,
    PAYSTACK_CURRENCIES: 'NGN',
    FLUTTERWAVE_CURRENCIES: 'NGN',
    STRIPE_CURRENCIES: 'GBP',
    CASH_ON_DELIVERY_COUNTRIES: 'NG',
    SANDBOX_PAYMENTS: 'off',
  })
  for (const { name, server } of Object.values(fakes)) {
    server.webhookUrl = `${shop.url}/api/payments/webhooks/${name}`
  }
})
test.afterAll(async () => {
  try {
    expect(shopCommand(dataDir, 'verify')).toMatchObject({ code: 0 })
  } finally {
    await shop.stop()
    await Promise.all(Object.values(fakes).map(({ server }) => server.stop()))
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('cart and footer name what pays in the visitor’s country, and nothing else', async ({ browser }) => {
  await withBuyer(browser, 'NG', async (page) => {
    await fillCart(page, 'nyeri-aa-coffee')
    await page.goto('/cart/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
      for (const name of ['Visa', 'Verve', 'Bank transfer', 'USSD', 'Cash on delivery'])
        await expect(place.getByText(name, { exact: true })).toBeVisible()
      await expect(place.getByText('Sandbox payment')).toHaveCount(0)
    }
  })
  await withBuyer(browser, 'GB', async (page) => {
    await page.goto('/help/')
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.getByText('Mastercard', { exact: true })).toBeVisible()
    await expect(footer.getByText('Verve', { exact: true })).toHaveCount(0)
    await expect(footer.getByText('Cash on delivery', { exact: true })).toHaveCount(0)
  })
})

test('a phone in Nigeria pays on Paystack’s page', async ({ browser }) => {
  await withBuyer(browser, 'NG', async (page) => {
    await openCheckout(page)
    await expect(way(page, 'Paystack')).toBeChecked()
    await expect(way(page, 'Flutterwave')).toBeEnabled()
    await expect(way(page, 'Cash on delivery')).toBeEnabled()
    await expect(page.getByText('You pay in NGN on Paystack’s own page.')).toBeVisible()
    await pay(page)
    await page.getByRole('button', { name: 'Card 4084 0840 8408 4081: pays' }).click()
    await expect(page).toHaveURL(/\/payments\/success\/\?trxref=mk-.*reference=mk-/)
    await expectPaidOnce(page)
  })
})

test('a declined card is explained, and the same order is paid with Flutterwave', async ({ browser }) => {
  await withBuyer(browser, 'NG', async (page) => {
    await openCheckout(page)
    await pay(page)
    await page.getByRole('button', { name: 'Card 4084 0800 0067 0037: insufficient funds' }).click()
    await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
    await expect(page.getByText('There is not enough money on the card or in the account.')).toBeVisible()
    await expect(page.getByText(/Your items are reserved until \d\d:\d\d/)).toBeVisible()
    await way(page, 'Flutterwave').check()
    await page.getByRole('button', { name: 'Pay again' }).click()
    await page.getByRole('button', { name: /^Card 5531 8866 5214 2950/ }).click()
    await expect(page).toHaveURL(/status=successful&tx_ref=mk-.*&transaction_id=\d+/)
    await expectPaidOnce(page)
  })
})

test('a shopper who leaves the page has not paid, whatever the address says; a slow bank is awaited', async ({
  browser,
}) => {
  await withBuyer(browser, 'NG', async (page) => {
    await openCheckout(page)
    await way(page, 'Flutterwave').check()
    await pay(page)
    await page.getByRole('button', { name: 'Cancel payment' }).click()
    const notYet = page.getByRole('heading', { name: 'Not paid yet' })
    await expect(notYet).toBeVisible()
    await expect(page.getByText('Flutterwave has no payment for this order yet.')).toBeVisible()
    const forged = new URL(page.url())
    forged.searchParams.set('status', 'successful')
    forged.searchParams.set('transaction_id', '8300000')
    await page.goto(forged.href)
    await expect(notYet).toBeVisible()

    // The order waits where it can be found, with all its ways to pay.
    await page.getByRole('link', { name: 'Track order' }).click()
    await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
    await way(page, 'Flutterwave').check()
    await page.getByRole('button', { name: 'Pay again' }).click()
    await page.getByLabel('Webhook').selectOption('Never')
    await page.getByRole('button', { name: /^Bank transfer: pays after/ }).click()
    await expect(page.getByRole('heading', { name: 'Confirming your payment…' })).toBeVisible()
    await expect(page.getByText(/We will check with Flutterwave again at \d\d:\d\d/)).toBeVisible()
    await expect(page.getByText(/You can close this page\. We will email .*@example\.test/)).toBeVisible()
    await expectPaidOnce(page)
  })
})

test('Back from the payment page finds the order waiting, and pays it another way', async ({ browser }) => {
  await withBuyer(browser, 'NG', async (page) => {
    await openCheckout(page)
    await pay(page)
    await expect(page.getByRole('button', { name: 'Cancel payment' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Your order is not paid yet' })).toBeVisible()
    await way(page, 'Flutterwave').check()
    await page.getByRole('button', { name: 'Pay again' }).click()
    await page.getByRole('button', { name: /^Card 5531 8866 5214 2950/ }).click()
    await expectPaidOnce(page)
  })
})

test('a provider is down: its orders are paid another way, and the checkout says so', async ({ browser }) => {
  const { server } = fakes.paystack
  server.fault = { kind: 'error' }
  try {
    await withBuyer(browser, 'NG', async (page) => {
      await openCheckout(page)
      const { payment } = await payInVain(page)
      await expect(page.getByText('Paystack is not responding. You were not charged')).toBeVisible()
      await expect(way(page, 'Flutterwave')).toBeChecked()
      // Polling on has no effect.
      for (let time = 0; time < 4; time++) await page.request.get(`/api/payments/verify?reference=${payment.reference}`)
      await page.getByRole('button', { name: 'Pay again' }).click()
      await page.getByRole('button', { name: /^Card 5531 8866 5214 2950/ }).click()
      await expectPaidOnce(page)
    })
    await withBuyer(browser, 'NG', async (page) => {
      await openCheckout(page)
      await expect(way(page, 'Paystack')).toBeDisabled()
      await expect(page.getByText('Paystack is not responding at the moment. Choose another way')).toBeVisible()
      await expect(way(page, 'Flutterwave')).toBeChecked()
      await pay(page)
      await page.getByRole('button', { name: /^Card 5531 8866 5214 2950/ }).click()
      await expectPaidOnce(page)
    })
  } finally {
    server.fault = null
  }
})

test('a buyer in Britain pays pounds at Stripe, the only method there: no choice to make', async ({ browser }) => {
  await withBuyer(browser, 'GB', async (page) => {
    await fillCart(page, 'raw-shea-butter')
    await page.goto('/checkout/')
    await expect(page.getByText(/Price held until \d\d:\d\d/)).toBeVisible()
    await expect(page.getByText('Card or wallet, on Stripe’s secure page.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Stripe' })).toHaveCount(0)
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Full name').fill('Iris Bello')
    await page.getByLabel('Street address').fill('4 Mare Street')
    await page.getByLabel('Town or city').fill('London')
    await page.getByLabel('Postcode').fill('E8 3RH')
    await pay(page)
    await page.getByRole('button', { name: 'Pay: 4242 4242 4242 4242' }).click()
    await expect(page).toHaveURL(/session_id=cs_/)
    await expectPaidOnce(page)
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('£')
    // Stripe's own name for it is enough.
    await page.goto(`/payments/success/?session_id=${new URL(page.url()).searchParams.get('session_id')}`)
    await expect(page.getByRole('heading', { name: /^Payment received/ })).toBeVisible()
  })
})

test('an operator pays out by Paystack, which sends what it can and explains the rest', async ({ browser }) => {
  test.setTimeout(240_000)
  await withBuyer(browser, 'NG', async (page) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await demoSignIn(page, 'owner')
    await page.goto('/dashboard/payouts')
    await page.getByRole('button', { name: 'Start payout run' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start payout run' })
    await dialog.getByLabel('Currency').selectOption('NGN')
    await dialog.getByRole('radio', { name: /^Paystack/ }).check()
    await dialog.getByLabel('Your password', { exact: true }).fill('makola-owner-demo')
    await dialog.getByRole('button', { name: /^Pay ₦/ }).click()
    const payoutOf = (store: string) =>
      page.getByRole('list', { name: 'Payouts' }).getByRole('listitem').filter({ hasText: store })
    // By the ends of their numbers, the account is unknown at first, and the balance too small for a moment.
    await expect(payoutOf('Volt & Harmattan').getByText('Returned', { exact: true })).toBeVisible({ timeout: 60_000 })
    await expect(async () => {
      await page.getByRole('button', { name: 'Check again: Adunni Atelier' }).click()
      await expect(payoutOf('Adunni Atelier').getByText('Paid', { exact: true })).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await page.goto('/dashboard/notifications')
    await expect(page.getByRole('link', { name: 'A payout to Volt & Harmattan was returned' })).toBeVisible()
    await page.getByRole('link', { name: /₦[\d,.]+ was paid out to you/ }).click()
    await page.getByRole('button', { name: 'Change payout account' }).click()
    const form = page.getByRole('dialog', { name: 'Payout account' })
    await form.getByRole('combobox', { name: 'Bank' }).fill('guar')
    await form.getByRole('option', { name: 'Guaranty Trust Bank' }).click()
    await form.getByLabel('Account number').fill('0123456781')
    await form.getByLabel('Account holder').fill('Adunni Atelier')
    await form.getByLabel('Your password', { exact: true }).fill('makola-owner-demo')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('region', { name: 'Payout account' })).toContainText('Guaranty Trust Bank •••• 6781')
  })
})

test('a refund that the bank refuses goes to the operators, and the store reads the outcome', async ({ browser }) => {
  await withBuyer(browser, 'NG', async (page) => {
    await openCheckout(page, 'ikoyi-wrap-dress')
    await pay(page)
    await page.getByRole('button', { name: /refunds need attention$/ }).click()
    const number = await expectPaidOnce(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await demoSignIn(page, 'owner')
    await page.goto(`/dashboard/orders/${number}-A`)
    await page.getByRole('button', { name: 'Refund buyer' }).click()
    const form = page.getByRole('dialog', { name: 'Refund buyer' })
    await form.getByRole('radio', { name: 'Another amount' }).check()
    await form.getByLabel('Amount in NGN').fill('500')
    await form.getByLabel('Reason').fill('A loose thread')
    await form.getByRole('button', { name: 'Refund ₦500' }).click()
    await expect(page.getByRole('region', { name: 'Refunds' }).getByText('A loose thread')).toBeVisible()

    const stuck = page.getByRole('list', { name: 'Refunds' }).getByRole('listitem').filter({ hasText: number })
    await expect(async () => {
      await page.goto('/dashboard/payment-reviews')
      await expect(stuck.getByText('Needs attention')).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 90_000 })
    await stuck.getByRole('button', { name: 'Mark as refunded' }).click()
    const question = page.getByRole('dialog', { name: 'Did you refund it by hand?' })
    await expect(question).toContainText('Cancel it at Paystack first, so that the buyer is not refunded twice.')
    await question.getByRole('button', { name: 'Mark as refunded' }).click()
    await expect(question.getByText('Enter a reason.')).toBeVisible()
    await question.getByLabel('Reason').fill('Cash at the counter')
    await question.getByRole('button', { name: 'Mark as refunded' }).click()
    await expect(stuck).toHaveCount(0)
    await page.goto(`/dashboard/orders/${number}-A`)
    const refunds = page.getByRole('region', { name: 'Refunds' })
    await expect(refunds.getByText('Refunded by hand')).toBeVisible()
    await expect(refunds).toContainText('Cash at the counter')
  })
})

/** A visitor of this shop, on a phone, who chose this country before. */
async function withBuyer(browser: Browser, country: string, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 360, height: 780 } })
  try {
    const page = await context.newPage()
    await enterShop(page, shop.url, country)
    await act(page)
  } finally {
    await context.close()
  }
}

/** Presses the button to pay, and stays here. */
async function payInVain(page: Page): Promise<PlacedOrder> {
  const placing = page.waitForResponse((answer) => answer.url().endsWith('/api/orders/') && answer.status() === 201)
  await pay(page)
  return (await (await placing).json()).data
}
