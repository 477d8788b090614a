import { fillCheckout, goToPayment } from '../../support/checkout.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('from an empty browser to a paid order of two stores, tracked from its email in another browser', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await page.goto('/')
  await page.getByPlaceholder('Select country / currency').fill('nige')
  await page.getByRole('option', { name: 'Nigeria - (NGN)' }).click()
  await page.getByRole('button', { name: 'enter' }).click()

  // A product with options, from the featured ones.
  await page.getByRole('banner').getByRole('link', { name: 'Featured' }).click()
  await page.getByRole('link', { name: 'Bonwire kente scarf' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonwire kente scarf' })).toBeVisible()
  await page.getByRole('region', { name: 'Pattern' }).getByRole('link', { name: 'Sika Futuro' }).click()
  await expect(page).toHaveURL(/Pattern=Sika/)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer.getByText('Added Bonwire kente scarf, Sika Futuro')).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()

  // A second one, from another store, found by searching.
  await page.getByRole('combobox', { name: 'Search products and stores' }).fill('nyeri coffee')
  await page.getByRole('option', { name: /Nyeri AA coffee/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nyeri AA coffee' })).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(drawer.getByText('Added Nyeri AA coffee')).toBeVisible()
  await drawer.getByRole('link', { name: 'View cart' }).click()

  await expect(page.getByText('2 items from 2 stores, one payment')).toBeVisible()
  const cart = page.getByRole('main')
  await expect(cart.getByRole('region', { name: 'Golden Stool Weavers' })).toContainText('Sika Futuro')
  await expect(cart.getByRole('region', { name: 'Rift Roasters' })).toContainText('Nyeri AA coffee')
  await cart.getByRole('link', { name: 'Check out' }).click()

  // Nigeria has no postcode, but landmarks.
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('NG')
  await expect(page.getByLabel('Nearest landmark')).toBeVisible()
  await expect(page.getByLabel('Postcode')).toHaveCount(0)
  const email = `buying-${crypto.randomUUID()}@example.test`
  await fillCheckout(page, email)
  await expect(page.getByRole('group', { name: 'Delivery from Golden Stool Weavers' })).toContainText(
    'Regional courier',
  )
  const coffee = page.getByRole('group', { name: 'Delivery from Rift Roasters' })
  const summary = page.getByRole('region', { name: 'Your order' })
  const total = summary.locator('[aria-live]')
  const before = await total.innerText()
  await coffee.getByRole('radio', { name: /Express/ }).check()
  await expect(total).not.toHaveText(before)
  await expect(summary.getByText(/Price held until \d\d:\d\d/)).toBeVisible()
  const toPay = await total.innerText()
  await expect(summary.getByRole('button', { name: `Pay ${toPay}` })).toBeEnabled()

  const order = await goToPayment(page, email)
  await expect(page.getByRole('heading', { name: toPay })).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page).toHaveURL(/\/payments\/success\/\?.*reference=mk-/)
  await expect(page.getByRole('heading', { name: /^Payment received/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(toPay)
  // Our pages log no errors; the email below is shown in a frame that runs no scripts, and says so.
  expect(complaints).toEqual([])

  await page.getByRole('link', { name: 'Track order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible()
  await expect(page.getByText('2 parcels are being prepared.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Parcel .* from / })).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()).toContainText(/paid/i)
  expect(page.url()).not.toContain(order.trackingToken)

  // The email, and its link in a new browser.
  await page.goto('/dev/mail')
  await page.getByRole('link', { name: `to ${email}` }).click()
  await expect(page.getByRole('heading', { name: `Your Makola order ${order.number} is paid` })).toBeVisible()
  const letter = page.frameLocator('iframe')
  await expect(letter.getByText('Golden Stool Weavers')).toBeVisible()
  const link = await letter.getByRole('link', { name: 'Track your order' }).getAttribute('href')
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const visitor = await elsewhere.newPage()
  await visitor.goto(link ?? '')
  // No country is chosen for a new visitor. The order keeps its own currency.
  const country = visitor.getByPlaceholder('Select country / currency')
  await whenAlive(country)
  await country.fill('Kenya')
  await visitor.getByRole('button', { name: 'enter' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText(toPay)
  await expect(visitor.getByRole('button', { name: 'KES' })).toBeVisible()
  await elsewhere.close()
})
