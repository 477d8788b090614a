import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { demoSignIn } from '../../support/account.ts'
import { buyFrom } from '../../support/bought.ts'
import { expect, test } from '../../support/test.ts'

const store = 'adunni-atelier'

/** "−₦1,234.50" in kobo; a dash is nothing. */
function readKobo(text: string): number {
  const amount = Number(text.replace('−', '-').replaceAll(/[₦,]/g, '').replace('–', '0'))
  return Math.round(amount * 100)
}

/** Reads a row of the statement: gross, commission, net and the balance after it, in kobo. */
async function readRow(row: Locator): Promise<{ gross: number; commission: number; net: number }> {
  const [gross = '', commission = '', net = ''] = await row.getByRole('cell').allTextContents()
  return { gross: readKobo(gross), commission: readKobo(commission), net: readKobo(net) }
}

const rowsOf = (page: Page, parcel: string) =>
  page.getByRole('table', { name: 'Statement' }).getByRole('row').filter({ hasText: parcel })

/** Presses a button that downloads a table, and reads it: cells by column, for each line. */
async function saveTable(page: Page, button: string): Promise<Map<string, string>[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  const [columns = [], ...cells] = lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  )
  return cells.map((line) => new Map(columns.map((column, place) => [column, line[place] ?? ''])))
}

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

test('a sale is on the statement with its commission, a refund reverses both, and the table adds up', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { number } = await buyFrom(baseURL, store)
  const parcel = `${number}-A`
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/earnings')
  const sale = rowsOf(page, parcel)
  await expect(sale).toHaveCount(1)
  await page.getByRole('button', { name: `Lines of ${parcel}` }).click()
  await expect(page.getByText('5%, as for all stores')).toBeVisible()
  const sold = await readRow(sale)
  expect(sold.commission).toBeLessThan(0)
  expect(sold.net).toBe(sold.gross + sold.commission)

  await page.getByRole('link', { name: parcel }).click()
  const earning = page.getByRole('region', { name: 'What you earn' })
  await expect(earning).toContainText('Payment feesNone')
  const net = (await earning.getByRole('definition').last().textContent()) ?? ''
  expect(readKobo(net)).toBe(sold.net)
  await expect(earning).toContainText(/Available for payout 7 days after delivery, and on .* at the latest/)
  await page.getByRole('button', { name: 'Refund buyer' }).click()
  const form = page.getByRole('dialog', { name: 'Refund buyer' })
  await form.getByLabel('Reason').fill('It shrank, in the wash')
  await form.getByRole('button', { name: /^Refund ₦/ }).click()
  await expect(page.getByRole('region', { name: 'Refunds' }).getByText('Refunded', { exact: true })).toBeVisible()

  await page.goto('/dashboard/earnings')
  await expect(rowsOf(page, parcel)).toHaveCount(2)
  const refunded = await readRow(rowsOf(page, parcel).filter({ hasText: 'It shrank, in the wash' }))
  expect(refunded).toEqual({ gross: -sold.gross, commission: -sold.commission, net: -sold.net })

  const table = await saveTable(page, 'CSV')
  const kobo = (line: Map<string, string> | undefined, column: string) => readKobo(line?.get(column) || '0')
  expect(table.at(0)?.get('Kind')).toBe('Opening balance')
  expect(table.at(-1)?.get('Kind')).toBe('Closing balance')
  const moved = table.reduce((sum, line) => sum + kobo(line, 'Net'), 0)
  expect(kobo(table.at(0), 'Balance') + moved).toBe(kobo(table.at(-1), 'Balance'))
  const ofParcel = table.filter((line) => line.get('Parcel') === parcel)
  expect(ofParcel.reduce((sum, line) => sum + kobo(line, 'Net'), 0)).toBe(0)
  expect(complaints).toEqual([])
})

test('a seller reads what the shop keeps and when it pays, and what a price brings while typing it', async ({
  page,
}) => {
  await demoSignIn(page, 'seller')
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Your next payout' })).toBeVisible()
  await page.goto('/dashboard/earnings')
  const terms = page.getByRole('region', { name: 'Fees and payout times' })
  await expect(terms).toContainText('5% of each item sold, after discounts.')
  await expect(terms).toContainText('Your money is available 7 days after delivery')
  await page.goto('/dashboard/inventory/add-product')
  await page.getByLabel('Price', { exact: true }).fill('1000')
  await expect(page.getByText(/You receive .*950\.00 for each one sold, after 5% commission\./)).toBeVisible()
})

test('an operator previews a run, pays, gives the bank its table, and the store sees the money arrive', async ({
  page,
  complaints,
}) => {
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/payouts')
  await page.getByRole('button', { name: 'Start payout run' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start payout run' })
  await dialog.getByLabel('Currency').selectOption('NGN')
  await expect(dialog.getByRole('list', { name: 'Will be paid' }).getByText('Adunni Atelier')).toBeVisible()
  const pay = dialog.getByRole('button', { name: /^Pay ₦/ })
  await pay.click()
  await expect(dialog.getByText('Enter your password.')).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill('a guess, a guess')
  await pay.click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill('makola-owner-demo')
  await pay.click()

  const payout = page.getByRole('list', { name: 'Payouts' }).getByRole('listitem').filter({ hasText: 'Adunni Atelier' })
  await expect(payout.getByText('Being prepared')).toBeVisible()
  const paid = /₦[\d,.]+/.exec(await payout.innerText())?.[0] ?? ''
  await page.getByRole('button', { name: 'Bank file' }).click()
  const bank = page.getByRole('dialog', { name: 'Bank file' })
  await bank.getByLabel('Your password', { exact: true }).fill('makola-owner-demo')
  const line = (await saveTable(page, 'Download')).find((each) => each.get('Store') === 'Adunni Atelier')
  expect(readKobo(line?.get('Amount') ?? '')).toBe(readKobo(paid))
  expect(line?.get('Number')).toMatch(/^\d{10}$/)

  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/dashboard/payouts')
  await expectNoOverlap(page.getByRole('list', { name: 'Payout runs' }).getByRole('listitem').first())
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goBack()
  await payout.getByRole('button', { name: 'Mark as sent: Adunni Atelier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await expect(payout.getByText('On its way')).toBeVisible()
  await page.goto('/dashboard/earnings')
  const figures = page.getByRole('main').locator('dl').first()
  await expect(figures).toContainText(/Available₦0\.00/)
  await expect(figures).toContainText(`On its way${paid}`)

  await page.goBack()
  await payout.getByRole('button', { name: 'Mark as paid: Adunni Atelier' }).click()
  await page.getByRole('dialog').getByLabel('Bank reference').fill('TRX 4711')
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(payout.getByText('TRX 4711')).toBeVisible()
  await page.goto('/dashboard/earnings')
  await expect(page.getByRole('list', { name: 'Payouts' }).getByText('TRX 4711')).toBeVisible()
  await expect(figures).toContainText('On its way₦0.00')
  // The browser says that a wrong password was refused.
  expect(complaints).toEqual([expect.stringMatching(/status of 422 .*\/payouts\/runs/)])
})

test('an owner changes the payout account: with the password, and in force tomorrow', async ({ page, request }) => {
  await demoSignIn(page, 'seller')
  await page.goto('/dashboard/earnings')
  await page.getByRole('button', { name: /account$/ }).click()
  const form = page.getByRole('dialog', { name: 'Payout account' })
  // The form begins with the kind of the present account.
  await expect(form.getByRole('radio', { name: 'Bank account' })).toBeChecked()
  await form.getByRole('radio', { name: 'Mobile money' }).click()
  await form.getByRole('textbox', { name: 'Provider' }).fill('M-Pesa')
  await form.getByLabel('Phone number').fill('+254 700 123 456')
  await form.getByLabel('Account holder').fill('Rift Roasters Ltd')
  await form.getByLabel('Your password', { exact: true }).fill('somebody who found the phone')
  await expect(form.getByText('The name of this account cannot be checked.')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('This is not your password.')).toBeVisible()
  await form.getByLabel('Your password', { exact: true }).fill('makola-seller-demo')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const account = page.getByRole('region', { name: 'Payout account' })
  await expect(account).toContainText('M-Pesa •••• 3456')
  await expect(account).toContainText('Name not checked')
  await expect(account).toContainText(/Payouts go to this account from .*\./)
  const mail = async () => (await request.get('/dev/mail')).text()
  await expect.poll(mail).toContain('New payout account for Rift Roasters')
})

/** The words of a row are beside or below one another, all inside it. */
async function expectNoOverlap(row: Locator): Promise<void> {
  await expect(row).toBeVisible()
  const outer = await row.boundingBox()
  const boxes = await row
    .locator('a, p, span')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.childElementCount === 0 && part.textContent !== '')
        .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect().toJSON() as DOMRect })),
    )
  expect(boxes.length).toBeGreaterThan(1)
  for (const [index, { text, box }] of boxes.entries()) {
    expect(box.right, text ?? '').toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0))
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        box.right <= other.box.left ||
        other.box.right <= box.left ||
        box.bottom <= other.box.top ||
        other.box.bottom <= box.top
      expect(isApart, `${text} and ${other.text}`).toBe(true)
    }
  }
}

test('an operator charges a store, which reads why on its statement, and gives the charge back', async ({
  page,
  complaints,
}) => {
  await demoSignIn(page, 'owner')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/dashboard/earnings')
  await page.getByRole('button', { name: 'Charge store' }).click()
  const charging = page.getByRole('dialog', { name: 'Charge Adunni Atelier' })
  await charging.getByRole('button', { name: 'Charge store' }).click()
  await expect(charging.getByText('Enter a reason.')).toBeVisible()
  await charging.getByLabel('Amount').fill('12.50')
  await charging.getByLabel('Reason').fill('A lost scanner')
  await charging.getByLabel('Your password', { exact: true }).fill('a guess, a guess')
  await charging.getByRole('button', { name: 'Charge ₦12.50' }).click()
  await expect(charging.getByText('This is not your password.')).toBeVisible()
  await charging.getByLabel('Your password', { exact: true }).fill('makola-owner-demo')
  await charging.getByRole('button', { name: 'Charge ₦12.50' }).click()
  await expect(charging).toBeHidden()
  const charge = page.getByRole('list', { name: 'Charges' }).getByRole('listitem').filter({ hasText: 'A lost scanner' })
  await expect(charge).toContainText('₦12.50')

  await page.reload()
  await charge.getByRole('button', { name: 'Reverse charge' }).click()
  const reversing = page.getByRole('dialog', { name: 'Reverse this charge?' })
  await reversing.getByLabel('Reason').fill('The scanner was found')
  await reversing.getByLabel('Your password', { exact: true }).fill('makola-owner-demo')
  await reversing.getByRole('button', { name: 'Reverse charge' }).click()
  await expect(charge).toContainText('Reversed')

  await page.setViewportSize({ width: 1280, height: 780 })
  const statement = page.getByRole('table', { name: 'Statement' })
  await expect(statement.getByRole('row').filter({ hasText: 'A lost scanner' })).toContainText('−₦12.50')
  await expect(statement.getByRole('row').filter({ hasText: 'The scanner was found' })).toContainText('₦12.50')
  // The wrong password, as the browser puts it.
  expect(complaints).toEqual([expect.stringContaining('422')])
})
