import { randomUUID } from 'node:crypto'
import { keepTokens, openAccount } from '../../support/account.ts'
import { fillCheckout, goToPayment } from '../../support/checkout.ts'
import { readLetter } from '../../support/letters.ts'
import { lookAtPage } from '../../support/look-at-page.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

test('a guest saves with hearts, sees it in a second tab, and takes the list along at sign-in', async ({
  page,
  request,
}) => {
  await page.goto('/store/')
  const hearts = page.getByRole('button', { name: /^Save .* to the wish list$/ })
  await whenAlive(hearts.first())
  const name = await hearts.first().getAttribute('aria-label')
  await hearts.first().click()
  const heart = page.getByRole('button', { name: name ?? '', exact: true }).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Saved to your wish list')).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto('/wishes/')
  await expect(tab.getByText('1 product', { exact: true })).toBeVisible()
  await page.goto('/products/raw-shea-butter/')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await whenAlive(save)
  await save.click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(tab.getByText('2 products', { exact: true })).toBeVisible()
  await tab.close()

  const { tokens } = await openAccount(request)
  await keepTokens(page, tokens)
  await page.goto('/wishes/')
  await expect(page.getByText('2 products', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(0)
  // On a bad line the list may be here long before the marks.
  const answered = Promise.withResolvers<void>()
  await page.route('**/wishes/marks**', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText('2 products', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Raw shea butter' }).click()
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').getByRole('heading').getByRole('link')).toBeFocused()
  answered.resolve()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 products', { exact: true })).toBeVisible()
})

test('a heart pressed without a connection is saved when it is back', async ({ page, context }) => {
  await page.goto('/store/')
  const hearts = page.getByRole('button', { name: /^Save .* to the wish list$/ })
  await whenAlive(hearts.first())
  await context.setOffline(true)
  await hearts.first().click()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.status() === 204)
  await context.setOffline(false)
  await saved
  await page.goto('/wishes/')
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
})

test('a heart pressed before the page’s program has come is answered when it has', async ({ page }) => {
  const { promise: isPressed, resolve: comeAlive } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isPressed
    await route.continue()
  })
  await page.goto('/store/', { waitUntil: 'commit' })
  const heart = page.getByRole('button', { name: /^Save .* to the wish list$/ }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  comeAlive()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('sold out: a guest confirms an alert by email, hears when it is back, and buys it', async ({
  page,
  request,
  baseURL,
}) => {
  const own = await Seller.open(request, baseURL ?? '', `Waited ${randomUUID().slice(0, 8)}`)
  const { id, slug } = await own.addProduct('Waited scarf', { stock: 0 })
  const email = `waits-${randomUUID().slice(0, 8)}@example.test`
  await page.goto(`/products/${slug}/`)
  const send = page.getByRole('button', { name: 'Email me', exact: true })
  await whenAlive(send)
  await send.click()
  await expect(page.getByText('Enter your email address.')).toBeVisible()
  await page.getByLabel('Your email address').fill('bad')
  await send.click()
  await expect(page.getByText('Enter a complete email address, such as ama@example.com.')).toBeVisible()
  await page.getByLabel('Your email address').fill(email)
  await send.click()
  await expect(page.getByText(/Open the link in our email to confirm/)).toBeFocused()

  const asked = await readLetter(request, { email, subject: /^Confirm your/ })
  await page.goto(/\/wishes\/\?alert=[\w.-]+/.exec(asked)?.[0] ?? '')
  await expect(page.getByText(/Do you want an email when Waited scarf/)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, email me' }).click()
  await expect(page.getByText(/We will send you one email when Waited scarf/)).toBeFocused()

  const { variants } = await own.item(id)
  await own.call('PATCH', `/inventory/variants/${variants[0]?.id}`, { stock: 5 })
  const back = await readLetter(request, { email, subject: /^Waited scarf is back in stock/ })
  await page.goto(/\/products\/waited-scarf[\w-]*/.exec(back)?.[0] ?? '')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText('Added Waited scarf')).toBeVisible()
  // The button to pay names the amount where there is room.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/checkout')
  await fillCheckout(page, email)
  await goToPayment(page, email)
})

test('a shopper follows a store, and shares it by a link', async ({ page, request, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { tokens } = await openAccount(request)
  await page.goto('/about/')
  await keepTokens(page, tokens)
  await page.goto('/store/golden-stool/')
  const follow = page.getByRole('button', { name: /^Follow / })
  await whenAlive(follow)
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  )
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/store/golden-stool/`)
  await page.goto('/wishes/')
  await expect(page.getByRole('heading', { name: 'Stores you follow' })).toBeVisible()
  const byEmail = page.getByRole('switch')
  await byEmail.click()
  await expect(byEmail).toBeChecked()
})

test('the list reads well, in both themes', async ({ page }) => {
  await page.goto('/store/')
  const hearts = page.getByRole('button', { name: /^Save .* to the wish list$/ })
  await whenAlive(hearts.first())
  for (const index of [0, 1]) {
    await hearts.nth(index).click()
    await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  await expect.poll(async () => (await page.request.get('/api/wishes/')).text()).toContain('productId')
  await lookAtPage(page, '/wishes/')
})
