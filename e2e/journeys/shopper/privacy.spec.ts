import { readFile } from 'node:fs/promises'
import { keepTokens, openAccount, somebody } from '../../support/account.ts'
import { placeOrder } from '../../support/checkout.ts'
import { readLetter } from '../../support/letters.ts'
import { enterShop, expect, test, whenAlive } from '../../support/test.ts'

test('a person takes a copy of their data home on a phone, asks to be deleted and changes their mind', async ({
  page,
  baseURL,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterShop(page, baseURL ?? '', 'NG')
  const { name, password, tokens } = await openAccount(page.request)
  await page.goto('/about/')
  await keepTokens(page, tokens)
  await page.goto('/account/')
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Details' }).click()

  const copy = page.getByRole('region', { name: 'A copy of your data' })
  await whenAlive(copy.getByRole('button', { name: 'Prepare a copy' }))
  await copy.getByRole('button', { name: 'Prepare a copy' }).click()
  await copy.getByLabel('Your password', { exact: true }).fill(password)
  await copy.getByRole('button', { name: 'Prepare a copy' }).click()
  await expect(copy.getByText(/^The copy that you requested on .* is ready/)).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    copy.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^your-data-\d{4}-\d{2}-\d{2}\.zip$/)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  for (const file of ['README.txt', 'json/accounts.json', 'csv/accounts.csv', 'json/sessions.json']) {
    expect(bytes.includes(file), file).toBe(true)
  }

  const deletion = page.getByRole('region', { name: 'Delete your account' })
  await deletion.getByRole('button', { name: 'Delete account' }).click()
  await expect(deletion.getByText('Deleted after 72 hours')).toBeVisible()
  await deletion.getByLabel('Your password', { exact: true }).fill('not-the-password')
  await deletion.getByRole('button', { name: 'Delete my account' }).click()
  await expect(deletion.getByText(/password/i).last()).toBeVisible()
  await deletion.getByLabel('Your password', { exact: true }).fill(password)
  await deletion.getByRole('button', { name: 'Delete my account' }).click()
  await expect(deletion.getByRole('status')).toContainText('Your account will be deleted on')
  await expect.poll(async () => (await page.request.get('/dev/mail')).text()).toContain(`Your account will be deleted`)
  await page.reload()
  await deletion.getByRole('button', { name: 'Keep my account' }).click()
  await expect(deletion.getByRole('button', { name: 'Delete account' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // The wrong password.
  expect(complaints.filter((told) => !told.includes('422'))).toEqual([])
})

test('a guest takes a copy of their data home on a phone by a mailed link, and is told why it cannot go yet', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  await enterShop(page, baseURL ?? '', 'NG')
  const { email } = somebody()
  // The button to pay names the amount where there is room.
  await placeOrder(page, 'raw-shea-butter', email)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })

  const open = async (address: string) => {
    await page.goto('/cookies/')
    await page.getByRole('link', { name: /^Get a copy of your data/ }).click()
    const field = page.getByLabel('Email address on your orders')
    await whenAlive(field)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(field).toBeFocused()
    await field.fill(address)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('status').getByText(address)).toBeVisible()
    const letter = await readLetter(request, { email: address, subject: /^Your data without an account/ })
    await page.goto(/\/privacy\/request\/\?link=[\w.-]+/.exec(letter)?.[0] ?? '')
  }
  await open(email)
  await expect(page.getByText(/We keep one order that was placed with/)).toBeVisible()
  const copy = page.getByRole('region', { name: 'A copy of your data' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    copy.getByRole('button', { name: 'Download' }).click(),
  ])
  const bytes = await readFile(await download.path())
  for (const file of ['README.txt', 'json/orders.json', 'csv/order_lines.csv']) {
    expect(bytes.includes(file), file).toBe(true)
  }
  await expect(copy.getByText(/^You have already used this link for a copy/)).toBeVisible()
  const deletion = page.getByRole('region', { name: 'Delete your data' })
  await expect(deletion.getByText('An order is not complete yet.')).toBeVisible()
  await page.reload()
  await expect(copy.getByText(/^You have already used this link for a copy/)).toBeVisible()

  await open(somebody().email)
  await expect(page.getByText(/We keep no orders that were placed with/)).toBeVisible()
  await deletion.getByRole('button', { name: 'Delete my data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my data' }).click()
  await expect(page.getByText(/^Your data is deleted/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  expect(complaints.filter((told) => !told.includes(' 404 '))).toEqual([])
})
