import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

test('many are archived and deleted at once; a deletion is undone', async ({ page, request, baseURL }) => {
  const own = await Seller.open(request, baseURL ?? '', 'Tools of Jos')
  const names = ['Mallet one', 'Mallet two', 'Mallet three']
  for (const name of names) await own.addProduct(name)
  await own.visit(page, '/dashboard/inventory/')
  await page.getByRole('searchbox', { name: /Search products by name/ }).fill('mallet')
  await expect(page).toHaveURL(/q=mallet/)
  await expect(page.getByText('3 products')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const bar = page.getByRole('region', { name: 'Selected products' })
  await expect(bar).toContainText('3 selected')
  await bar.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('3 products archived')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Archived 3/ })).toBeVisible()
  await expect(bar).toHaveCount(0)

  for (const name of names.slice(0, 2)) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await bar.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete 2 products?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 products', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Mallet one/ })).toContainText('Archived')
})

test('all matches are changed at once, also those never scrolled to', async ({ page, request, baseURL }) => {
  const own = await Seller.open(request, baseURL ?? '', 'Tools of Jos')
  for (let start = 0; start < 120; start += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => own.addProduct(`Peg number ${start + index}`)))
  }
  await own.addProduct('Mallet')
  await own.visit(page, '/dashboard/inventory/?q=peg')
  await expect(page.getByText('120 products', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const bar = page.getByRole('region', { name: 'Selected products' })
  await expect(bar).toContainText('100 selected')
  await bar.getByRole('button', { name: 'Select all 120' }).click()
  await expect(bar).toContainText('120 selected')
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete 120 products?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('120 products deleted')).toBeVisible()
  await page.goto('/dashboard/inventory/')
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
})
