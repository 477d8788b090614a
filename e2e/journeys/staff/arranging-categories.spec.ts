import { demoSignIn } from '../../support/account.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

const row = (name: string) => ({ name: `Actions for ${name}` })

test('an operator adds, drags, renames and deletes a category', async ({ page }) => {
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/categories')
  const tree = page.getByRole('list', { name: 'Categories' })
  // Unique, even when the test is retried.
  const mark = crypto.randomUUID().slice(0, 8)
  const [alpha, beta, gamma] = [`Alpha ${mark}`, `Beta ${mark}`, `Gamma ${mark}`]
  for (const name of [alpha, beta]) {
    await page.getByRole('button', { name: 'Add category' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
    await expect(tree.getByText(name)).toBeVisible()
  }
  // One to the right of its position: a child of the one above.
  const dragged = tree.getByRole('listitem').filter({ hasText: beta })
  await dragged.scrollIntoViewIfNeeded()
  const grip = await dragged.locator('button[aria-hidden]').boundingBox()
  if (!grip) throw new Error('Nothing to drag by')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.mouse.move(grip.x + 8, grip.y + 20)
  await page.mouse.down()
  await page.mouse.move(grip.x + 24, grip.y + 20, { steps: 4 })
  await page.mouse.move(grip.x + 40, grip.y + 20, { steps: 4 })
  await page.mouse.up()
  expect((await saved).ok()).toBe(true)
  await expect(tree.getByRole('button', { name: `Subcategories of ${alpha}` })).toBeVisible()

  // The menu moves it out again.
  const moveOut = page.getByRole('menuitem', { name: 'Move out' })
  await expect(async () => {
    await page.getByRole('button', row(beta)).click()
    await expect(moveOut).toBeVisible({ timeout: 3000 })
  }).toPass()
  await moveOut.click()
  await expect(tree.getByRole('button', { name: `Subcategories of ${alpha}` })).toHaveCount(0)
  await page.getByRole('button', row(beta)).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(gamma)
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(tree.getByText(gamma)).toBeVisible()
  for (const name of [alpha, gamma]) {
    await page.getByRole('button', row(name)).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(tree.getByText(name)).toHaveCount(0)
  }
})

test('a category with products asks for their new category', async ({ page }) => {
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/categories')
  await page.getByRole('button', row('Shoes')).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Shoes?' })
  await expect(dialog).toContainText('Its products need another category.')
  await expect(dialog.getByRole('button', { name: 'Move and delete' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('list', { name: 'Categories' }).getByText('Shoes')).toBeVisible()
})

test('a store asks for a category and an operator makes it', async ({ page, browser, enter, baseURL }) => {
  const wish = `Coffee makers ${crypto.randomUUID().slice(0, 8)}`
  await demoSignIn(page, 'seller')
  await page.goto('/dashboard/categories')
  await page.getByRole('button', { name: 'Request category' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request category' })
  await dialog.getByLabel('Name').fill(wish)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText(`Request for ${wish} sent`)).toBeVisible()

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const operator = await context.newPage()
  await enter(operator, 'NG')
  await demoSignIn(operator, 'owner')
  await operator.goto('/dashboard/categories')
  const request = operator
    .getByRole('region', { name: 'Requests from stores' })
    .getByRole('listitem')
    .filter({ hasText: wish })
  await request.getByRole('button', { name: 'Approve' }).click()
  await expect(operator.getByRole('list', { name: 'Categories' }).getByText(wish)).toBeVisible()
  await context.close()
})
