import type { Page } from '@playwright/test'
import { rateOf as findRate } from '../support/buyer.ts'
import { expect, test, whenAlive } from '../support/test.ts'

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

test('lists every rate as country - (currency), and is not in the way next time', async ({ page, enter }) => {
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

test('enter without a choice lets in for this visit, and asks again next time', async ({ page }) => {
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
  test(`a country that is typed and left for ${way} is chosen`, async ({ page }) => {
    await page.goto('/')
    const field = page.getByPlaceholder('Select country / currency')
    await whenAlive(field)
    await field.pressSequentially('Nigeria')
    await leave(page)
    await expect(page.getByRole('button', { name: /Currency: NGN/ })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user-prefs-storage'))).toContain((await rateOf(page)).id)
  })
}

test('the list moved over on the way to "enter" chooses nothing by itself', async ({ page }) => {
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

test('the maintenance banner always reads the same; offline is red, back online is green for three seconds', async ({
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
  await expect(page.getByText(/₦[\d,]+\.\d\d/).first()).toBeVisible()
  await page.getByRole('button', { name: /NGN/ }).click()
  await page.getByRole('option', { name: 'United Kingdom - (GBP)' }).click()
  await expect(page.getByText(/£[\d,]+\.\d\d/).first()).toBeVisible()
  await expect(page.getByText(/₦/)).toHaveCount(0)
})
