import type { Locator, Page } from '@playwright/test'
import { demoSignIn } from '../../support/account.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

type Table = { name: string; address: string; headers: string[] }

const tables: Table[] = [
  { name: 'Products', address: '/dashboard/inventory', headers: ['Product', 'SKU', 'Price', 'Stock'] },
  { name: 'Rates', address: '/dashboard/rates', headers: ['Country', 'Rate', 'Margin', 'Age and source'] },
]

for (const table of tables) {
  test(`every header of the table ${table.name} sorts it, by mouse and by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await demoSignIn(page, 'owner')
    await page.goto(table.address)
    const drawn = page.getByRole('table', { name: table.name })
    const sortable = drawn.locator('th[aria-sort]')
    await expect(sortable).toHaveText(table.headers)
    for (const name of table.headers) {
      await sortBy(drawn, name, (button) => button.click())
      await sortBy(drawn, name, (button) => button.press('Enter'))
    }
  })
}

/** Ascending, then descending, then as it was. */
async function sortBy(table: Locator, name: string, press: (button: Locator) => Promise<void>): Promise<void> {
  const header = table.getByRole('columnheader', { name, exact: true })
  const button = header.getByRole('button')
  const column = await header.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell))
  const readColumn = () =>
    table
      .locator('tbody tr[aria-rowindex]')
      .evaluateAll((rows, at) => rows.map((row) => row.children[at]?.textContent), column)
  await expect(header).toHaveAttribute('aria-sort', 'none')
  await press(button)
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(table).toHaveAttribute('aria-busy', 'false')
  const first = await readColumn()
  await press(button)
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(table).toHaveAttribute('aria-busy', 'false')
  // A column with one value in all rows has no other order.
  if (new Set(first).size > 1) await expect.poll(readColumn).not.toEqual(first)
  await press(button)
  await expect(header).toHaveAttribute('aria-sort', 'none')
}

const namesOf = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('link').allTextContents()

test('the inventory is sorted by its header, and on a phone by the list above the cards', async ({
  page,
  request,
  baseURL,
}) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Sorted Cloth')
  const price = (amount: number) => ({ price: { amount, currency: 'NGN' } })
  await seller.addProduct('Adire scarf', { ...price(300_000), stock: 2 })
  await seller.addProduct('Batik cushion', { ...price(100_000), stock: 7 })
  await seller.addProduct('Cotton runner', { ...price(200_000), stock: 4 })
  await page.setViewportSize({ width: 768, height: 1024 })
  await seller.visit(page, '/dashboard/inventory')
  const table = page.getByRole('table', { name: 'Products' })
  const rows = table.getByRole('row')
  for (const [header, names] of [
    ['Price', ['Batik cushion', 'Cotton runner', 'Adire scarf']],
    ['Stock', ['Adire scarf', 'Cotton runner', 'Batik cushion']],
  ] as const) {
    await table.getByRole('columnheader', { name: header }).getByRole('button').click()
    for (const [index, name] of names.entries()) await expect(rows.nth(index + 1)).toContainText(name)
  }
  await expect(page).toHaveURL(/sort=available/)

  await page.setViewportSize({ width: 360, height: 780 })
  const choice = page.getByRole('combobox', { name: 'Sort products' })
  await expect(choice).toHaveValue('available')
  await choice.selectOption('Price, descending')
  await expect.poll(() => namesOf(page)).toEqual(['Adire scarf', 'Cotton runner', 'Batik cushion'])
})
