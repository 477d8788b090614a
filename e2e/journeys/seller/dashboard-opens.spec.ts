import type { Page } from '@playwright/test'
import { demoSignIn, keepTokens, openAccount } from '../../support/account.ts'
import { lookAtOwnPage } from '../../support/look-at-page.ts'
import { keeping, operating, overseeing, type Pages, selling } from '../../support/pages.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

const fresh: Pages = {
  '/dashboard/orders/': 'Orders',
  '/dashboard/inventory/': 'Inventory',
  '/dashboard/notifications/': 'Notifications',
  '/dashboard/earnings': 'Earnings',
  '/dashboard/settings': 'Settings',
}

for (const [what, pages] of Object.entries({ selling, keeping, overseeing, operating })) {
  test(`the pages of ${what} open, with what the demo shop holds`, async ({ page, enter, complaints }) => {
    test.slow()
    await enter(page, 'NG')
    await demoSignIn(page, 'owner')
    for (const [address, title] of Object.entries(pages)) await lookAtOwnPage(page, address, title)
    expect(complaints).toEqual([])
  })
}

test('the outline of the dashboard has the place of its frame: nothing moves when that comes', async ({
  page,
  enter,
}) => {
  await enter(page, 'NG')
  await demoSignIn(page, 'owner')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { promise: known, resolve: tell } = Promise.withResolvers<void>()
    await page.route('**/api/**', async (route) => {
      await known
      await route.continue()
    })
    await page.goto('/dashboard/orders/')
    await expect(page.getByRole('status').getByText('Loading').first()).toBeAttached()
    await expect(page.locator('#content').filter({ visible: true })).toHaveCount(1)
    const outline = await readPlaces(page)
    tell()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    expect(await readPlaces(page), `at ${width}`).toEqual(outline)
    await page.unroute('**/api/**')
  }
})

/** The place of the shop's mark, hidden on phones, and that of the page's content. */
function readPlaces(page: Page): Promise<number[][]> {
  return page.evaluate(() =>
    ['svg[viewBox="0 0 40 40"]', '#content'].map((part) => {
      // While React takes over, the server's outline is still there, hidden.
      const places = [...document.querySelectorAll(part)].map((found) => found.getBoundingClientRect())
      const shown = places.find(({ width }) => width > 0)
      return shown ? [shown.x, shown.y, shown.width] : []
    }),
  )
}

test('what is not there says Not Found inside the dashboard', async ({ page, enter }) => {
  await enter(page, 'NG')
  await demoSignIn(page, 'owner')
  for (const address of ['/dashboard/ordres', '/dashboard/inventory/no-such-product', '/dashboard/orders/ZZZZZZZZ-A']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('Not Found')
    await expect(page.getByRole('navigation', { name: 'Store', exact: true }), address).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Back to the dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adunni Atelier')
  }
})

test('the activity log of the shop says Not Found to somebody without a store', async ({ page, request, enter }) => {
  await enter(page, 'NG')
  const { tokens } = await openAccount(request)
  await page.goto('/about/')
  await keepTokens(page, tokens)
  await page.goto('/dashboard/audit/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found')
  await expect(page.getByText('Who changed what')).toHaveCount(0)
})

test('settings lead to the staff and to one’s own sign-in', async ({ page, enter }) => {
  await enter(page, 'NG')
  await demoSignIn(page, 'owner')
  for (const [name, title] of [
    ['Staff', 'Staff'],
    ['Your sign-in', 'Password'],
  ] as const) {
    await page.goto('/dashboard/settings')
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  }
})

test('every rate says how old it is and where it is from', async ({ page, enter }) => {
  await enter(page, 'NG')
  await demoSignIn(page, 'owner')
  const told = /(just now|\d+ (minutes?|hours?|days?) ago), (by hand|ECB)/
  for (const [address, label] of [
    ['/dashboard/rates', 'Rates'],
    ['/dashboard/rates?view=store', 'Rates of the store'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('table', { name: label, exact: true }).getByRole('row').nth(1), address).toContainText(
      told,
    )
  }
})

test('a parcel’s page opens', async ({ page, enter, complaints }) => {
  await enter(page, 'NG')
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/orders/')
  const parcel = page.getByRole('table', { name: 'Orders' }).getByRole('link').first()
  await lookAtOwnPage(page, (await parcel.getAttribute('href')) ?? '', /^[A-Z0-9]{8}-[A-Z]$/)
  expect(complaints).toEqual([])
})

test('the pages of a store that has just opened say what to do next', async ({
  page,
  request,
  baseURL,
  enter,
  complaints,
}) => {
  test.slow()
  await enter(page, 'GH')
  const seller = await Seller.open(request, baseURL ?? '', 'Looms of Ho')
  await seller.visit(page, '/dashboard/')
  const pages = { '/dashboard/': seller.store.name, ...fresh }
  for (const [address, title] of Object.entries(pages)) await lookAtOwnPage(page, address, title)
  await page.goto('/dashboard/')
  await expect(page.getByRole('link', { name: /Add your first product/ })).toBeVisible()
  await expect(page.getByText('No sales yet. Your daily sales will appear here.')).toBeVisible()
  expect(complaints).toEqual([])
})
