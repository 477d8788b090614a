import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { formatMoney } from '@makola/money/format.ts'
import type { Page } from '@playwright/test'
import { buyFrom } from '../../support/bought.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

/** A store with one order: two units of one thing, ₦2,500 each, and the delivery. */
async function openWithOrder(page: Page, baseURL: string | undefined): Promise<{ seller: Seller; number: string }> {
  const seller = await Seller.open(page.request, baseURL ?? '', 'Ngozi Beads')
  await seller.addProduct('Coral necklace')
  const { number } = await buyFrom(baseURL, seller.store.slug, {}, 2)
  return { seller, number }
}

/** Refunds one unit, or everything, in the dialog of a parcel's page. */
async function sendBack(page: Page, what: 'one' | 'rest'): Promise<void> {
  await page.getByRole('button', { name: 'Refund buyer' }).click()
  const form = page.getByRole('dialog', { name: 'Refund buyer' })
  if (what === 'one') {
    await form.getByRole('radio', { name: 'Some of the items' }).check()
    await form.getByRole('button', { name: 'Increase: Coral necklace' }).click()
    await expect(form.getByRole('checkbox', { name: 'Put these items back on sale' })).toBeChecked()
  }
  await form.getByLabel('Reason').fill('One of them broke')
  await form.getByRole('button', { name: /^Refund ₦/ }).click()
  await expect(form).toBeHidden()
}

test('a unit refunded before packing is not packed, counted or sold any more', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { seller, number } = await openWithOrder(page, baseURL)
  await seller.visit(page, `/dashboard/orders/${number}`)
  await expect(page.getByRole('heading', { name: '2 items' })).toBeVisible()
  await sendBack(page, 'one')

  await expect(page.getByRole('heading', { name: '1 item · 1 refunded' })).toBeVisible()
  await expect(page.getByText('1 back on sale')).toBeVisible()
  await expect(page.getByText('Pack 1 item, then mark the parcel as packed.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const slip = page.locator('article', { hasText: 'Packing slip' })
  await expect(
    slip.getByRole('row', { includeHidden: true }).nth(1).getByRole('cell', { includeHidden: true }).first(),
  ).toHaveText('1')
  await page.emulateMedia({ media: 'screen' })

  const [line] = (await seller.call<Parcel>('GET', `/orders/${number}-A`)).lines
  expect((await seller.item(line?.productId ?? '')).variants).toMatchObject([{ onHand: 9 }])
  await page.goto(`/dashboard/inventory/${line?.productId}`)
  const log = page.getByRole('region', { name: 'Stock history' })
  await expect(log.getByRole('listitem').first()).toContainText(
    `Returned+1 → 9Refunded before it was sent · Order ${number}`,
  )
  await log
    .getByRole('link', { name: `Order ${number}` })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '1 item · 1 refunded' })).toBeVisible()

  await page.goto('/dashboard/orders')
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('1 refunded')
  await expect(page.getByText('1 to pack', { exact: true })).toBeVisible()

  // One of two necklaces is left of the sale, and the delivery.
  const { storeTotal, lines } = await seller.call<Parcel>('GET', `/orders/${number}-A`)
  const left = storeTotal.amount - (lines[0]?.storeUnitPrice.amount ?? 0)
  await page.goto('/dashboard')
  const figures = page.getByRole('region', { name: 'Figures' })
  await expect(figures).toContainText(formatMoney({ amount: left, currency: 'NGN' }))
  const toPack = page.getByRole('region', { name: 'To pack' })
  await expect(toPack).toContainText('1 item, 1 refunded')

  await page.goto('/dashboard/earnings')
  await expect(page.getByRole('main')).toContainText('Refund')
  await page.goto('/dashboard/audit')
  await expect(page.getByRole('listitem').filter({ hasText: 'Refund requested' })).toContainText('amount: ₦2,500.00')

  await page.goto(`/dashboard/orders/${number}`)
  await sendBack(page, 'rest')
  await expect(page.getByRole('heading', { name: 'Do not send it' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Packing slip' })).toBeHidden()
  await page.goto('/dashboard')
  await expect(figures).toContainText('₦0.00')
  await expect(page.getByRole('link', { name: /^Parcels to pack/ })).toContainText('0')
  await expect(toPack.getByRole('listitem')).toHaveCount(0)
  await page.goto('/dashboard/orders?state=refunded')
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Refunded')
  expect(complaints).toEqual([])
})
