import { Seller } from '../support/seller.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a table from a French spreadsheet says what it lacks, asks how many there are, and is imported', async ({
  page,
  request,
  baseURL,
}) => {
  const own = await Seller.open(request, baseURL ?? '', 'Screws and Nails')
  await own.visit(page, '/dashboard/inventory/')
  await page.getByRole('button', { name: 'Import / export' }).click()
  await page.getByRole('menuitem', { name: /Import a table/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Import products' })
  const choose = (file: ReturnType<typeof csv>) => dialog.locator('input[type=file]').setInputFiles(file)

  await choose(csv('vis.csv', 'Title;Type;Variant Price\nVis à bois;Quincaillerie;8,50\nClou;Quincaillerie;2,00\n'))
  const about = dialog.getByRole('region', { name: 'About this table' })
  await expect(about).toContainText('separated by semicolons')
  await expect(about.getByRole('listitem').filter({ hasText: 'Quincaillerie' })).toContainText('2')
  await dialog.getByLabel(/Stock of 2 new variants/).fill('40')
  await dialog.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByText('2 new, 0 changed.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Vis à bois/ })).toContainText('40')
})

test('a large file of junk is told in figures, and only its first faults are listed', async ({
  page,
  request,
  baseURL,
}) => {
  const own = await Seller.open(request, baseURL ?? '', 'Junk and Sons')
  await own.visit(page, '/dashboard/inventory/')
  await page.getByRole('button', { name: 'Import / export' }).click()
  await page.getByRole('menuitem', { name: /Import a table/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Import products' })
  const lines = 200_000
  const junk = csv('junk.csv', `Title,Variant Price\n${'x\n'.repeat(lines)}`)
  await dialog.locator('input[type=file]').setInputFiles(junk)
  await expect(dialog.getByText('Reading the table. Nothing is written yet.')).toBeVisible()
  await expect(dialog.getByText(`and ${lines - 300} more lines that are not listed.`)).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByRole('listitem').first()).toContainText('Has 1 of 2 cells.')
  await expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()

  await dialog.getByRole('button', { name: 'Another file' }).click()
  await dialog.locator('input[type=file]').setInputFiles(csv('book.csv', 'PK\u0003\u0004'))
  await expect(dialog.getByRole('alert')).toContainText('This is an Excel workbook')
})
