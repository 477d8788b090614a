import type { Page } from '@playwright/test'
import { rateOf as findRate } from '../../../testing/shop/buyer.ts'
import { fillCart } from '../../support/checkout.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

const rateOf = (page: Page) => findRate(new URL(page.url()).origin, 'NG')

async function leaveByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'enter' }).press('Enter')
}

test('an empty browser sees only onboarding, chooses Nigeria, waits a second and is in', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  await page.goto('/featured/')
  await expect(page.getByRole('heading', { name: 'Where are you located?' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  const field = page.getByPlaceholder('Select country / currency')
  await field.fill('nige')
  await page.getByRole('option', { name: 'Nigeria - (NGN)' }).click()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'enter' }).click()
  await expect(page.getByRole('button', { name: 'processing...' })).toBeDisabled()
  await page.clock.runFor(900)
  await expect(page.getByRole('button', { name: 'processing...' })).toBeVisible()
  await page.clock.runFor(200)

  // The page that the link named, not the home page.
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(/\/featured\/?$/)
  const saved = await page.evaluate(() => localStorage.getItem('user-prefs-storage'))
  const { rateCountryAndCurrencyId } = JSON.parse(saved ?? '{}').state
  expect((await page.context().cookies()).find((cookie) => cookie.name === 'rate')?.value).toBe(
    rateCountryAndCurrencyId,
  )
  expect(complaints).toEqual([])
})

test('lists every rate as country - (currency), and does not appear next time', async ({ page, enter }) => {
  await page.goto('/')
  await page.getByPlaceholder('Select country / currency').click()
  const { data } = (await (await page.request.get('/api/rates/')).json()) as {
    data: { country: string; currency: string }[]
  }
  await expect(page.getByRole('option')).toHaveText(data.map(({ country, currency }) => `${country} - (${currency})`))
  await enter(page, 'GH')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Where are you located?' })).toHaveCount(0)
})

test('enter without a choice opens the shop for this visit, and asks again next time', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'enter' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('link', { name: 'Featured' }).first().click()
  await expect(page).toHaveURL(/\/featured/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Where are you located?' })).toBeVisible()
})

for (const [way, leave] of [
  ['"enter"', (page: Page) => page.getByRole('button', { name: 'enter' }).click()],
  ['the tabulator and "enter"', leaveByKeyboard],
] as const) {
  test(`a typed country left with ${way} is chosen`, async ({ page }) => {
    await page.goto('/')
    const field = page.getByPlaceholder('Select country / currency')
    await whenAlive(field)
    await field.pressSequentially('Nigeria')
    await leave(page)
    await expect(page.getByRole('button', { name: /Currency: NGN/ })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user-prefs-storage'))).toContain((await rateOf(page)).id)
  })
}

test('passing over the list on the way to "enter" chooses nothing', async ({ page }) => {
  await page.goto('/')
  const field = page.getByPlaceholder('Select country / currency')
  await whenAlive(field)
  await field.pressSequentially('united')
  await page.getByRole('option').last().hover()
  await page.getByRole('heading', { name: 'Where are you located?' }).hover()
  const first = await page.getByRole('option').first().textContent()
  await field.blur()
  await expect(field).toHaveValue(first ?? '')
})

test('the cookie notice stays until ACCEPT, at its size', async ({ page, enter }) => {
  await enter(page, 'NG')
  await page.addInitScript(() => localStorage.removeItem('cookieConsentGiven'))
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/about')
  const notice = page.getByRole('complementary', { name: 'Cookies?' })
  await expect(notice).toContainText(
    'We use cookies to ensure our website runs smoothly and to improve your browsing experience.',
  )
  expect(await notice.boundingBox()).toMatchObject({ width: 380, height: 192 })
  await page.setViewportSize({ width: 400, height: 800 })
  expect((await notice.boundingBox())?.width).toBe(360)
  await notice.getByRole('button', { name: 'ACCEPT' }).click()
  await expect(notice).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('cookieConsentGiven'))).toBe('true')
})

test('consent is withdrawn on the cookie page, and the notice asks again', async ({ page, enter, complaints }) => {
  await enter(page, 'NG')
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(page.getByRole('heading', { name: 'Cookies', exact: true })).toBeVisible()
  await expect(page.getByRole('term')).toContainText(['Country and currency', 'Sign-in', 'Cart and orders'])
  const notice = page.getByRole('complementary', { name: 'Cookies?' })
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'Withdraw consent' }).click()
  expect(await page.evaluate(() => localStorage.getItem('cookieConsentGiven'))).toBeNull()
  await expect(page.getByRole('switch', { name: 'Recently viewed products' })).toBeDisabled()
  await expect(notice).toBeVisible()
  await expect(page.getByText('You have not accepted cookies.')).toBeFocused()
  await notice.getByRole('button', { name: 'ACCEPT' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByText('You have accepted cookies.')).toBeVisible()
  expect(complaints).toEqual([])
})

for (const [width, height] of [
  [740, 360],
  [667, 375],
  [800, 360],
] as const) {
  test(`the cookie notice leaves the search visible on a phone in landscape, ${width} × ${height}`, async ({
    page,
    enter,
  }) => {
    await enter(page, 'NG')
    await page.addInitScript(() => localStorage.removeItem('cookieConsentGiven'))
    await page.setViewportSize({ width, height })
    await page.goto('/about')
    const notice = await page.getByRole('complementary', { name: 'Cookies?' }).boundingBox()
    const search = await page.getByRole('combobox', { name: 'Search products and stores' }).boundingBox()
    expect(notice?.width).toBeCloseTo(width < 768 ? width * 0.9 : 380, 0)
    expect(notice?.y).toBeGreaterThanOrEqual((search?.y ?? 0) + (search?.height ?? 0))
  })
}

test('the total stays readable beside the button that pays, with text at 200%', async ({ page, enter }) => {
  await enter(page, 'NG')
  await page.setViewportSize({ width: 360, height: 740 })
  await fillCart(page, 'bonwire-kente-scarf')
  await page.goto('/checkout/')
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
  const total = page.locator('[data-action-bar]').getByText(/^₦[\d,]+$/)
  await expect(total).toBeVisible()
  const isWhole = await total.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
  expect(isWhole).toBe(true)
})

test('where colours are forced, filled buttons keep an edge and what is chosen has another', async ({
  page,
  enter,
}) => {
  await enter(page, 'NG')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/products/bonwire-kente-scarf')
  const edge = (name: string, role: 'button' | 'link') =>
    page
      .getByRole('main')
      .getByRole(role, { name, exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).borderWidth)
  expect(await edge('Add to cart', 'button')).toBe('1px')
  expect(await edge('Sika Futuro', 'link')).toBe('1px')
  expect(await edge('Fathia', 'link')).toBe('2px')
})

test('a country chosen in one tab also prices the other', async ({ page, context, enter, complaints }) => {
  await page.goto('/')
  await enter(page, 'NG')
  await page.goto('/products/bonwire-kente-scarf')
  const other = await context.newPage()
  await other.goto('/products/bonwire-kente-scarf')
  const label = (tab: Page) => tab.locator('#currency')
  await whenAlive(label(other))
  await expect(label(page)).toContainText('NGN')
  await label(other).click()
  await other.getByRole('combobox', { name: 'Select country / currency' }).fill('Kenya')
  await other.getByRole('option', { name: /Kenya/ }).click()
  await expect(label(other)).toContainText('KES')
  await expect(label(page)).toContainText('KES')
  await expect(page.locator('main')).toContainText('KSh')
  await expect(page.locator('main')).not.toContainText('₦')
  expect(complaints).toEqual([])
})

test('the maintenance banner never changes; offline is red, back online is green for three seconds', async ({
  page,
  enter,
  context,
}) => {
  await page.clock.install()
  await enter(page, 'NG')
  await page.goto('/about')
  await expect(
    page.getByText('The site is currently under maintenance. Some features may be unavailable.'),
  ).toBeVisible()
  await context.setOffline(true)
  const offline = page.getByText('You are offline. Some features may not work.')
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  const back = page.getByText('You are back online!')
  await expect(back).toBeVisible()
  await expect(offline).toHaveCount(0)
  await page.clock.runFor(3000)
  await expect(back).toHaveCount(0)
})

test('the product of a closed store says Not Found, also to a first-time visitor', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Shuttered Lamps')
  const { slug } = await seller.addProduct('Storm lamp')
  const data = { email: 'owner@makola.test', password: 'makola-owner-demo' }
  const { access_token } = await (await request.post('/api/auth/login', { data })).json()
  const closed = await request.put(`/api/stores/${seller.store.id}/suspension`, {
    headers: { authorization: `Bearer ${access_token}` },
    data: { status: 'closed', reason: 'The lamps were never sent.' },
  })
  expect(closed.status(), await closed.text()).toBe(200)
  expect((await page.goto(`/products/${slug}`))?.status()).toBe(404)
  const country = page.getByPlaceholder('Select country / currency')
  await whenAlive(country)
  await country.fill('Kenya')
  await page.getByRole('button', { name: 'enter' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found')
  // The browser logs the status of an answer, and the page its message.
  expect(complaints.filter((text) => !/ 404 |This product does not exist/.test(text))).toEqual([])
})

test('an unknown path says Not Found', async ({ page, enter }) => {
  await enter(page, 'NG')
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Not Found', { exact: true }).first()).toBeVisible()
})

test('switching the currency changes the prices in place', async ({ page, enter }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enter(page, 'NG')
  await page.goto('/store/')
  await expect(page.getByText(/₦[\d,]+/).first()).toBeVisible()
  await page.getByRole('button', { name: /NGN/ }).click()
  await page.getByRole('option', { name: 'United Kingdom - (GBP)' }).click()
  await expect(page.getByText(/£[\d,]+/).first()).toBeVisible()
  await expect(page.getByText(/₦/)).toHaveCount(0)
})
