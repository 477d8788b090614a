import { demoSignIn } from '../../support/account.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

test('an operator adds a country, moves its rate, sees the author, and removes it again', async ({ page }) => {
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/rates')
  await page.getByRole('button', { name: 'Add country' }).click()
  const editor = page.getByRole('dialog', { name: 'Add country' })
  await editor.getByRole('button', { name: 'Add' }).click()
  await expect(editor.getByText(/country/i).first()).toBeVisible()
  await editor.getByRole('combobox', { name: 'Country' }).fill('Icel')
  await page.getByRole('option', { name: 'Iceland' }).click()
  await editor.getByRole('combobox', { name: 'Currency' }).fill('ISK')
  await page.getByRole('option', { name: /ISK/ }).click()
  await editor.getByLabel('1 USD in ISK').fill('140')
  await editor.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Iceland - (ISK) added')).toBeVisible()

  // In the table itself; a slipped decimal point needs confirmation.
  await page.getByRole('searchbox', { name: 'Search countries and currencies' }).fill('icel')
  const row = page.getByRole('row', { name: /Iceland/ })
  await row.getByRole('button', { name: /^Rate for Iceland/ }).click()
  await page.getByRole('textbox', { name: 'Rate for Iceland' }).fill('14.1')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Set Iceland - (ISK) to 14.1?' })
  await expect(question).toContainText('Prices in ISK would fall by 89.9%.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toContainText('140')
  await row.getByRole('button', { name: /^Rate for Iceland/ }).click()
  await page.getByRole('textbox', { name: 'Rate for Iceland' }).fill('141')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Iceland - (ISK) saved')).toBeVisible()

  await row.getByRole('button', { name: /Iceland ISK/ }).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText('1 USD = 141 ISK')).toBeVisible()
  await expect(history.getByText('1 USD = 140 ISK')).toBeVisible()
  await expect(history.getByText(/owner@makola\.test/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  // The list is read again, and only now is it gone.
  await row.getByRole('button', { name: 'Actions for Iceland - (ISK)' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const listed = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/rates/')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  expect((await listed).ok()).toBe(true)
  await expect(page.getByText('No rates found')).toBeVisible()
})

test('a refused deletion says why', async ({ page }) => {
  await demoSignIn(page, 'owner')
  await page.route('**/api/rates/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort('internetdisconnected') : route.fallback(),
  )
  await page.goto('/dashboard/rates')
  await page.getByRole('button', { name: 'Actions for Ghana - (GHS)' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/^Delete failed: /)).toBeVisible()
  await expect(page.getByRole('row', { name: /Ghana/ })).toBeVisible()
})

test('a file of the European Central Bank is previewed before it is imported', async ({ page }) => {
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/rates')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import rates' })
  const file = (text: string) => ({ name: 'eurofxref.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const chooser = dialog.getByLabel('File', { exact: true })
  await chooser.setInputFiles(file('these are no rates'))
  await expect(dialog.getByRole('alert')).toBeVisible()
  await chooser.setInputFiles(file('Date,USD,GBP,ZAR,\n2025-03-05,1.07,0.83,19.6,\n'))
  await expect(dialog.getByText(/^Mar 5, 2025: 0 rates change, \d+ for the history\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText(/^0 rates changed, \d+ added to the history/)).toBeVisible()
})

test('a seller sells to a country at the store’s own rate, and returns to the shop’s', async ({ page, request }) => {
  await demoSignIn(page, 'seller')
  const priceInUganda = async () => {
    const rates = (await (await request.get('/api/rates/')).json()).data as { id: string; countryCode: string }[]
    const rate = rates.find(({ countryCode }) => countryCode === 'UG')?.id
    const answer = await request.get(`/api/products/?rate=${rate}&store=rift-roasters&limit=1`)
    return (await answer.json()).data[0].price.amount as number
  }
  const before = await priceInUganda()
  await page.goto('/dashboard/rates')
  await page.getByRole('searchbox', { name: 'Search countries and currencies' }).fill('uganda')
  await page.getByRole('button', { name: /Uganda UGX/ }).click()
  const editor = page.getByRole('dialog', { name: 'Uganda - (UGX)' })
  await editor.getByLabel('Margin (%)').fill('18')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Uganda/ })).toContainText('Your store')
  await expect.poll(priceInUganda).toBeGreaterThan(before)
  await page.getByRole('button', { name: /Uganda UGX/ }).click()
  await editor.getByRole('button', { name: 'Use Makola’s rate' }).click()
  await expect(page.getByRole('row', { name: /Uganda/ })).toContainText('The shop')
  await expect.poll(priceInUganda).toBe(before)
})

test('on a phone a rate is a card with the same fields', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/rates?q=botswana')
  const margin = page.getByRole('button', { name: /^Margin for Botswana/ })
  await whenAlive(margin)
  await margin.click()
  await page.getByRole('textbox', { name: 'Margin for Botswana (%)' }).fill('120')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Must be above −50 and below 100.')
  await page.keyboard.press('Escape')
  await expect(margin).toContainText('+1.5%')
})
