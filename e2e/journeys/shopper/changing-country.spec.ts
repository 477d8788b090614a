import type { Page } from '@playwright/test'
import { fillCart, fillCheckout, goToPayment, readOwnOrders, trackOrder } from '../../support/checkout.ts'
import { newEmail } from '../../support/paying.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, enter }) => {
  await enter(page, 'NG')
  await fillCart(page, 'nyeri-aa-coffee')
  await page.goto('/checkout/')
  await fillCheckout(page, newEmail())
})

const country = (page: Page) => page.getByLabel('Country', { exact: true })
const total = (page: Page) => page.getByRole('region', { name: 'Your order' }).locator('[aria-live]')

/** Changes the country and currency of the visitor, beside the form. */
async function shopIn(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: /^Currency/ }).click()
  await page.getByRole('option', { name: choice }).click()
}

/** Name and street go along to another country; the place is still to be told. */
async function expectNoPlace(page: Page, region: string): Promise<void> {
  await expect(page.getByLabel(region)).toHaveValue('')
  await expect(page.getByLabel('City or town')).toHaveValue('')
  await expect(page.getByLabel('Street or quarter')).toHaveValue('12 Broad Street')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Obi')
  await expect(page.getByLabel('Phone')).toHaveValue('0803 123 4567')
}

async function expectLagos(page: Page): Promise<void> {
  await expect(page.getByLabel('State')).toHaveValue('Lagos')
  await expect(page.getByLabel('City or town')).toHaveValue('Lagos Island')
  await expect(page.getByLabel('Nearest landmark')).toHaveValue('Opposite the old post office')
  await expect(page.getByLabel('Street address')).toHaveValue('12 Broad Street')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Obi')
}

test('a state and a town stay in their country: another one begins without them, and the way back brings them', async ({
  page,
}) => {
  await country(page).selectOption('CI')
  await expectNoPlace(page, 'Commune')
  await page.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page.getByRole('button', { name: 'Commune is required.' })).toBeVisible()
  await country(page).selectOption('US')
  await expect(page.getByLabel('ZIP code')).toHaveValue('')
  await expect(page.getByLabel('State')).toHaveValue('')
  await page.reload()
  await expect(country(page)).toHaveValue('US')
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Obi')
  await expect(page.getByLabel('State')).toHaveValue('')
  await page.getByRole('button', { name: 'Deliver to Nigeria' }).click()
  await expectLagos(page)
})

test('a country that is changed beside the form takes no state along, and the order is paid after the way back', async ({
  page,
  request,
}) => {
  await shopIn(page, 'Côte d’Ivoire - (XOF)')
  await expect(country(page)).toHaveValue('CI')
  await expectNoPlace(page, 'Commune')
  await shopIn(page, 'Nigeria - (NGN)')
  await expectLagos(page)
  const order = await goToPayment(page, newEmail())
  const { addressLines } = await trackOrder(request, order)
  expect(addressLines.join()).toMatch(/12 Broad Street,.*Lagos Island,.*Lagos,.*Nigeria/)
})

test('there and back in the choice of countries, the order is paid at the total that stands there', async ({
  page,
}) => {
  const before = await total(page).innerText()
  await country(page).selectOption('KE')
  await expect(total(page)).not.toHaveText(before)
  const priced = page.waitForResponse('**/api/cart/quote')
  await country(page).selectOption('NG')
  await priced
  await expect(total(page)).toHaveText(before)
  await goToPayment(page, newEmail())
  await expect(page.getByRole('heading', { name: before })).toBeVisible()
})

test('another delivery chosen in a second tab: the first tab places one order, at the total that it shows', async ({
  page,
}) => {
  const express = page.getByRole('radio', { name: /Express/ })
  const before = await total(page).innerText()
  const tab = await page.context().newPage()
  await tab.goto('/checkout/')
  await expect(total(tab)).toHaveText(before)
  await tab.getByRole('radio', { name: /Express/ }).check()
  await expect(total(tab)).not.toHaveText(before)
  await expect(express).not.toBeChecked()
  await page.getByRole('button', { name: `Pay ${before}` }).dblclick()
  await expect(page).toHaveURL(/\/sandbox\/pay\/mk-/)
  await expect(page.getByRole('heading', { name: before })).toBeVisible()
  expect(await readOwnOrders(page)).toHaveLength(1)
})
