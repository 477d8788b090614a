import type { Page } from '@playwright/test'
import { buyFrom } from '../../support/bought.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

const bell = '6001234567890'

async function openWithGoods(page: Page, baseURL: string | undefined) {
  const own = await Seller.open(page.request, baseURL ?? '', 'Bells of Benin')
  const { id } = await own.addProduct(`Bell of ${own.store.slug}`)
  const variantId = (await own.item(id)).variants[0]?.id
  await own.call('PATCH', `/inventory/variants/${variantId}`, { barcode: bell })
  const gong = await own.addProduct('Gong of bronze', { stock: 0 })
  const onHand = async (productId: string) => (await own.item(productId)).variants[0]?.onHand
  return { own, id, gong, onHand }
}

/** A scanner that is a keyboard types the code and Enter. */
const scan = async (page: Page, code: string) => {
  await page.getByLabel('Barcode, SKU or name').fill(code)
  await page.keyboard.press('Enter')
}

test('a delivery is scanned on a phone, kept over a reload, and received once', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { own, id, gong, onHand } = await openWithGoods(page, baseURL)
  await page.setViewportSize({ width: 360, height: 760 })
  await own.visit(page, '/dashboard/inventory/')
  await page.getByRole('link', { name: 'Receive or count' }).click()
  await scan(page, bell)
  const lines = page.getByRole('list', { name: 'Products' })
  await expect(lines.getByRole('textbox', { name: /^Units of Bell/ })).toHaveValue('1')
  await scan(page, bell)
  await expect(lines.getByRole('textbox', { name: /^Units of Bell/ })).toHaveValue('2')
  await scan(page, '000')
  await expect(page.getByText('No product matches “000”.')).toBeVisible()
  await scan(page, 'gong')
  await page
    .getByRole('list', { name: 'Products found' })
    .getByRole('button', { name: /Gong of bronze/ })
    .click()
  await lines.getByRole('textbox', { name: 'Units of Gong of bronze' }).fill('12')
  await page.reload()
  await expect(lines.getByRole('textbox', { name: 'Units of Gong of bronze' })).toHaveValue('12')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByLabel('Note, such as an invoice number').fill('Invoice 88')

  // The first answer gets lost: pressed again, nothing is received twice.
  let calls = 0
  await page.route('**/stock', async (route) => {
    calls++
    if (calls > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Receive 2 products' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Receive 2 products' }).click()
  await expect(page.getByText('2 products received')).toBeVisible()
  expect([await onHand(id), await onHand(gong.id)]).toEqual([12, 12])
  await page.goto(`/dashboard/inventory/${gong.id}`)
  const log = page.getByRole('region', { name: 'Stock history' })
  await expect(log.getByRole('listitem').first()).toContainText(`Received+12 → 12Invoice 88 · ${own.person.name}`)
  expect(complaints.filter((said) => !/ERR_FAILED/.test(said))).toEqual([])
})

test('a count shows its differences, and an order in between is not lost', async ({ page, baseURL }) => {
  const { own, id, onHand } = await openWithGoods(page, baseURL)
  await own.visit(page, '/dashboard/inventory/?stocktake=counted')
  await scan(page, bell)
  await page.getByRole('textbox', { name: /^Units of Bell/ }).fill('8')
  // Typed; then one is sold.
  await buyFrom(baseURL, own.store.slug)
  expect(await onHand(id)).toBe(9)
  await page.getByRole('button', { name: 'Check differences' }).click()
  await expect(page.getByText('10 expected: 2 fewer. The stock becomes 7.')).toBeVisible()
  await page.getByRole('button', { name: 'Apply count' }).click()
  await expect(page.getByText('1 product counted')).toBeVisible()
  expect(await onHand(id)).toBe(7)
})

test('the camera opens, and a code that it sees is a line', async ({ page, baseURL }) => {
  const { own } = await openWithGoods(page, baseURL)
  // Chromium reads barcodes on Android and macOS only; the picture is its own.
  await page.addInitScript((code) => {
    const detect = async (video: HTMLVideoElement) => (video.videoWidth > 0 ? [{ rawValue: code }] : [])
    Object.assign(globalThis, {
      BarcodeDetector: class {
        detect = detect
      },
    })
  }, bell)
  await own.visit(page, '/dashboard/inventory/?stocktake=received')
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scan with the camera' })
  await expect(dialog.getByRole('status')).toHaveText(bell)
  await expect(dialog.getByRole('alert')).toBeHidden()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('textbox', { name: /^Units of Bell/ })).toBeVisible()
})
