import type { Tokens } from '@makola/contract/auth/auth.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { keepTokens, openAccount, signIn, signOut } from '../../support/account.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

test('another person signs in in a second tab: the first comes to their home, without a sign of the one before', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const [former, next] = await openTwo(page, request, baseURL)
  await former.visit(page, '/dashboard/orders/')
  await expect(page.getByRole('button', { name: new RegExp(former.store.name) })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/account/')
  await signOut(other)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await other.goto('/login')
  await signIn(other, next.person)
  await expectHome(page, next)
})

test('one account takes the place of another at once: unsaved changes do not hold the page', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const [former, next] = await openTwo(page, request, baseURL)
  await former.visit(page, '/dashboard/settings')
  await page.getByLabel('City').fill('Bolgatanga')
  await next.visit(await context.newPage(), '/about/')
  await expectHome(page, next)
})

test('another person signs in in the same tab: their own dashboard opens, without a sign of the one before', async ({
  page,
  request,
  baseURL,
}) => {
  const [former, next] = await openTwo(page, request, baseURL)
  await former.visit(page, '/dashboard/')
  await expect(page.getByRole('heading', { name: former.store.name, level: 1 })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Account of' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, next.person)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
  await expectHome(page, next)
})

test('somebody without a store comes to their account', async ({ page, request, context, baseURL }) => {
  const former = await Seller.open(request, baseURL ?? '', 'Former Frames')
  const { name, tokens } = await openAccount(request)
  await former.visit(page, '/dashboard/inventory/')
  await expect(page.getByRole('heading', { name: 'Inventory', level: 1 })).toBeVisible()
  await signInElsewhere(await context.newPage(), tokens)
  await expect(page).toHaveURL(/\/account\/?$/)
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('a page of the shop stays, with the other person’s menu', async ({ page, request, context, baseURL }) => {
  const former = await Seller.open(request, baseURL ?? '', 'Former Frames')
  const { tokens } = await openAccount(request)
  await former.visit(page, '/help/')
  const menu = page.getByRole('button', { name: 'Account of' })
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible()
  await signInElsewhere(await context.newPage(), tokens)
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Open a store' })).toBeVisible()
  await expect(page).toHaveURL(/\/help\/?$/)
})

async function signInElsewhere(page: Page, tokens: Tokens): Promise<void> {
  await page.goto('/about/')
  await keepTokens(page, tokens)
}

/** Two sellers: this page notes where it shows the store of the first to the second. */
async function openTwo(page: Page, request: APIRequestContext, url = ''): Promise<[Seller, Seller]> {
  const former = await Seller.open(request, url, 'Former Frames')
  await noteSightings(page, former.store.name)
  return [former, await Seller.open(request, url, 'Next Nets')]
}

/** Notes when the dashboard shows this text to anybody but the person who is signed in first. Pages of the shop may show it to all. */
async function noteSightings(page: Page, text: string): Promise<void> {
  await page.addInitScript((former) => {
    const look = () => {
      const token = localStorage.getItem('accessToken')
      if (token === null || !document.querySelector('nav[aria-label="Store"]')) return
      sessionStorage.firstToken ??= token
      const isOther = token.split('.')[1] !== sessionStorage.firstToken.split('.')[1]
      if (isOther && document.body.innerText.includes(former)) sessionStorage.sighting = location.href
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  }, text)
}

async function expectHome(page: Page, { store }: Seller): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/dashboard/?\\?store=${store.slug}$`))
  await expect(page.getByRole('heading', { name: store.name, level: 1 })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.sighting)).toBeUndefined()
}
