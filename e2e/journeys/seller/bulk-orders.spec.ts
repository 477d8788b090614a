import { readFile } from 'node:fs/promises'
import type { ParcelRow } from '@makola/contract/orders/parcels.ts'
import type { Page } from '@playwright/test'
import { buyFrom } from '../../support/bought.ts'
import { Hand, Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

type OpenStore = { request: Parameters<typeof Seller.open>[0]; baseURL: string | undefined; count: number }

/** A store of its own with paid orders. Their numbers come as the list shows them, newest first. */
async function aStoreWithOrders({ request, baseURL, count }: OpenStore) {
  const own = await Seller.open(request, baseURL ?? '', 'Looms of Kano')
  // Journeys at the same time open shops of the same name: the address of the goods is their own.
  await own.addProduct(`Wax print of ${own.store.slug}`, { stock: 100 })
  for (let start = 0; start < count; start += 5) {
    await Promise.all(Array.from({ length: Math.min(5, count - start) }, () => buyFrom(baseURL, own.store.slug)))
  }
  return { own, parcels: await own.call<ParcelRow[]>('GET', `/orders/?store=${own.store.id}&limit=100`) }
}

/** The document that a print would make. */
const watchPrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      const seen = window as unknown as { prints?: number }
      seen.prints = (seen.prints ?? 0) + 1
    }
  })

test('twenty orders are packed, their slips printed and shipped with tracking in eight interactions', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  test.setTimeout(180_000)
  const { own, parcels } = await aStoreWithOrders({ request, baseURL, count: 20 })
  await watchPrint(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await own.visit(page, '/dashboard/orders/?state=new')
  const hand = new Hand()
  await hand.tap(page.getByRole('checkbox', { name: 'Select all' }))
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await expect(bar).toContainText('20 selected')
  await hand.tap(bar.getByRole('button', { name: 'Pack' }))
  const packed = page.getByRole('dialog', { name: '20 orders packed' })
  await expect(packed).toBeVisible({ timeout: 30_000 })
  await hand.tap(packed.getByRole('button', { name: 'Print slips' }))
  const slips = page.getByRole('dialog', { name: 'Packing slips' })
  await hand.tap(slips.getByRole('button', { name: 'Print 20 slips' }))
  expect(await page.evaluate(() => (window as unknown as { prints: number }).prints)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  const pages = page.locator('article', { hasText: 'Packing slip' })
  await expect(pages).toHaveCount(20)
  await expect(pages.first()).toBeVisible()
  await expect(pages.first()).toContainText(parcels[0]?.number ?? '')
  await expect(page.getByRole('heading', { name: 'Orders', level: 1, includeHidden: true })).toBeHidden()
  await expect(slips).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await hand.tap(bar.getByRole('button', { name: 'Ship' }))
  const form = page.getByRole('dialog', { name: 'Ship 20 orders' })
  hand.count++
  await form.getByLabel('Carrier', { exact: true }).selectOption('DHL')
  const lines = parcels.map(({ number }, index) => `${number}\tJD${1000 + index}`)
  await hand.fill(form.getByLabel('Tracking numbers'), lines.join('\n'))
  await expect(form).toContainText('20 of 20 orders have a tracking number.')
  await hand.tap(form.getByRole('button', { name: 'Ship 20 orders' }))
  await expect(page.getByRole('dialog', { name: '20 orders shipped' })).toBeVisible({ timeout: 30_000 })
  test.info().annotations.push({ type: 'interactions', description: String(hand.count) })
  expect(hand.count).toBeLessThanOrEqual(8)
  const shipped = await own.call<ParcelRow[]>('GET', `/orders/?store=${own.store.id}&state=shipped&limit=100`)
  expect(shipped).toHaveLength(20)
  for (const [index, { id }] of parcels.entries()) {
    const parcel = await own.call<{ trackingNumber: string; carrier: string }>('GET', `/orders/${id}`)
    expect(parcel).toMatchObject({ carrier: 'DHL', trackingNumber: `JD${1000 + index}` })
  }
  expect(complaints).toEqual([])
})

test('on a phone all are selected and packed; a refused one is named, and a repetition does no harm', async ({
  page,
  request,
  baseURL,
}) => {
  const { own, parcels } = await aStoreWithOrders({ request, baseURL, count: 3 })
  const gone = parcels[1]
  await page.setViewportSize({ width: 360, height: 760 })
  await own.visit(page, '/dashboard/orders/')
  await page.getByRole('checkbox', { name: `Select ${parcels[0]?.number}` }).check()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await bar.getByRole('button', { name: 'Select all 3' }).click()
  await expect(bar).toContainText('3 selected')
  // It fits the phone: nothing is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await own.call('POST', `/parcels/${gone?.id}/cancel`, { reason: 'Sold out after all' })
  await bar.getByRole('button', { name: 'Pack' }).click()
  const report = page.getByRole('dialog', { name: '2 orders packed' })
  await expect(report).toContainText('1 order was skipped:')
  await expect(report.getByRole('link', { name: gone?.number ?? '' })).toBeVisible()
  await expect(report).toContainText('This parcel is cancelled and cannot become packed.')
  await report.getByRole('button', { name: 'Done' }).click()

  await bar.getByRole('button', { name: 'Pack' }).click()
  const again = page.getByRole('dialog', { name: 'No order was packed' })
  await expect(again).toContainText('2 were already packed.')
  await again.getByRole('button', { name: 'Ship them' }).click()
  const form = page.getByRole('dialog', { name: 'Ship 3 orders' })
  await form.getByLabel('Tracking numbers').fill('JD1\nJD1')
  await form.getByRole('button', { name: 'Ship 3 orders' }).click()
  await expect(form).toContainText('Choose a carrier.')
  await expect(form).toContainText('Line 2: JD1 is already on an earlier line.')
  const packedNumbers = [parcels[0], parcels[2]].map((parcel) => parcel?.number ?? '')
  await form.getByLabel('Choose a CSV file').setInputFiles({
    name: 'tracking.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Order,Tracking number\n${packedNumbers.map((number) => `${number},T-${number}`).join('\n')}\n`,
    ),
  })
  await expect(form).toContainText('2 of 3 orders have a tracking number.')
  await form.getByLabel('Carrier', { exact: true }).selectOption('GIG Logistics')
  await form.getByRole('button', { name: 'Ship 3 orders' }).click()
  const shipped = page.getByRole('dialog', { name: '2 orders shipped' })
  await expect(shipped).toContainText('This parcel is cancelled and cannot become shipped.')
  await shipped.getByRole('button', { name: 'Done' }).click()
  await expect(bar).toHaveCount(0)
})

test('the selected orders are exported as a table', async ({ page, request, baseURL }) => {
  const { own, parcels } = await aStoreWithOrders({ request, baseURL, count: 2 })
  await own.visit(page, '/dashboard/orders/')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const saved = page.waitForEvent('download')
  await page.getByRole('region', { name: 'Selected orders' }).getByRole('button', { name: 'Export' }).click()
  const table = await readFile(await (await saved).path(), 'utf8')
  expect(table.trim().split('\r\n')).toHaveLength(3)
  for (const { number } of parcels) expect(table).toContain(`${number},new,`)
})

test('a run that is stopped says how many orders it did not reach, and goes on from there', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const { own } = await aStoreWithOrders({ request, baseURL, count: 30 })
  await own.visit(page, '/dashboard/orders/')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  // The first 25 are on their way when it is stopped.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/parcels/pack', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('region', { name: 'Selected orders' }).getByRole('button', { name: 'Pack' }).click()
  await page.getByRole('dialog', { name: 'Packing orders' }).getByRole('button', { name: 'Stop' }).click()
  release()
  const report = page.getByRole('dialog', { name: '25 orders packed' })
  await expect(report).toContainText('You stopped. 5 orders were not processed.')
  await report.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: '30 orders packed' })).toBeVisible()
})
