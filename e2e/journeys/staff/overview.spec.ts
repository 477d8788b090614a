import type { Page } from '@playwright/test'
import { demoSignIn } from '../../support/account.ts'
import { buyFrom } from '../../support/bought.ts'
import { expect, test } from '../../support/test.ts'

const address = '/dashboard/overview'

/** The number that stands beside its name among the counts. */
async function countOf(page: Page, name: string): Promise<number> {
  const counts = page.getByRole('region', { name: 'Counts' })
  await expect(counts).toBeVisible()
  const text = await counts
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .innerText()
  return Number(text.replaceAll(',', ''))
}

test('an owner sees the figures move after a paid order, and opens a queue from them', async ({
  page,
  baseURL,
  enter,
  complaints,
}) => {
  await enter(page, 'NG')
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Overview' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  const before = await countOf(page, 'Paid orders')
  const taken = page.getByRole('region', { name: 'Payments received' })
  const naira = taken.getByRole('listitem').filter({ hasText: 'NGN' })
  const had = (await naira.count()) === 0 ? '' : await naira.innerText()

  await buyFrom(baseURL, 'golden-stool')
  await page.reload()
  await expect.poll(() => countOf(page, 'Paid orders')).toBeGreaterThan(before)
  await expect(naira).toContainText('₦')
  await expect.poll(() => naira.innerText()).not.toBe(had)

  await page.getByRole('link', { name: 'Last 30 days' }).click()
  await expect(page).toHaveURL(/period=month/)
  await page.getByText('Rates used').click()
  await expect(page.getByText(/^1 [A-Z]{3} = [\d.]+ NGN/)).toBeVisible()

  const queue = page.getByRole('region', { name: 'To do' }).getByRole('link', { name: /^Escalated requests/ })
  await queue.click()
  await expect(page).toHaveURL(/\/dashboard\/requests/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a catalogue role lands there and sees no money', async ({ page, enter, complaints }) => {
  await enter(page, 'NG')
  await demoSignIn(page, 'catalogue')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/overview/)
  await expect(page.getByRole('region', { name: 'To do' })).toBeVisible()
  await expect(page.getByText('New stores', { exact: true })).toBeVisible()
  for (const name of ['Payments received', 'Refunded', 'Commission', 'Paid orders', 'Payments to review']) {
    await expect(page.getByText(name, { exact: true }).and(page.getByRole('main').locator('*')), name).toHaveCount(0)
  }
  // The bell holds news of the shop, and its page stands without a store.
  await page
    .getByRole('link', { name: /^Notifications/ })
    .and(page.locator(':visible'))
    .first()
    .click()
  const title = page.getByRole('heading', { level: 1, name: 'Notifications' })
  await expect(title).toBeVisible()
  await page.reload()
  await expect(title).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/notifications/)
  expect(complaints).toEqual([])
})

test('the search finds an order by its number and a store by its name', async ({
  page,
  baseURL,
  enter,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { number } = await buyFrom(baseURL, 'golden-stool')
  await enter(page, 'NG')
  await demoSignIn(page, 'owner')
  await page.goto(address)
  const field = page.getByRole('searchbox', { name: 'Search the shop' })
  await field.fill('Go')
  await expect(page.getByText('Type at least 3 characters.')).toBeVisible()
  await field.fill('Golden Stool')
  await expect(page.getByRole('region', { name: 'Stores' }).getByRole('link')).toBeVisible()
  await field.fill(number)
  const orders = page.getByRole('region', { name: 'Orders', exact: true })
  await orders.getByRole('link', { name: `${number}-A` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${number}-A`)
  await page.goBack()
  await expect(field).toHaveValue(number)
  expect(complaints).toEqual([])
})
