import type { Page } from '@playwright/test'
import { findViolations } from '../../support/find-violations.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))
test.afterEach(({ complaints }) => expect(complaints).toEqual([]))

const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search products and stores' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

/** In both themes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen
    }, theme)
    expect(await findViolations(page), theme).toEqual([])
  }
}

/** Without the thousands of nails at ₦5 that another journey imports: of so many products no options are counted. */
const countedList = '/store/?min=1000'

test('by keyboard: suggestions in groups, the nearest spelling, and what was searched before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const field = fieldOf(page)
  await whenAlive(field)
  await field.focus()
  await expect(page.getByRole('group', { name: 'Popular categories' }).getByRole('option').first()).toContainText(
    /\d products?/,
  )
  await field.pressSequentially('shea')
  const products = page.getByRole('group', { name: 'Products' }).getByRole('option')
  await expect(products.first()).toContainText('₦')
  await expect(products.first().locator('img')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Stores' }).getByRole('option').first()).toContainText(/\d products?/)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions$/ })).toHaveCount(1)
  await expectAccessible(page)

  // Up from the field is the last: all results.
  await field.press('ArrowUp')
  await expect(page.getByRole('option', { selected: true })).toHaveText('All results for “shea”')
  await field.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('₦')
  await field.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field).toHaveValue('shea')
  await field.press('ArrowDown')
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “shea”' })).toBeVisible()

  await field.fill('kalmba')
  await page.getByRole('option', { name: 'Did you mean “kalimba”?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “kalimba”' })).toBeVisible()

  await field.fill('zzzzqqq')
  await expect(page.getByRole('group', { name: 'Popular now' }).getByRole('option')).toHaveCount(4)

  // What was searched for, newest first; forgotten one by one and all at once, by keyboard.
  await field.fill('')
  const recent = page.getByRole('group', { name: 'Recent searches' })
  await expect(recent.getByRole('option')).toHaveText(['kalimba', 'shea'])
  await field.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove “kalimba”' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(recent.getByRole('option')).toHaveText(['shea'])
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(recent).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('by touch: what is suggested fills the width, is large enough, and Back closes it', async ({ page }) => {
    await page.goto('/store/')
    const field = fieldOf(page)
    await whenAlive(field)
    await field.tap()
    await field.fill('kente')
    await expect(page.getByRole('group', { name: 'Products' })).toBeVisible()
    for (const box of await Promise.all((await options(page).all()).map((option) => option.boundingBox()))) {
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThan(300)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectAccessible(page)
    await page.goBack()
    await expect(options(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/store\/$/)
    await field.tap()
    await page.getByRole('group', { name: 'Products' }).getByRole('option').first().tap()
    await expect(page).toHaveURL(/\/products\//)
  })

  test('colour, size and country narrow the list in the drawer, and Back takes back what was chosen', async ({
    page,
  }) => {
    await page.goto(countedList)
    const open = page.getByRole('button', { name: 'Filters' })
    await whenAlive(open)
    await open.tap()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    const size = drawer.getByRole('region', { name: 'Size' }).getByRole('link', { name: /^M / })
    const count = Number((await size.innerText()).match(/\d+/)?.[0])
    await size.tap()
    await expect(drawer.getByRole('button', { name: `Show ${count} products` })).toBeVisible()
    const country = drawer.getByRole('region', { name: 'Ships from' }).getByRole('link').first()
    const left = Number((await country.innerText()).match(/\d+/)?.[0])
    await country.tap()
    await expectAccessible(page)
    await drawer.getByRole('button', { name: new RegExp(`^Show ${left} product`) }).tap()
    await expect(page).toHaveURL(/options=size%3Am.*shipsFrom=|shipsFrom=.*options=size%3Am/)
    await expect(page.getByRole('link', { name: 'Remove Size: M' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Remove Size: M' })).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/shipsFrom/)
    await expect(page.getByRole('link', { name: 'Remove Size: M' })).toBeVisible()
    await page.getByRole('link', { name: 'Remove Size: M' }).tap()
    await expect(page).not.toHaveURL(/options/)
  })
})

test('values of one option widen the list, another option narrows it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  // One store: what other journeys sell does not push a size off the twelve that are named.
  await page.goto('/store/?store=adunni-atelier')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const choiceOf = (option: string, name: RegExp) =>
    filters.getByRole('region', { name: option }).getByRole('link', { name })
  const shown = async () =>
    Number(
      (
        await page
          .getByText(/^\d+ products?$/)
          .first()
          .innerText()
      ).split(' ')[0],
    )
  const countOf = async (option: string, name: RegExp) =>
    Number((await choiceOf(option, name).innerText()).match(/\d+$/)?.[0])
  await whenAlive(choiceOf('Size', /^M /))
  const medium = await countOf('Size', /^M /)
  await choiceOf('Size', /^M /).click()
  await expect.poll(shown).toBe(medium)
  const hats = await countOf('Size', /^56 cm /)
  await choiceOf('Size', /^56 cm /).click()
  await expect.poll(shown).toBe(medium + hats)
  const wine = await countOf('Colour', /^Wine /)
  await choiceOf('Colour', /^Wine /).click()
  await expect.poll(shown).toBe(wine)
  await page.getByRole('link', { name: 'Remove Size: M' }).click()
  await expect(page.getByRole('link', { name: 'Remove Size: M' })).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect.poll(shown).toBe(medium + hats)
})

test('results name stores and categories above the goods, with how much they sell', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/store/?q=shea')
  const beside = page.getByRole('navigation', { name: 'Stores and categories' })
  await expect(beside.getByRole('link').first()).toContainText(/\d+ products?/)
  await expectAccessible(page)
})
