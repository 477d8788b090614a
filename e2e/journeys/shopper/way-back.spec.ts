import type { Page } from '@playwright/test'
import { Seller } from '../../support/seller.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

// The way back closes what lies on top of a page, one thing at a time, and leaves the page behind it alone.
const phone = { width: 360, height: 740 }
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

const product = '/products/nyeri-aa-coffee'
const cart = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const onProduct = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Nyeri AA coffee' })).toBeVisible()

async function openCart(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add to cart' })
  await whenAlive(add)
  await add.click()
  await expect(cart(page)).toBeVisible()
}

async function openFilters(page: Page) {
  await page.setViewportSize(phone)
  await page.goto('/store/')
  const filters = page.getByRole('button', { name: 'Filters' })
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await whenAlive(filters)
  await filters.click()
  return { filters, drawer }
}

test('the cart drawer on the first page of a visit is closed, and forward does not bring it back', async ({ page }) => {
  await page.goto(product)
  await openCart(page)
  await page.goBack()
  await expect(cart(page)).toHaveCount(0)
  await onProduct(page)
  await page.goForward()
  await page.getByRole('button', { name: /Currency/ }).click()
  await expect(page.getByRole('dialog', { name: 'Select country / currency' })).toBeVisible()
  await expect(cart(page)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Select country / currency' })).toHaveCount(0)
  await onProduct(page)
})

for (const [way, close] of [
  ['its button', (page: Page) => cart(page).getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`a drawer closed by ${way} is not in the way back`, async ({ page }) => {
    await page.goto('/about/')
    await page.goto(product)
    for (let time = 0; time < 2; time++) {
      await openCart(page)
      await close(page)
      await expect(cart(page)).toHaveCount(0)
    }
    await page.goBack()
    await expect(page).toHaveURL(/\/about\//)
  })
}

test('a link in a drawer takes its place, and a reload with an open drawer leaves nothing behind', async ({ page }) => {
  await page.goto('/about/')
  await page.goto(product)
  await openCart(page)
  await cart(page).getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/cart/)
  await page.goBack()
  await onProduct(page)
  await expect(cart(page)).toHaveCount(0)
  await openCart(page)
  await page.reload()
  await onProduct(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/about\//)
})

test('the filter drawer is closed and what was chosen in it stays; the next way back undoes the last choice', async ({
  page,
}) => {
  const { drawer } = await openFilters(page)
  await drawer.getByRole('link', { name: /^Food and drink/ }).click()
  await expect(page).toHaveURL(/category=food-and-drink/)
  await drawer.getByRole('link', { name: /^In stock/ }).click()
  await expect(page).toHaveURL(/stock=in/)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/(?=.*stock=in)(?=.*category=food-and-drink)/)
  await page.goBack()
  await expect(page).toHaveURL(/category=food-and-drink$/)
  await expect(drawer).toHaveCount(0)
})

test('Back pressed at the moment of a choice closes the filter drawer', async ({ page }) => {
  const { drawer, filters } = await openFilters(page)
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...entry) => {
      history.pushState = push
      push(...entry)
      queueMicrotask(() => history.back())
    }
  })
  await drawer.getByRole('link', { name: /^Food and drink/ }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/category=food-and-drink$/)
  await expect(filters).toBeVisible()
})

test('a picture over the whole screen is closed, and the product stays', async ({ page }) => {
  await page.goto('/about/')
  await page.goto(product)
  const picture = page.getByRole('button', { name: /^View larger/ }).first()
  await whenAlive(picture)
  await picture.click()
  const zoom = page.getByRole('dialog', { name: 'Nyeri AA coffee' })
  await expect(zoom).toBeVisible()
  await page.goBack()
  await expect(zoom).toHaveCount(0)
  await onProduct(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/about\//)
})

test('in the dashboard: a form in a dialog, the sheet of the menu, and the question before leaving', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(phone)
  const seller = await Seller.open(request, baseURL ?? '', 'Ways of Ho')
  await seller.visit(page, '/dashboard/team')
  const invite = page.getByRole('button', { name: 'Invite' })
  await whenAlive(invite)
  await invite.click()
  const form = page.getByRole('dialog', { name: 'Invite someone' })
  await expect(form).toBeVisible()
  await page.goBack()
  await expect(form).toHaveCount(0)
  await expect(invite).toBeVisible()

  await page.getByRole('button', { name: 'More' }).click()
  const sheet = page.getByRole('dialog', { name: 'More' })
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: 'More' }).click()
  await sheet.getByRole('link', { name: 'Settings' }).click()

  const name = page.getByRole('textbox', { name: 'Name' })
  await whenAlive(name)
  await name.fill('Ways and Means')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  // By a link: the way back stays, as "Stay" does.
  await page.getByRole('link', { name: 'Delivery' }).first().click()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(name).toHaveValue('Ways and Means')
  // By the way back itself.
  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  await expect(name).toHaveValue('Ways and Means')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(invite).toBeVisible()
})

test('a list that is reloaded far down does not run to its end', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/store/')
  const shown = page.getByText(/^\d+ products shown$/)
  const more = page.getByRole('link', { name: 'Load more' })
  for (const count of ['48', '72']) {
    await more.scrollIntoViewIfNeeded()
    await expect(shown).toHaveText(`${count} products shown`)
  }
  await page.evaluate(() => window.scrollTo(0, 5000))
  await page.reload()
  await expect(shown).toHaveText('48 products shown')
  // It loads by itself until the link is a screen away.
  await expect.poll(async () => (await more.boundingBox())?.y).toBeGreaterThan(2 * phone.height)
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(5100)
  await expect(shown).toHaveText('48 products shown')
})
