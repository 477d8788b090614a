import { readFile } from 'node:fs/promises'
import { demoSignIn } from '../../support/account.ts'
import { buyFrom } from '../../support/bought.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

// The reader's clock is thirteen hours ahead of Lagos: the days are the store's all the same.
test.use({ timezoneId: 'Pacific/Kiritimati' })

test('a seller reads the report of a week, keeps its days in the address, and exports the same numbers', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  const own = await Seller.open(request, baseURL ?? '', 'Sieves of Sokoto')
  await own.addProduct(`Sieve of ${own.store.slug}`)
  await buyFrom(baseURL, own.store.slug, {}, 2)
  await own.visit(page, '/dashboard/')
  await page.getByRole('region', { name: 'Figures' }).getByRole('link', { name: 'Sales report' }).click()
  await page.getByRole('link', { name: 'Last 7 days' }).click()
  await expect(page).toHaveURL(/view=report&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  await page.reload()
  const figures = page.getByRole('region', { name: 'Figures' })
  await expect(figures).toContainText(/Orders1/)
  await expect(figures).toContainText(/Units sold2/)
  const best = page.getByRole('region', { name: 'Best-selling products' })
  await expect(best.getByRole('listitem')).toContainText([/Sieve of .*2 units.*₦5,000\.00/])
  await expect(page.getByRole('region', { name: 'Buyers’ countries' })).toContainText(/Nigeria.*1 order/)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (CSV)' }).click()
  const table = await readFile(await (await saved).path(), 'utf8')
  expect(table).toContain(`Product,Sieve of ${own.store.slug},,2,,5000.00`)
  expect(complaints).toEqual([])
})

test('a packer has no report', async ({ page }) => {
  await demoSignIn(page, 'packer')
  await page.goto('/dashboard/?view=report')
  await expect(page.getByRole('region', { name: 'To do' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sales report' })).toHaveCount(0)
})
