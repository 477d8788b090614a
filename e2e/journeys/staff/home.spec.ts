import type { Page } from '@playwright/test'
import { demoSignIn } from '../../support/account.ts'
import { expect, test } from '../../support/test.ts'

/** The headings of the home page's shelves, from top to bottom. */
const shelvesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('article') })
    .getByRole('heading', { level: 2 })
    .allInnerTexts()

const widthBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('the staff hide a shelf and move one, and a visitor’s home page changes', async ({
  page,
  browser,
  baseURL,
  enter,
  complaints,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
  const visitor = await context.newPage()
  await enter(visitor, 'NG')
  await visitor.goto('/')
  const before = await shelvesOf(visitor)
  expect(before.length).toBeGreaterThan(4)
  expect(before).toContain('Offers')
  expect(await widthBeyond(visitor)).toBe(0)
  const names = await visitor.getByRole('main').getByRole('article').getByRole('link').allInnerTexts()
  expect(names.length).toBeGreaterThan(30)

  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'NG')
  await demoSignIn(page, 'catalogue')
  await page.goto('/dashboard/shop/home-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home page')
  expect(await widthBeyond(page)).toBe(0)
  await page.getByRole('switch', { name: 'Offers' }).click()
  const up = page.getByRole('button', { name: 'Move up: New' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'New: now 1 of 6' })).toHaveCount(1)
  // The button is at its end: the other one has the focus.
  await expect(page.getByRole('button', { name: 'Move down: New' })).toBeFocused()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The home page is saved.')).toBeVisible()

  await visitor.reload()
  await expect.poll(() => shelvesOf(visitor)).not.toContain('Offers')
  expect((await shelvesOf(visitor))[0]).toBe('New in')

  await page.getByRole('switch', { name: 'Offers' }).click()
  await page.getByRole('button', { name: 'Move down: New' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await context.close()
  expect(complaints).toEqual([])
})

test('who finds nothing is shown goods', async ({ page, enter }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'NG')
  const goods = page.getByRole('region', { name: 'Best sellers' }).getByRole('article')
  await page.goto('/store/?q=nothing-like-it')
  await expect(goods.first()).toContainText('₦')
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found')
  await expect(goods.first()).toContainText('₦')
  await page.getByRole('main').getByRole('searchbox').fill('kente')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/store\/?\?q=kente/)
  expect(await widthBeyond(page)).toBe(0)
})
