import type { Page } from '@playwright/test'
import { demoSignIn } from '../../support/account.ts'
import { buyFrom } from '../../support/bought.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox')

test('a seller opens an order, a product and a page with the keyboard alone', async ({ page, baseURL, complaints }) => {
  const { number } = await buyFrom(baseURL, 'rift-roasters')
  await demoSignIn(page, 'seller')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type(number.toLowerCase())
  await expect(dialogOf(page).getByRole('group', { name: 'Orders', exact: true })).toContainText(number)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${number}-A`)
  await expect(dialogOf(page)).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('coffee')
  const products = dialogOf(page).getByRole('group', { name: 'Products' })
  const name = await products.getByRole('option').first().locator('span span').first().innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('deliv')
  await expect(dialogOf(page).getByRole('status')).toContainText('Nothing found')
  await fieldOf(page).fill('activity')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/audit/)

  // Escape and Back close it, and nothing else.
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Search' }).first().click()
  await expect(fieldOf(page)).toBeFocused()
  await page.goBack()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard\/audit/)
  expect(complaints).toEqual([])
})

test('a packer on a phone finds orders, and no page that is not theirs', async ({ page, baseURL, complaints }) => {
  const { number } = await buyFrom(baseURL, 'adunni-atelier')
  await page.setViewportSize({ width: 360, height: 740 })
  await demoSignIn(page, 'packer')
  await page.goto('/dashboard')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const pages = dialogOf(page).getByRole('group', { name: 'Pages' })
  await expect(pages.getByRole('option', { name: 'Orders' })).toBeVisible()
  await expect(pages.getByRole('option', { name: /Earnings|Settings|Add product/ })).toHaveCount(0)
  await fieldOf(page).fill(number)
  await dialogOf(page).getByRole('option', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${number}-A`)
  expect(complaints).toEqual([])
})

test('the owner of the shop finds a person and another store’s order', async ({ page, baseURL, complaints }) => {
  const { number } = await buyFrom(baseURL, 'golden-stool')
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/overview')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await fieldOf(page).fill('shopper@makola.test')
  const people = dialogOf(page).getByRole('group', { name: 'Accounts' })
  await expect(people.getByRole('option')).toContainText('shopper@makola.test')
  await fieldOf(page).fill(number)
  await dialogOf(page).getByRole('group', { name: 'Orders of all stores' }).getByRole('option').click()
  await expect(page.getByRole('region', { name: 'Orders', exact: true })).toContainText(number)
  expect(complaints).toEqual([])
})
