import type { Locator, Page } from '@playwright/test'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

/** The inventory of a seller with the dialog that takes a table. */
async function openImport(page: Page, own: Seller): Promise<Locator> {
  await own.visit(page, '/dashboard/inventory/')
  await page.getByRole('button', { name: 'Import / export' }).click()
  await page.getByRole('menuitem', { name: /Import products/ }).click()
  return page.getByRole('dialog', { name: 'Import products' })
}

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a table from a French spreadsheet reports what is missing, asks for stock, and is imported', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  const own = await Seller.open(request, baseURL ?? '', 'Screws and Nails')
  const dialog = await openImport(page, own)
  const choose = (file: ReturnType<typeof csv>) => dialog.locator('input[type=file]').setInputFiles(file)

  const table = 'Title;Type;Variant Price\nVis à bois;Quincaillerie;8,50\nClou;Quincaillerie;2,00\n'
  await choose({ ...csv('vis.csv', ''), buffer: Buffer.from(table, 'latin1') })
  await expect(dialog.getByText('The file is not in UTF-8. Save it as “CSV UTF-8” and send it again.')).toBeVisible()
  await choose(csv('vis.csv', table))
  const about = dialog.getByRole('region', { name: 'About this file' })
  await expect(about).toContainText('separated by semicolons')
  const categories = dialog.getByRole('region', { name: 'Categories' })
  await expect(categories.getByRole('listitem').filter({ hasText: 'Quincaillerie' })).toContainText('2 products')
  await dialog.getByLabel(/Stock of 2 new variants/).fill('40')
  await dialog.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByText('2 new, 0 changed.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Vis à bois/ })).toContainText('40')
  // The browser notes the refusal of the first file.
  expect(complaints.filter((complaint) => !/status of 4/.test(complaint))).toEqual([])
})

test('a large junk file is reported in figures, and only its first faults are listed', async ({
  page,
  request,
  baseURL,
}) => {
  const own = await Seller.open(request, baseURL ?? '', 'Junk and Sons')
  const dialog = await openImport(page, own)
  const lines = 200_000
  const junk = csv('junk.csv', `Title,Variant Price\n${'x\n'.repeat(lines)}`)
  await dialog.locator('input[type=file]').setInputFiles(junk)
  await expect(dialog.getByText('Reading the file. Nothing has changed yet.')).toBeVisible()
  await expect(dialog.getByText(`and ${(lines - 300).toLocaleString('en')} more lines.`)).toBeVisible({
    timeout: 60_000,
  })
  await expect(dialog.getByRole('listitem').first()).toContainText('Has 1 cell instead of 2.')
  await expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()

  await dialog.getByRole('button', { name: 'Another file' }).click()
  await dialog.locator('input[type=file]').setInputFiles(csv('book.csv', 'PK\u0003\u0004'))
  await expect(dialog.getByRole('alert')).toContainText('This is an Excel workbook')
})

test('a table’s category words are mapped once, and missing ones requested together', async ({
  page,
  request,
  baseURL,
}) => {
  const own = await Seller.open(request, baseURL ?? '', 'Shoes of Dakar')
  const dialog = await openImport(page, own)
  const word = `Vaisseaux ${own.store.slug}`
  const lines = ['Botte,Chaussures,40', 'Sandale,Chaussures,20', `Fusée,${word},90`, `Robot,Robots ${own.store.slug},9`]
  const table = csv('dakar.csv', `Title,Type,Variant Price\n${lines.join('\n')}\n`)
  await dialog.locator('input[type=file]').setInputFiles(table)
  const categories = dialog.getByRole('region', { name: 'Categories' })
  const choice = categories.getByRole('combobox', { name: 'Category for Chaussures' })
  const kept = page.waitForResponse((answer) => answer.url().includes('/category-words') && answer.ok())
  await choice.selectOption('shoes')
  await kept
  await categories.getByRole('button', { name: 'Request these 2 categories' }).click()
  await expect(categories.getByText('You have requested 2 categories.')).toBeVisible()

  await page.reload()
  await dialog.locator('input[type=file]').setInputFiles(table)
  await expect(choice).toHaveValue('shoes')
  await categories.getByRole('button', { name: 'Request these 2 categories' }).click()
  await expect(page.getByText('you have already requested them')).toBeVisible()

  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Import / export' }).click()
  await page.getByRole('menuitem', { name: /Import products/ }).click()
  await dialog.locator('input[type=file]').setInputFiles(table)
  await dialog.getByRole('button', { name: 'Import 4 products' }).click()
  await expect(page.getByText('4 new, 0 changed.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto('/dashboard/inventory/?category=shoes')
  await expect(page.getByText('2 products', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Botte/ })).toBeVisible()
})

test('a running import is found again after a reload, in a second tab, and on return', async ({
  page,
  request,
  baseURL,
}) => {
  const own = await Seller.open(request, baseURL ?? '', 'Twelve Thousand Nails')
  const dialog = await openImport(page, own)
  const nails = 12_000
  const told = nails.toLocaleString('en')
  const lines = Array.from({ length: nails }, (_, number) => `nail-${number},Nail ${number},N-${number},5,7`)
  const head = 'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty'
  await dialog.locator('input[type=file]').setInputFiles(csv('nails.csv', [head, ...lines].join('\n')))
  await dialog.getByRole('button', { name: `Import ${told} products` }).click({ timeout: 60_000 })
  await expect(page).toHaveURL(/import=[\da-f-]{36}/)
  await expect(dialog.getByText('Products imported')).toBeVisible()

  await page.reload()
  await expect(dialog.getByText('Importing. It continues if you leave this page.')).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/dashboard/inventory/')
  const notice = second.getByRole('region', { name: 'Import', exact: true })
  await notice.getByRole('button', { name: 'Show progress' }).click()
  const there = second.getByRole('dialog', { name: 'Import products' })
  await expect(there.getByText(`Import finished: ${told} new, 0 changed.`)).toBeVisible({ timeout: 90_000 })
  await second.goBack()
  await expect(there).toBeHidden()
  await expect(second.getByText(`${told} products`)).toBeVisible()

  await expect(dialog.getByText(`Import finished: ${told} new, 0 changed.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialog).toBeHidden()
})

test('pictures by address are fetched after the import, and the bell leads to the failed ones, with reasons', async ({
  page,
  request,
  baseURL,
}) => {
  const own = await Seller.open(request, baseURL ?? '', 'Pots of Kumasi')
  const dialog = await openImport(page, own)
  const lines = ['Pot,12,3,http://127.0.0.1/pot.png', 'Bowl,8,3,http://192.168.0.1/admin/bowl.png']
  const table = csv('pots.csv', `Title,Variant Price,Variant Inventory Qty,Image Src\n${lines.join('\n')}\n`)
  await dialog.locator('input[type=file]').setInputFiles(table)
  await expect(dialog.getByRole('region', { name: 'About this file' })).toContainText('2 new picture addresses')
  await dialog.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByText('2 new, 0 changed.')).toBeVisible()

  await page.goto('/dashboard/notifications/')
  await page.getByLabel('Show only').selectOption('Imported pictures')
  await expect(page).toHaveURL(/type=/)
  await page.getByRole('link', { name: /The pictures of your import could not be fetched/ }).click()
  const pictures = dialog.getByRole('region', { name: 'Pictures' })
  await expect(pictures).toContainText('0 fetched, 2 not fetched.')
  await expect(pictures.getByRole('listitem').filter({ hasText: 'Pot' })).toContainText(
    'This address is not on the public internet.',
  )
  await page.reload()
  await expect(pictures.getByRole('listitem').filter({ hasText: 'Bowl' })).toContainText(
    'http://192.168.0.1/admin/bowl.png',
  )
})
