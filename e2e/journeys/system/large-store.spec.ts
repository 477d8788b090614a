import { readFile } from 'node:fs/promises'
import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { Buyer, rateOf } from '../../../testing/shop/buyer.ts'
import { payInSandbox } from '../../support/bought.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

// Bulk actions at their full size: 5,000 products and 1,000 open orders.

test.beforeEach(({ page, enter }) => enter(page, 'NG'))
test.use({ actionTimeout: 60_000 })

const products = 5_000
const orders = 1_000

async function clock(name: string, act: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await act()
  const description = `${((performance.now() - start) / 1000).toFixed(1)} s`
  test.info().annotations.push({ type: name, description })
  process.stdout.write(`${description.padStart(8)}  ${name}\n`)
}

/** The price of each product of the store, by its name, as the exported table has it. */
async function exportPrices(page: Page): Promise<Map<string, string>> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Import / export' }).click()
  await page.getByRole('menuitem', { name: 'Export all (CSV)' }).click()
  const [head = '', ...lines] = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n')
  const [name, price] = ['Title', 'Variant Price'].map((column) => head.split(',').indexOf(column))
  return new Map(
    lines.map((line) => line.split(',')).map((cells) => [cells[name ?? -1] ?? '', cells[price ?? -1] ?? '']),
  )
}

test('5,000 products are raised in price: it shows how far it is, stops, names what it refused, and raises none twice', {
  tag: '@timed',
}, async ({ page, request, baseURL }) => {
  test.setTimeout(300_000)
  const own = await Seller.open(request, baseURL ?? '', 'Warehouse of Kano')
  await own.visit(page, '/dashboard/inventory/')
  await page.getByRole('button', { name: 'Import / export' }).click()
  await page.getByRole('menuitem', { name: /Import products/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Import products' })
  const rows = Array.from({ length: products - 1 }, (_, index) => `Plank ${index},1000.50,5`)
  const table = `Title,Variant Price,Variant Inventory Qty\n${rows.join('\n')}\nPlank of gold,1000000000,5\n`
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'planks.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await clock('5,000 products imported', async () => {
    await dialog.getByRole('button', { name: 'Import 5,000 products' }).click()
    await expect(page.getByText('5,000 new, 0 changed.')).toBeVisible({ timeout: 120_000 })
  })

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const bar = page.getByRole('region', { name: 'Selected products' })
  await clock('5,000 products selected', async () => {
    await bar.getByRole('button', { name: 'Select all 5,000' }).click()
    await expect(bar).toContainText('5,000 selected')
  })
  await bar.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('menuitem', { name: 'Change prices' }).click()
  const form = page.getByRole('dialog', { name: 'Change the prices of 5,000 products' })
  await form.getByLabel('Change').selectOption('Raise by a percentage')
  await form.getByLabel('Percent').fill('10')
  await form.getByRole('button', { name: 'Change prices' }).click()
  const run = page.getByRole('dialog', { name: 'Changing products' })
  const isDone = async () => Number(await run.getByRole('progressbar').getAttribute('value'))
  await expect.poll(isDone).toBeGreaterThan(500)
  await run.getByRole('button', { name: 'Stop' }).click()
  const stopped = page.getByRole('dialog', { name: /products changed$/ })
  await expect(stopped).toContainText(/You stopped\. [\d,]+ products were not processed\./)

  // The shop hears the next call, its answer gets lost, and the repetition gets that answer.
  const lost = Promise.withResolvers<void>()
  await page.route(
    '**/products/change',
    async (route) => {
      await route.fetch()
      await route.abort()
      lost.resolve()
    },
    { times: 1 },
  )
  await stopped.getByRole('button', { name: 'Continue' }).click()
  await lost.promise
  const report = page.getByRole('dialog', { name: '4,999 products changed' })
  await clock('the other prices changed', async () => {
    await stopped.getByRole('button', { name: 'Continue' }).click()
    await expect(report).toBeVisible({ timeout: 180_000 })
  })
  await expect(report).toContainText('1 product was skipped:')
  await expect(report.getByRole('link', { name: 'Plank of gold' })).toBeVisible()
  await report.getByRole('button', { name: 'Done' }).click()
  const prices = await exportPrices(page)
  expect(prices.get('Plank of gold')).toBe('1000000000.00')
  prices.delete('Plank of gold')
  expect(prices.size).toBe(products - 1)
  expect(new Set(prices.values())).toEqual(new Set(['1100.55']))
})

/** A store that nobody has verified may sell little. */
async function liftLimit(request: APIRequestContext, own: Seller): Promise<void> {
  const login = { email: 'owner@makola.test', password: 'makola-owner-demo' }
  const { access_token: token } = await (await request.post('/api/auth/login', { data: login })).json()
  const answer = await request.put(`/api/stores/${own.store.id}/tier`, {
    headers: { authorization: `Bearer ${token}` },
    data: { tier: 3, reason: 'Known to us' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** So many paid orders of one small thing, by buyers who come ten at a time. */
async function sell(url: string, own: Seller, count: number): Promise<void> {
  const { id } = await own.addProduct(`Nail of ${own.store.slug}`, {
    stock: count,
    price: { amount: 5_000, currency: 'NGN' },
  })
  const rate = await rateOf(url, 'NG')
  const { body } = await new Buyer(url).call<Product>('GET', `/products/${id}?rate=${rate.id}`)
  const variantId = body.data.variants[0]?.id ?? ''
  let bought = 0
  const buy = async () => {
    // A network for each: limits of networks are not the subject here.
    const number = bought++
    const buyer = new Buyer(url, { 'x-forwarded-for': `10.9.${Math.floor(number / 250)}.${number % 250}` })
    const placed = await buyer.place(await buyer.quote(rate, variantId))
    expect(placed.status, JSON.stringify(placed.body)).toBe(201)
    await payInSandbox(url, buyer, placed.body.data)
  }
  for (let begun = 0; begun < count; begun += 10) await Promise.all(Array.from({ length: 10 }, buy))
}

test('1,000 open orders are packed, their slips written, and shipped with tracking; a repetition does no harm', {
  tag: '@timed',
}, async ({ page, request, baseURL, complaints }) => {
  test.setTimeout(420_000)
  const own = await Seller.open(request, baseURL ?? '', 'Nails of Nnewi')
  await liftLimit(request, own)
  await clock('1,000 orders bought and paid', () => sell(baseURL ?? '', own, orders))
  await own.visit(page, '/dashboard/orders/?state=new')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await bar.getByRole('button', { name: 'Select all 1,000' }).click()
  await expect(bar).toContainText('1,000 selected')
  await clock('1,000 orders packed', async () => {
    await bar.getByRole('button', { name: 'Pack' }).click()
    await expect(page.getByRole('dialog', { name: '1,000 orders packed' })).toBeVisible({ timeout: 120_000 })
  })
  await clock('1,000 slips written', async () => {
    await page.getByRole('button', { name: 'Print slips' }).click()
    const slips = page.getByRole('dialog', { name: 'Packing slips' })
    await expect(slips).toContainText('1,000 slips are ready.', { timeout: 60_000 })
    await expect(slips.getByRole('button', { name: /^Print \d+ to [\d,]+$/ })).toHaveCount(10)
    await slips.getByRole('button', { name: 'Print 901 to 1,000' }).click()
    await expect(slips.getByRole('button', { name: 'Print 901 to 1,000 printed' })).toBeVisible()
    await slips.getByRole('button', { name: 'Done' }).click()
  })
  await bar.getByRole('button', { name: 'Pack' }).click()
  const again = page.getByRole('dialog', { name: 'No order was packed' })
  await expect(again).toContainText('1,000 were already packed.', { timeout: 120_000 })
  await again.getByRole('button', { name: 'Ship them' }).click()
  const form = page.getByRole('dialog', { name: 'Ship 1,000 orders' })
  await form.getByLabel('Carrier', { exact: true }).selectOption('DHL')
  const packed = await own.call<{ number: string }[]>('GET', `/stores/${own.store.id}/parcel-ids?state=packed`)
  expect(packed).toHaveLength(orders)
  await form.getByLabel('Tracking numbers').fill(packed.map(({ number }) => `${number}\tJD-${number}`).join('\n'))
  await expect(form).toContainText('1,000 of 1,000 orders have a tracking number.')
  await clock('1,000 orders shipped', async () => {
    await form.getByRole('button', { name: 'Ship 1,000 orders' }).click()
    await expect(page.getByRole('dialog', { name: '1,000 orders shipped' })).toBeVisible({ timeout: 120_000 })
  })
  expect(await own.call('GET', `/stores/${own.store.id}/parcel-ids?state=shipped`)).toHaveLength(orders)
  expect(complaints).toEqual([])
})
