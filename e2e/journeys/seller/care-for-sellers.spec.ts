import { formatDate } from '@makola/money/format.ts'
import type { Locator, Page } from '@playwright/test'
import { demoSignIn, readCode, somebody } from '../../support/account.ts'
import { fillCart } from '../../support/checkout.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test, whenAlive } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'GH'))

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

for (const width of [360, 1280]) {
  test(`messages stay above Save and let presses through, ${width} wide`, async ({ page, request, baseURL }) => {
    await page.setViewportSize({ width, height: 780 })
    const seller = await Seller.open(request, baseURL ?? '', 'Looms of Ho')
    const { slug } = await seller.addProduct('Kete strip')
    await seller.visit(page, `/dashboard/inventory/${slug}`)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await whenAlive(save)
    await page.getByLabel('Name', { exact: true }).fill('Kete strip, wide')
    await save.click()
    const message = page.locator('[data-sonner-toast]', { hasText: 'Kete strip, wide is on sale' })
    await expect(message).toBeVisible()
    const bar = await boxOf(page.locator('[data-action-bar]'))
    await expect.poll(async () => (await boxOf(message)).y + (await boxOf(message)).height).toBeLessThanOrEqual(bar.y)
    const { x, y } = await boxOf(message)
    const isThrough = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-sonner-toaster]') === null,
      [x + 24, y + 24] as const,
    )
    expect(isThrough).toBe(true)
  })
}

test('the code field is visible and ready to type, and a code is sent once', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const { name, email, password } = somebody()
  await page.goto('/register')
  await whenAlive(page.getByLabel('Your name'))
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).press('Enter')
  const field = page.getByLabel('Code from the email')
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeInViewport({ ratio: 1 })

  let sent = 0
  page.on('request', (call) => {
    if (call.url().endsWith('/auth/verify-email')) sent++
  })
  const code = await readCode(request, email, 'registration')
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await field.fill(wrong)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toBe(1)
  await field.fill(code)
  await expect(page).toHaveURL(/\/account\/?$/)
  expect(sent).toBe(2)
})

test('a seller reaches the dashboard by signing in', async ({ page, request, baseURL }) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Looms of Ho')
  await page.goto('/login')
  await whenAlive(page.getByLabel('Email'))
  await page.getByLabel('Email').fill(seller.person.email)
  await page.getByLabel('Password', { exact: true }).fill(seller.person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Looms of Ho', level: 1 })).toBeVisible()
})

type Category = { id: string; name: string; parentId: string | null }

test('the category filter lists each category below its parent', async ({ page, request }) => {
  await demoSignIn(page, 'seller')
  await page.goto('/dashboard/inventory')
  const options = page.getByRole('combobox', { name: 'Category' }).getByRole('option')
  await expect(options.nth(1)).toBeAttached()
  const categories: Category[] = (await (await request.get('/api/categories/')).json()).data
  const parentOf = (name: string) => {
    const parentId = categories.find((category) => category.name === name)?.parentId
    return categories.find(({ id }) => id === parentId)?.name
  }
  let parent: string | undefined
  for (const text of (await options.allTextContents()).slice(1)) {
    const name = text.replace(/^(– )+/, '')
    if (text === name) parent = name
    else if (text.lastIndexOf('– ') === 0) expect(parentOf(name), name).toBe(parent)
  }
})

test('an x between digits stays an x, in references, SKUs and tracking numbers', async ({ page }) => {
  await demoSignIn(page, 'seller')
  await page.goto('/dashboard/inventory')
  await expect(page.getByRole('heading', { name: 'Inventory' })).toBeVisible()
  expect(await page.evaluate(measure)).toEqual({ together: expect.closeTo(0, 1), hasInter: true })
})

/** The extra width of '5x46' over its letters one by one: a × has another width than an x. */
async function measure() {
  await document.fonts.load('16px "Inter Cut"')
  const box = document.createElement('span')
  box.style.cssText = 'position: absolute; font-size: 100px; font-kerning: none; white-space: nowrap'
  document.body.append(box)
  const widthOf = (text: string) => {
    box.textContent = text
    return box.getBoundingClientRect().width
  }
  const together = widthOf('5x46') - widthOf('5') - widthOf('x') - widthOf('46')
  const hasInter = getComputedStyle(box).fontFamily.includes('Inter')
  box.remove()
  return { together, hasInter }
}

test('leaving a draft asks first, and Enter in an empty options field sends nothing', async ({
  page,
  request,
  baseURL,
}) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Looms of Ho')
  await seller.visit(page, '/dashboard/settings/status')
  const choose = async (page: Page) => {
    await page.getByRole('radio', { name: /Taking a break/ }).click()
    return page.getByRole('dialog', { name: 'Take a break?' })
  }
  await (await choose(page)).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('radio', { name: /^Open/ })).toBeChecked()
  await (await choose(page)).getByRole('button', { name: 'Start break' }).click()
  const started = page.locator('[data-sonner-toast]', { hasText: 'Your store is on a break.' })
  await started.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Your store is open.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Open/ })).toBeChecked()

  await page.goto('/dashboard/inventory/add-product')
  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByLabel('Values').press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute('aria-invalid', 'false')
})

test('a break says until when it is, to shoppers and on each page of the dashboard', async ({
  page,
  request,
  browser,
  baseURL,
  enter,
}) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Looms of Ho')
  const { slug } = await seller.addProduct('Kete strip')
  const shopper = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await enter(shopper, 'GH')
  await fillCart(shopper, slug)
  await seller.visit(page, '/dashboard/settings/status')
  await page.getByRole('radio', { name: /Taking a break/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Take a break?' })
  const end = new Date(Date.now() + 9 * 86_400_000)
  await dialog.getByLabel('Open again on').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Start break' }).click()
  await expect(dialog.getByText(/^Must be a day from /)).toBeVisible()
  await dialog.getByLabel('Open again on').fill(end.toISOString().slice(0, 10))
  await dialog.getByLabel('Note to shoppers').fill('At the craft fair in Kumasi.')
  await dialog.getByRole('button', { name: 'Start break' }).click()
  const day = formatDate(end)
  await expect(page.getByText(`Your store opens automatically on ${day}.`)).toBeVisible()

  await page.goto('/dashboard/orders')
  const banner = page.getByRole('note').filter({ hasText: `Your store is on a break until ${day}.` })
  await banner.getByRole('link', { name: 'Change break' }).click()
  await page.getByRole('button', { name: 'Change break' }).click()
  const change = page.getByRole('dialog', { name: 'Change your break' })
  await change.getByLabel('Note to shoppers').fill('At the craft fair in Ho.')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your break was changed.')).toBeVisible()
  for (const path of [`/store/${seller.store.slug}`, `/products/${slug}`]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('Store on a break')).toHaveCount(path.startsWith('/store') ? 1 : 0)
    const note = page.getByRole('note').filter({ hasText: `Taking a break. Back on ${day}.` })
    await expect(note).toContainText('At the craft fair in Ho.')
  }
  await expect(page.getByRole('heading', { name: 'Kete strip' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Sold out')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Email me when it is back in stock' })).toHaveCount(0)
  await shopper.goto('/cart')
  await expect(shopper.getByText(`The store is on a break until ${day}. Remove this item to check out.`)).toBeVisible()
  await shopper.goto('/checkout/')
  await expect(shopper.getByRole('alert')).toContainText('Kete strip: the store is on a break')
  await expectUnpriced(shopper, 'Kete strip')
})

test('an order beyond the limit of a new store: the cart says so, and checkout shows it without a price', async ({
  page,
  request,
  baseURL,
}) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Stools of Ho')
  const { currency } = seller.store
  const { slug } = await seller.addProduct('Carved stool', { price: { amount: 99_000_000, currency } })
  await fillCart(page, slug)
  await page.goto('/cart')
  const main = page.getByRole('main')
  await expect(main.getByText('The store takes no order of this size at the moment.')).toBeVisible()
  await expect(main.getByText('Some items in your cart cannot be bought.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Check out' })).toHaveCount(0)
  await page.goto('/checkout/')
  await expect(page.getByRole('alert')).toContainText(
    `${seller.store.name} cannot take an order of this size at the moment.`,
  )
  await expectUnpriced(page, 'Carved stool')
})

/** The checkout names what is in the cart, and no longer waits for its price. */
async function expectUnpriced(page: Page, item: string): Promise<void> {
  const order = page.getByRole('region', { name: 'Your order' })
  await expect(order).toContainText('There is no price yet.')
  await expect(order.getByText(item)).toBeVisible()
  await expect(page.getByRole('main').locator('.animate-pulse')).toHaveCount(0)
}

test('a suspended store reads why on each page of its dashboard', async ({ page, request, baseURL }) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Shuttered Looms')
  const data = { email: 'owner@makola.test', password: 'makola-owner-demo' }
  const { access_token } = await (await request.post('/api/auth/login', { data })).json()
  const answer = await request.put(`/api/stores/${seller.store.id}/suspension`, {
    headers: { authorization: `Bearer ${access_token}` },
    data: { status: 'paused', reason: 'Three parcels are late.' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  for (const path of ['/dashboard', '/dashboard/orders', '/dashboard/settings/status']) {
    await seller.visit(page, path)
    const banner = page.getByRole('note').filter({ hasText: 'The shop has paused your store' })
    await expect(banner).toContainText('Reason: Three parcels are late.')
    await expect(banner).toContainText('Please send the orders you already have.')
  }
})

test('a press outside a dialog keeps what was typed in it', async ({ page, request, baseURL }) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Looms of Ho')
  await seller.visit(page, '/dashboard/team')
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByLabel('Email').fill('kwesi@example.test')
  await page.mouse.click(5, 5)
  await expect(dialog.getByLabel('Email')).toHaveValue('kwesi@example.test')
})
