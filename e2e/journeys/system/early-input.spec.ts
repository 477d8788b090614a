import type { Page } from '@playwright/test'
import { keepTokens, openAccount, somebody } from '../../support/account.ts'
import { fillCart } from '../../support/checkout.ts'
import { expect, test } from '../../support/test.ts'

// On a slow connection a page is read and used seconds before its scripts arrive.
test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

test('a button pressed before hydration works as soon as the page is hydrated', async ({ page }) => {
  const comeAlive = await openWithoutProgram(page, '/store/')
  await page.getByRole('button', { name: /NGN/ }).click()
  await expect(page.getByRole('option', { name: 'United Kingdom - (GBP)' })).toHaveCount(0)
  comeAlive()
  await page.getByRole('option', { name: 'United Kingdom - (GBP)' }).click()
  await expect(page.getByText(/£[\d,]+/).first()).toBeVisible()
})

test('a number typed into the cart before hydration counts', async ({ page }) => {
  await fillCart(page, 'nyeri-aa-coffee')
  const comeAlive = await openWithoutProgram(page, '/cart/')
  await page.getByRole('textbox', { name: 'Quantity of Nyeri AA coffee' }).fill('4')
  await page.getByRole('textbox', { name: 'Quantity of Nyeri AA coffee' }).blur()
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  comeAlive()
  await expect(page.getByText('4 items from 1 store')).toBeVisible()
  expect((await kept).ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Quantity of Nyeri AA coffee' })).toHaveValue('4')
})

test('a form sent before hydration is sent afterwards, with its values, and none of them in the address', async ({
  page,
}) => {
  const comeAlive = await openWithoutProgram(page, '/order-tracking/')
  await page.getByLabel('Order number').fill('7K3M9QXA')
  await page.getByLabel('Email or phone').fill(somebody().email)
  await page.getByRole('button', { name: 'Track order' }).click()
  await expect(page).toHaveURL(/\/order-tracking\/$/)
  comeAlive()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not find that order' })).toBeVisible()
  await expect(page.getByLabel('Order number')).toHaveValue('7K3M9QXA')
  await expect(page).toHaveURL(/\/order-tracking\/$/)
})

test('a form sent as soon as it is hydrated is sent with what was typed before', async ({ page }) => {
  const comeAlive = await openWithoutProgram(page, '/order-tracking/')
  await page.getByLabel('Order number').fill('7K3M9QXA')
  await page.getByLabel('Email or phone').fill(somebody().email)
  // In the page, because the moment is short: the form is React's, and the fields are not yet replayed.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form')
    const watch = setInterval(() => {
      if (!form || !Object.keys(form).some((key) => key.startsWith('__react'))) return
      clearInterval(watch)
      form.requestSubmit()
    }, 1)
  })
  comeAlive()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not find that order' })).toBeVisible()
})

test('a password typed and sent before hydration signs in', async ({ page }) => {
  const comeAlive = await openWithoutProgram(page, '/login')
  await page.getByLabel('Email').fill('shopper@makola.test')
  await page.getByLabel('Password', { exact: true }).fill('makola-shopper-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // A later press does not take its place.
  await page.getByRole('button', { name: /^Theme/ }).click()
  await expect(page).toHaveURL(/\/login$/)
  comeAlive()
  await expect(page.getByRole('button', { name: /account/i })).toBeVisible()
})

test('"enter" pressed before onboarding is hydrated opens the shop, with the typed country', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  const comeAlive = await openWithoutProgram(page, '/about/', page.getByRole('button', { name: 'enter' }))
  await page.getByPlaceholder('Select country / currency').pressSequentially('nigeria')
  await page.getByRole('button', { name: 'enter' }).click()
  comeAlive()
  await expect(page.getByRole('button', { name: /Currency: NGN/ })).toBeVisible()
  await expect(page).toHaveURL(/\/about\/$/)
  await page.close()
})

test('"enter" pressed while only the file of onboarding is missing opens the shop', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  const comeAlive = await openWithoutOnboarding(page)
  await page.getByRole('button', { name: 'enter' }).click()
  comeAlive()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(/\/about\/$/)
  await page.close()
})

test('a field pressed while only the file of onboarding is missing shows its list', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  const comeAlive = await openWithoutOnboarding(page)
  await page.getByPlaceholder('Select country / currency').click()
  comeAlive()
  await expect(page.getByRole('option', { name: 'Kenya - (KES)' })).toBeVisible()
  await page.close()
})

test('what is typed while only the file of onboarding is missing searches the list', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  const comeAlive = await openWithoutOnboarding(page)
  const field = page.getByPlaceholder('Select country / currency')
  await field.fill('Ken')
  comeAlive()
  await expect(page.getByRole('option')).toHaveText([/Kenya/])
  await expect(field).toHaveValue('Ken')
  await page.close()
})

test('a quantity typed between the hydration of the page and that of the cart counts', async ({ page }) => {
  await fillCart(page, 'nyeri-aa-coffee')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  // In the page, because the moment is short: the replay is over, and the field is not React's yet.
  await page.addInitScript(() => {
    const watch = setInterval(() => {
      const field = document.querySelector<HTMLInputElement>('main input[inputmode=numeric]')
      if (!field || !('later' in (Reflect.get(window, 'earlyInput') ?? { later: true }))) return
      clearInterval(watch)
      const isAlive = Object.keys(field).some((key) => key.startsWith('__react'))
      document.documentElement.dataset.typed = isAlive ? 'late' : 'between'
      field.value = '4'
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('focusout', { bubbles: true }))
    }, 1)
  })
  await page.goto('/cart')
  await expect(page.locator('html')).toHaveAttribute('data-typed', 'between')
  await expect(page.getByText('4 items from 1 store')).toBeVisible()
})

test('signed in, the account’s cart does not change a page that is still being hydrated', async ({
  page,
  complaints,
}) => {
  const { tokens } = await openAccount(page.request)
  await page.goto('/about/')
  await keepTokens(page, tokens)
  // The server writes the browser's cart, and it is the account's that the page shows in the end.
  await fillCart(page, 'ikoyi-wrap-dress')
  await fillCart(page, 'nyeri-aa-coffee', { authorization: `Bearer ${tokens.access_token}` })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await page.goto('/cart')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Nyeri AA/ })
      .first(),
  ).toBeVisible()
  expect(complaints).toEqual([])
  await page.goto('/checkout/')
  await expect(page.getByText(/Price held until/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a field pressed before hydration shows its list as soon as it can', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  const enter = page.getByRole('button', { name: 'enter' })
  const comeAlive = await openWithoutProgram(page, '/', enter)
  await page.getByPlaceholder('Select country / currency').click()
  comeAlive()
  await page.getByRole('option', { name: 'Kenya - (KES)' }).click()
  await enter.click()
  await expect(page.getByRole('button', { name: /Currency: KES/ })).toBeVisible()
  await page.close()
})

/** Shows onboarding in a page that is hydrated but for onboarding's own file, until the returned function is called. */
async function openWithoutOnboarding(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = page.waitForRequest(/\/assets\/onboarding-/)
  await page.route(/\/assets\/onboarding-/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/about/', { waitUntil: 'commit' })
  await asked
  // The replay of early input has begun, or is over.
  const hasBegun = () => page.evaluate(() => 'later' in (Reflect.get(window, 'earlyInput') ?? { later: true }))
  await expect.poll(hasBegun).toBe(true)
  return resolve
}

/** Shows a page whose scripts are held back until the returned function is called. */
async function openWithoutProgram(
  page: Page,
  address: string,
  last = page.getByRole('contentinfo'),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(last).toBeVisible()
  return resolve
}
