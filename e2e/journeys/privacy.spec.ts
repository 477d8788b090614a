import { readFile } from 'node:fs/promises'
import { keepTokens, openAccount } from '../support/account.ts'
import { enterShop, expect, test, whenAlive } from '../support/test.ts'

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
  await expect(copy.getByText(/^Your copy of .* is ready/)).toBeVisible({ timeout: 30_000 })
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
  await expect(deletion.getByText('Goes after 72 hours')).toBeVisible()
  await deletion.getByLabel('Your password', { exact: true }).fill('not-the-password')
  await deletion.getByRole('button', { name: 'Delete my account' }).click()
  await expect(deletion.getByText(/password/i).last()).toBeVisible()
  await deletion.getByLabel('Your password', { exact: true }).fill(password)
  await deletion.getByRole('button', { name: 'Delete my account' }).click()
  await expect(deletion.getByRole('status')).toContainText('Your account will be deleted on')
  await expect.poll(async () => (await page.request.get('/dev/mail')).text()).toContain(`Your account will be deleted`)
  await page.reload()
  await deletion.getByRole('button', { name: 'Keep the account' }).click()
  await expect(deletion.getByRole('button', { name: 'Delete account' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  // The wrong password.
  expect(complaints.filter((told) => !told.includes('422'))).toEqual([])
})
