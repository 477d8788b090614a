import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { keepTokens, openAccount } from '../support/account.ts'
import { fillCart, placeOrder } from '../support/checkout.ts'
import { expect, test, whenAlive } from '../support/test.ts'

const themes = ['light', 'dark'] as const
const widths = [360, 768, 1280]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The specification's routes, and ours beside them. */
const addresses = [
  '/',
  '/featured/',
  '/featured/?category=audio',
  '/store/',
  '/store/?view=stores',
  '/store/?q=nothing-like-it',
  '/store/golden-stool',
  '/products/bonwire-kente-scarf',
  '/products/long-drop-earrings',
  '/cart',
  '/checkout/',
  '/order-tracking/',
  '/payments/success/',
  '/payments/failure/?reference=mk-unknown',
  '/login',
  '/register',
  '/register?as=seller',
  '/verify?email=ama@example.test',
  '/forgot-password',
  '/reset-password',
  '/setup?token=from-the-start',
  '/dashboard/',
  '/dashboard/inventory/',
  '/dashboard/inventory/some-id',
  '/dashboard/inventory/add-product/',
  '/dashboard/categories/',
  '/dashboard/orders/',
  '/dashboard/rates/',
  '/dashboard/notifications/',
  '/help/',
  '/about/',
  '/no/such/page',
]

for (const address of addresses) {
  test(`${address} opens`, async ({ page, enter, complaints }) => {
    await enter(page, 'NG')
    await lookAtPage(page, address)
    const isNotFound = address === '/no/such/page'
    // The browser notes the status of an answer by itself.
    const expected = isNotFound || address.includes('mk-unknown') ? / 404 / : /^$/
    expect(complaints.filter((text) => !expected.test(text))).toEqual([])
  })
}

test('onboarding opens', async ({ page, complaints }) => {
  await lookAtPage(page, '/')
  expect(complaints).toEqual([])
})

test('one’s own pages open', async ({ page, request, enter, complaints }) => {
  test.slow()
  await enter(page, 'NG')
  const { tokens, name } = await openAccount(request)
  await page.goto('/about/')
  await keepTokens(page, tokens)
  for (const address of ['/account/', '/account/details', '/account/security']) {
    await lookAtPage(page, address, page.getByRole('heading', { name }))
  }
  expect(complaints).toEqual([])
})

test('cart and checkout open with something in them, and so do the payment’s end and the order', async ({
  page,
  enter,
  complaints,
}) => {
  test.slow()
  await enter(page, 'NG')
  await fillCart(page, 'raw-shea-butter')
  await fillCart(page, 'bonwire-kente-scarf')
  await lookAtPage(page, '/cart')
  await lookAtPage(page, '/checkout/', page.getByText(/Price held until/))
  const order = await placeOrder(page, 'nyeri-aa-coffee', 'looking@example.test')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible()
  const { pathname, search } = new URL(page.url())
  await lookAtPage(page, pathname + search, page.getByRole('region', { name: 'Receipt' }))
  await lookAtPage(
    page,
    `/order-tracking/?token=${order.trackingToken}`,
    page.getByRole('region', { name: 'Timeline' }),
  )
  expect(complaints).toEqual([])
})

/** In both themes: its status, room for everything at each width, and nothing that keeps people out. */
async function lookAtPage(page: Page, address: string, meant = page.locator('main')): Promise<void> {
  for (const theme of themes) {
    await page
      .context()
      .addCookies([{ name: 'theme', value: theme, url: new URL(address, process.env.SHOP_URL).origin }])
    await page.setViewportSize({ width: widths[0] ?? 0, height: 800 })
    const response = await page.goto(address)
    expect(response?.status()).toBe(address === '/no/such/page' ? 404 : 200)
    await whenAlive(page.locator('main'))
    await expect(meant).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(contentWidth, `${address} at ${width}`).toBeLessThanOrEqual(width)
      if (width !== 768) expect(await findViolations(page), `${address} at ${width}, ${theme}`).toEqual([])
    }
  }
}

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(rules).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
}
