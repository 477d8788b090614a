import type { Page } from '@playwright/test'
import { signIn } from '../../support/account.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

test.use({ viewport: { width: 360, height: 780 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

const kept = (page: Page) => page.getByRole('status').filter({ hasText: 'We kept what you typed.' })
const nameField = (page: Page) => page.getByLabel('Name', { exact: true })

/** The session has ended, as after weeks or from another device. */
const loseSession = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('accessToken', 'over')
    localStorage.setItem('refreshToken', 'over')
  })

/** A form that keeps its values: its address, how to fill it in, and how to read it. */
const forms = [
  {
    name: 'a new product',
    address: '/dashboard/inventory/add-product',
    type: async (page: Page) => {
      await nameField(page).fill('Market basket')
      await page.getByLabel('Price', { exact: true }).fill('12500')
      await page.getByLabel('In stock').fill('7')
    },
    look: (page: Page) => expect(nameField(page)).toHaveValue('Market basket'),
    save: 'Save draft',
    saved: 'Draft saved',
  },
  {
    name: 'the profile',
    address: '/dashboard/settings',
    type: (page: Page) => page.getByLabel('In a few words').fill('Baskets from the north'),
    look: (page: Page) => expect(page.getByLabel('In a few words')).toHaveValue('Baskets from the north'),
    save: 'Save',
    saved: 'Your store’s profile is saved.',
  },
  {
    name: 'delivery',
    address: '/dashboard/settings/delivery',
    type: async (page: Page) => {
      await page.getByRole('button', { name: 'Add countries' }).click()
      await page.getByLabel('Name', { exact: true }).first().fill('Lagos and around')
    },
    look: (page: Page) => expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue('Lagos and around'),
    save: 'Save',
    saved: undefined,
  },
]

for (const form of forms) {
  test(`${form.name}: an ended session, a reload and a lost connection keep the typed values`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const seller = await Seller.open(request, baseURL ?? '', 'Baskets of Bolga')
    await seller.visit(page, form.address)
    await whenAlive(page.locator('form').last())
    await form.type(page)

    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await form.look(page)
    await expect(kept(page)).toBeVisible()

    await context.setOffline(true)
    if (form.saved) {
      await page.getByRole('button', { name: form.save, exact: true }).click()
      const notice = page.getByRole('alert').filter({ hasText: 'No connection.' })
      await expect(notice).toBeFocused()
      await expect(notice).toBeInViewport({ ratio: 1 })
      await form.look(page)
    }
    await context.setOffline(false)

    await loseSession(page)
    const save = page.getByRole('button', { name: form.save, exact: true })
    // Connected again, the page may learn of the end by a call of its own, and leave before the press.
    if (form.saved) await save.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click())
    else await page.reload()
    await expect(page).toHaveURL(/\/login/)
    await signIn(page, seller.person)
    await expect(page).toHaveURL(new RegExp(form.address))
    await form.look(page)
    await expect(kept(page)).toBeVisible()

    if (form.saved) {
      await page.getByRole('button', { name: form.save, exact: true }).click()
      await expect(page.getByText(form.saved)).toBeVisible()
    } else await kept(page).getByRole('button', { name: 'Discard' }).click()
    await page.goto(form.address)
    await expect(page.getByRole('button', { name: 'Add countries' }).or(nameField(page)).first()).toBeVisible()
    await expect(kept(page)).toHaveCount(0)
  })
}

test('a draft is discarded by Discard, by leaving after a question, and by signing out', async ({
  page,
  request,
  baseURL,
}) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Baskets of Bolga')
  const { slug } = await seller.addProduct('Fruit bowl')
  await seller.visit(page, `/dashboard/inventory/${slug}`)
  page.on('dialog', (dialog) => void dialog.accept())
  await nameField(page).fill('Fruit bowl, large')
  await page.reload()
  await expect(nameField(page)).toHaveValue('Fruit bowl, large')
  await kept(page).getByRole('button', { name: 'Discard' }).click()
  await expect(nameField(page)).toHaveValue('Fruit bowl')
  await page.reload()
  await expect(nameField(page)).toHaveValue('Fruit bowl')
  await expect(kept(page)).toHaveCount(0)

  await nameField(page).fill('Fruit bowl, small')
  await page.getByRole('link', { name: 'Inventory' }).first().click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'Inventory', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Fruit bowl' }).click()
  await expect(nameField(page)).toHaveValue('Fruit bowl')

  await nameField(page).fill('Fruit bowl of a friend')
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
  await expect.poll(drafts).toHaveLength(1)
  await page.goto('/account/')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(drafts).toHaveLength(0)
})

test('after a conflict the next Save builds on the other person’s changes', async ({ page, request, baseURL }) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Baskets of Bolga')
  const { id, slug } = await seller.addProduct('Fruit bowl')
  await seller.visit(page, `/dashboard/inventory/${slug}`)
  await page.getByLabel('Brand').fill('Bolga')
  await page.getByLabel('In stock').fill('12')
  await seller.call('PATCH', `/products/${id}`, { tags: ['straw'] })
  const variantId = (await seller.item(id)).variants[0]?.id
  await seller.call('PATCH', `/inventory/variants/${variantId}`, { stock: 3 })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const notice = page.getByRole('alert').filter({ hasText: 'This product was changed while you were editing it.' })
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expect(notice).toContainText('Stock is now 3. You typed 12.')
  await expect(notice).toBeFocused()
  expect((await seller.item(id)).variants[0]?.onHand).toBe(3)
  await save.click()
  await expect(page.getByText('Fruit bowl is on sale')).toBeVisible()
  const saved = await seller.item(id)
  expect(saved).toMatchObject({ brand: 'Bolga', tags: ['straw'] })
  expect(saved.variants[0]?.onHand).toBe(12)
})

test('settings changed in another tab are merged with the values typed here', async ({ page, request, baseURL }) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Baskets of Bolga')
  await seller.visit(page, '/dashboard/settings')
  await page.getByLabel('In a few words').fill('Baskets from the north')
  const other = await page.context().newPage()
  await other.goto('/dashboard/settings')
  await expect(kept(other)).toBeVisible()
  await kept(other).getByRole('button', { name: 'Discard' }).click()
  await other.getByLabel('City').fill('Bolgatanga')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Your store’s profile is saved.')).toBeVisible()
  await other.close()

  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const saved = page.getByText('Your store’s profile is saved.')
  const notice = page.getByRole('alert').filter({ hasText: 'These settings were changed while you were editing.' })
  await expect(saved.or(notice)).toBeVisible()
  if (await notice.isVisible()) await save.click()
  await expect(saved).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Bolgatanga')
  await expect(page.getByLabel('In a few words')).toHaveValue('Baskets from the north')
})

test('a rate being edited is kept until it is saved or discarded', async ({ page, request, baseURL }) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Baskets of Bolga')
  await seller.visit(page, '/dashboard/rates?q=uganda')
  const row = page.getByRole('button', { name: /Uganda/ })
  await row.click()
  const editor = page.getByRole('dialog', { name: 'Uganda - (UGX)' })
  await editor.getByLabel('Margin (%)').fill('18')
  await page.reload()
  await row.click()
  await expect(editor.getByLabel('Margin (%)')).toHaveValue('18')
  await kept(page).getByRole('button', { name: 'Discard' }).click()
  await expect(editor.getByLabel('Margin (%)')).toHaveValue('')
})

test('Back after adding a product leads to the inventory, not to an empty form', async ({ page, request, baseURL }) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Baskets of Bolga')
  await seller.visit(page, '/dashboard/inventory')
  await page.getByRole('link', { name: 'Add product' }).first().click()
  await forms[0]?.type(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { name: 'Market basket', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Inventory', level: 1 })).toBeVisible()
})
