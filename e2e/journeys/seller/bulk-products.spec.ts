import type { InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import type { Page } from '@playwright/test'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

/** Journeys run at the same time: the names of the goods, and so their addresses, are each journey's own. */
type OpenStore = {
  request: Parameters<typeof Seller.open>[0]
  baseURL: string | undefined
  goods: string
  count: number
}

async function aStoreWith({ request, baseURL, goods, count }: OpenStore) {
  const own = await Seller.open(request, baseURL ?? '', 'Tools of Jos')
  for (let start = 0; start < count; start += 10) {
    const some = Array.from({ length: Math.min(10, count - start) }, (_, index) => `${goods} number ${start + index}`)
    await Promise.all(some.map((name) => own.addProduct(name, { price: { amount: 99_995, currency: 'NGN' } })))
  }
  const rows = () => own.call<InventoryRow[]>('GET', `/inventory/?store=${own.store.id}&limit=100`)
  return { own, rows }
}

const chooseChange = async (page: Page, name: string) => {
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Change' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('on a phone all that match cost 10 % more; a stop holds, a refusal is named, and none is raised twice', async ({
  page,
  request,
  baseURL,
}) => {
  const { own, rows } = await aStoreWith({ request, baseURL, goods: 'Spoke', count: 29 })
  await own.addProduct('Spoke of gold', { price: { amount: 100_000_000_000, currency: 'NGN' } })
  await own.addProduct('Anvil')
  await page.setViewportSize({ width: 360, height: 760 })
  await own.visit(page, '/dashboard/inventory/?q=spoke')
  await page.getByRole('checkbox', { name: 'Select Spoke of gold' }).check()
  const bar = page.getByRole('region', { name: 'Selected products' })
  await bar.getByRole('button', { name: 'Select all 30' }).click()
  await expect(bar).toContainText('30 selected')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await chooseChange(page, 'Change prices')
  const form = page.getByRole('dialog', { name: 'Change the prices of 30 products' })
  await form.getByLabel('Change').selectOption('Raise by a percentage')
  await form.getByRole('button', { name: 'Change prices' }).click()
  await expect(form).toContainText('Enter a number from 0.01 to 1,000.')
  await form.getByLabel('Percent').fill('10')
  await expect(form.getByRole('listitem').filter({ hasText: 'Spoke number' }).first()).toContainText('₦1,099.95')

  // The first 25 are on their way when it is stopped, and their answer gets lost.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let calls = 0
  await page.route('**/products/change', async (route) => {
    calls++
    if (calls > 1) return route.continue()
    await held
    await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Change prices' }).click()
  await page.getByRole('dialog', { name: 'Changing products' }).getByRole('button', { name: 'Stop' }).click()
  release()
  const stopped = page.getByRole('dialog', { name: 'No product was changed' })
  await expect(stopped).toContainText('30 products were not processed.')
  await stopped.getByRole('button', { name: 'Continue' }).click()
  const report = page.getByRole('dialog', { name: '29 products changed' })
  await expect(report).toContainText('1 product was skipped:')
  await expect(report.getByRole('link', { name: 'Spoke of gold' })).toBeVisible()
  await expect(report).toContainText('The price would be higher than the shop allows.')
  await report.getByRole('button', { name: 'Done' }).click()
  await expect(bar).toHaveCount(0)
  const spokes = (await rows()).filter(({ name }) => name.startsWith('Spoke number'))
  expect(spokes.map(({ price }) => price.amount)).toEqual(Array.from({ length: 29 }, () => 109_995))
  expect((await rows()).find(({ name }) => name === 'Anvil')?.price.amount).toBe(250_000)
})

test('stopped between two calls it says how far it came, and goes on; products get stock and are duplicated', async ({
  page,
  request,
  baseURL,
}) => {
  const { own, rows } = await aStoreWith({ request, baseURL, goods: 'Dowel', count: 30 })
  await own.visit(page, '/dashboard/inventory/')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/products/change', async (route) => {
    await held
    await route.continue()
  })
  await chooseChange(page, 'Change stock')
  const form = page.getByRole('dialog', { name: 'Change the stock of 30 products' })
  await form.getByLabel('Units').fill('5')
  await form.getByRole('button', { name: 'Change stock' }).click()
  await page.getByRole('dialog', { name: 'Changing products' }).getByRole('button', { name: 'Stop' }).click()
  release()
  const report = page.getByRole('dialog', { name: '25 products changed' })
  await expect(report).toContainText('You stopped. 5 products were not processed.')
  await report.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog', { name: '30 products changed' }).getByRole('button', { name: 'Done' }).click()
  expect((await rows()).every(({ onHand }) => onHand === 15)).toBe(true)

  for (const name of ['Dowel number 1', 'Dowel number 2']) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
  }
  await chooseChange(page, 'Duplicate')
  await page.getByRole('dialog', { name: 'Duplicate 2 products?' }).getByRole('button', { name: 'Duplicate' }).click()
  await page.getByRole('dialog', { name: '2 products duplicated' }).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('32 products', { exact: true })).toBeVisible()
  const copy = page.getByRole('row', { name: /Dowel number 1 \(copy\)/ })
  await expect(copy).toContainText('Draft')
})
