import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

test('a seller saves the filters of the inventory by keyboard on a phone, renames and deletes the view', async ({
  page,
  baseURL,
  complaints,
}) => {
  const own = await Seller.open(page.request, baseURL ?? '', 'Views of Vlisco')
  await own.addProduct('Wax print')
  await page.setViewportSize({ width: 360, height: 760 })
  await own.visit(page, '/dashboard/inventory/')
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(views).toHaveCount(0)
  await page.getByRole('link', { name: /^Drafts?/ }).click()
  await views.getByRole('button', { name: 'Save view' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('To finish')
  await page.keyboard.press('Enter')
  await expect(views.getByRole('link', { name: 'To finish' })).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  // On another day: the view is there, and leads to its filters.
  await own.visit(page, '/dashboard/inventory/')
  await views.getByRole('link', { name: 'To finish' }).click()
  await expect(page).toHaveURL(/status=draft/)
  await views.getByRole('button', { name: 'Actions for the view “To finish”' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await dialog.getByLabel('Name').fill('Unfinished')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(views.getByRole('link', { name: 'Unfinished' })).toBeVisible()
  await views.getByRole('button', { name: 'Actions for the view “Unfinished”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(views.getByRole('link', { name: 'Unfinished' })).toHaveCount(0)
  await expect(page).toHaveURL(/status=draft/)

  await own.visit(page, '/dashboard/orders/?state=new')
  await views.getByRole('button', { name: 'Save view' }).click()
  await dialog.getByLabel('Name').fill('To pack')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(views.getByRole('link', { name: 'To pack' })).toHaveAttribute('aria-current', 'true')
  expect(complaints).toEqual([])
})
