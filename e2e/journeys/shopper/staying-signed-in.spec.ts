import type { Page } from '@playwright/test'
import { keepTokens, openAccount, openSecurity, signIn } from '../../support/account.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ page, enter }) => enter(page, 'NG'))

test('signs out everywhere else; the other browser, looked at, learns it at once', async ({
  page,
  request,
  browser,
  baseURL,
  enter,
}) => {
  const person = await openAccount(request)
  const lost = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await enter(lost, 'NG')
  await lost.goto('/login')
  await signIn(lost, person)
  await expect(lost.getByRole('heading', { name: person.name })).toBeVisible()

  await page.goto('/login?redirect=/account/security')
  await signIn(page, person)
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByText('This device')).toBeVisible()

  await expect(lost.getByText('Could not refresh session. Please log in again.')).toHaveCount(1)
  await expect(lost).toHaveURL(/\/login\?redirect=/)
  await lost.context().close()
})

test('an expired access token: concurrent failures cause one refresh and are all answered', async ({
  page,
  request,
}) => {
  const { name, tokens } = await openAccount(request)
  const { refreshes, statuses } = watchCalls(page)
  await page.clock.install()
  await openSecurity(page, tokens)
  await spoilAccessToken(page)
  statuses.length = 0
  await lookAgain(page)
  await expect.poll(() => statuses.filter((status) => status === 401).length).toBeGreaterThan(3)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).not.toMatch(/spoilt$/)
  const failed = statuses.filter((status) => status === 401).length
  await expect.poll(() => statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(failed)
  expect(refreshes).toEqual([200])
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(/log in again/)).toHaveCount(0)
})

test('a refused refresh: one toast, signed out, and back after signing in', async ({ page, request }) => {
  const { tokens, ...person } = await openAccount(request)
  const { refreshes } = watchCalls(page)
  await page.clock.install()
  await openSecurity(page, tokens)
  await request.post('/api/auth/logout', { data: { token: tokens.refresh_token } })
  await lookAgain(page)
  await expect(page.getByText('Could not refresh session. Please log in again.')).toHaveCount(1)
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fsecurity/)
  expect(refreshes).toEqual([401])
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull()
  await signIn(page, person)
  await expect(page).toHaveURL(/\/account\/security/)
})

test('the session is refreshed 60 seconds before its end; when refused then, it says so', async ({ page, request }) => {
  const { tokens, name } = await openAccount(request)
  const { refreshes } = watchCalls(page)
  await page.clock.install()
  await page.goto('/about/')
  await keepTokens(page, tokens)
  await page.goto('/about/')
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible()
  await page.clock.runFor('13:30')
  expect(refreshes).toEqual([])
  await page.clock.runFor('00:31')
  await expect.poll(() => refreshes).toEqual([200])

  const token = await page.evaluate(() => localStorage.getItem('refreshToken'))
  await request.post('/api/auth/logout', { data: { token } })
  // The shop's clock has not moved, so the new token has 14 minutes less in the browser: due at once again.
  await page.clock.runFor('01:01')
  await expect(page.getByText('Session expired. Please log in again.')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('two tabs share one refresh, and sign out together', async ({ page, request, context }) => {
  const { tokens, name } = await openAccount(request)
  const other = await context.newPage()
  const calls = [watchCalls(page), watchCalls(other)]
  await page.goto('/about/')
  await keepTokens(page, tokens)
  await spoilAccessToken(page)
  await Promise.all([page.goto('/account/'), other.goto('/account/security')])
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(other.getByRole('heading', { name })).toBeVisible()
  expect(calls.flatMap(({ refreshes }) => refreshes)).toEqual([200])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(/\/login/)
})
/** Replaces the access token by one that the shop refuses, but that looks unexpired. */
async function spoilAccessToken(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('accessToken', `${localStorage.getItem('accessToken')}spoilt`))
}

/** Returns to the window a minute later: everything on the page is fetched again, all at once. */
async function lookAgain(page: Page): Promise<void> {
  await page.clock.fastForward('01:00')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
}

/** The statuses of the refreshes and of all other calls, as they are answered. */
function watchCalls(page: Page): { refreshes: number[]; statuses: number[] } {
  const calls = { refreshes: [] as number[], statuses: [] as number[] }
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/auth/refresh-token')) calls.refreshes.push(response.status())
    else if (pathname.startsWith('/api/')) calls.statuses.push(response.status())
  })
  return calls
}
