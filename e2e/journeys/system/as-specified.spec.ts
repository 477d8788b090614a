import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/test.ts'

// The specification's exact pixels, milliseconds and texts that no other journey checks.

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

const red = 'rgb(179, 38, 30)'
const green = 'rgb(27, 122, 67)'

test('the home page shows a spinner while it loads', async ({ page }) => {
  await page.goto('/about/')
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/products\//, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Makola, home' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading')
  release()
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible()
})

for (const path of ['/', '/featured/', '/store/', '/store/rift-roasters/']) {
  test(`${path} has its data before it shows`, async ({ page }) => {
    const html = await (await page.request.get(path)).text()
    expect(html.replace(/<script.*?<\/script>/gs, '')).toMatch(/₦[\d,]+/)
  })
}

test('a page and its data are preloaded on intent, and not loaded again on opening', async ({ page }) => {
  await page.goto('/about/')
  await page.waitForLoadState('networkidle')
  const code: string[] = []
  const data: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') code.push(request.url())
    if (request.url().includes('/api/products/')) data.push(request.url())
  })
  const link = page.getByRole('banner').getByRole('link', { name: 'Featured' })
  await link.hover()
  await expect.poll(() => [code.length > 0, data.length > 0]).toEqual([true, true])
  const loaded = data.length
  await link.click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(data).toHaveLength(loaded)
})

test('banners are fixed at the top: maintenance and offline red, back online green', async ({ page, context }) => {
  await page.goto('/about/')
  const banner = (text: string) => page.locator('[data-banner]', { hasText: text })
  const maintenance = banner('The site is currently under maintenance. Some features may be unavailable.')
  await expect(maintenance).toHaveCSS('background-color', red)
  await context.setOffline(true)
  await expect(banner('You are offline. Some features may not work.')).toHaveCSS('background-color', red)
  await context.setOffline(false)
  await expect(banner('You are back online!')).toHaveCSS('background-color', green)
  await page.evaluate(() => window.scrollTo(0, 400))
  expect((await maintenance.boundingBox())?.y).toBe(0)
})

test('the cookie notice is at the bottom left with the specified text', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('cookieConsentGiven'))
  await page.goto('/about/')
  const notice = page.getByRole('complementary', { name: 'Cookies?' })
  await expect(notice.getByRole('paragraph')).toHaveText(
    'We use cookies to ensure our website runs smoothly and to improve your browsing experience. You can accept all cookies or manage your preferences at any time.',
  )
  await expect(notice.getByRole('button')).toHaveText(['ACCEPT'])
  const { x = 0, y = 0 } = (await notice.boundingBox()) ?? {}
  expect(x).toBeLessThan(40)
  expect(y + 192).toBeGreaterThan(860)
  await page.reload()
  await expect(notice).toBeVisible()
})

test('a toast is 356 pixels wide and lasts four seconds; three show at most', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about/')
  await page.locator('#currency').hover()
  await page.clock.pauseAt(Date.now() + 60_000)
  /** The clock moves only in these steps, so a busy machine loses no time here. */
  const untilVisible = (sought: Locator) =>
    expect(async () => {
      await page.clock.runFor(20)
      expect(await sought.isVisible()).toBe(true)
    }).toPass({ intervals: [20] })
  const toastAbout = (currency: string) => page.locator('[data-sonner-toast]', { hasText: `now in ${currency}` })
  const switchTo = async (currency: string) => {
    await page.locator('#currency').click()
    const choice = page.getByRole('option', { name: `(${currency})` }).first()
    await untilVisible(choice)
    await choice.click()
    await untilVisible(toastAbout(currency))
  }
  await switchTo('GHS')
  expect((await toastAbout('GHS').boundingBox())?.width).toBe(356)
  const list = page.locator('[data-sonner-toaster]')
  expect(await list.evaluate((toaster) => getComputedStyle(toaster).getPropertyValue('--gap'))).toBe('14px')
  await page.clock.runFor(3800)
  await expect(toastAbout('GHS')).toBeVisible()
  await page.clock.runFor(700)
  await expect(toastAbout('GHS')).toHaveCount(0)

  for (const currency of ['KES', 'NGN', 'GHS', 'GBP']) await switchTo(currency)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(4)
  await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3)
})

const ways = [
  {
    name: 'back',
    hasHistory: true,
    button: 'Go Back',
    leaving: 'Redirecting to the previous page...',
    to: /\/about\//,
  },
  { name: 'home', hasHistory: false, button: 'Go Home', leaving: 'Redirecting to homepage...', to: /:\d+\/$/ },
]
for (const { name, hasHistory, button, leaving, to } of ways) {
  test(`the error screen says what went wrong and leads ${name} after two seconds`, async ({ page }) => {
    await page.clock.install()
    if (!hasHistory) await page.addInitScript(() => Object.defineProperty(window.history, 'length', { value: 1 }))
    await page.route(/\/api\/products\//, (route) =>
      route.fulfill({ status: 400, json: { detail: 'This list cannot be read.' } }),
    )
    await page.goto('/about/')
    await page.getByRole('banner').getByRole('link', { name: 'Featured' }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText('This list cannot be read.')).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: button }).click()
    const notice = page.getByRole('status').filter({ hasText: leaving })
    await expect(notice.locator('svg')).toBeVisible()
    await page.clock.runFor(1900)
    await expect(notice).toBeVisible()
    await page.clock.runFor(200)
    await expect(page).toHaveURL(to)
  })
}

test('sign-in and registration share a layout that adds nothing to their addresses', async ({ page }) => {
  for (const [path, title] of [
    ['/login', 'Sign in'],
    ['/register', 'Create an account'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})
