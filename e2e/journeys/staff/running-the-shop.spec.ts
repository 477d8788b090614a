import type { Page } from '@playwright/test'
import { demoSignIn, keepTokens, openAccount, showCode, signIn, turnOnTwoStep } from '../../support/account.ts'
import { readLetter } from '../../support/letters.ts'
import { enterShop, expect, test, whenAlive } from '../../support/test.ts'

const ownerPassword = 'makola-owner-demo'

/** The link in the newest invitation to this address. */
async function invitationTo(page: Page, email: string): Promise<string> {
  const text = await readLetter(page.request, { email, subject: /^You are invited to the staff of / })
  const link = /\/dashboard\/shop\/staff-invitation\?token=[\w-]+/.exec(text)?.[0]
  expect(link).toBeDefined()
  return link ?? ''
}

test('an owner invites support by email, who needs a second factor first, bans a shopper at once and lifts the ban', async ({
  page,
  browser,
  baseURL,
  enter,
  complaints,
}) => {
  test.slow()
  const url = baseURL ?? ''
  const [helper, shopper] = [await openAccount(page.request), await openAccount(page.request)]
  await enter(page, 'NG')
  await demoSignIn(page, 'owner')
  await page.goto('/dashboard/staff')
  await page.getByRole('button', { name: 'Invite' }).click()
  const inviting = page.getByRole('dialog', { name: 'Invite to the staff' })
  await inviting.getByLabel('Email').fill(helper.email)
  await inviting.getByRole('radio', { name: /^Support/ }).check()
  await inviting.getByLabel('Your password', { exact: true }).fill(ownerPassword)
  await inviting.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('list', { name: 'Invited' })).toContainText(helper.email)

  const desk = await browser.newContext({ ...(baseURL && { baseURL }) })
  const support = await desk.newPage()
  await enterShop(support, url, 'NG')
  await support.goto('/about/')
  await keepTokens(support, (await openAccount(page.request)).tokens)
  await support.goto(await invitationTo(page, helper.email))
  // Somebody else is signed in here: signing out leads to signing in for the invitation.
  await support.getByRole('button', { name: 'Sign out' }).click()
  await signIn(support, helper)
  await expect(support.getByRole('heading', { level: 1, name: /^Join the staff of / })).toBeVisible()
  const join = support.getByRole('button', { name: 'Join the staff' })
  await expect(join).toBeDisabled()
  const { secret } = await turnOnTwoStep(support, helper)
  await join.click()
  await expect(support).toHaveURL(/\/dashboard\/overview/)
  await expect(support.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  // A page that is not for the role leads back there too.
  await support.goto('/dashboard/commission')
  await support.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(support.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()

  const menu = support.getByRole('navigation', { name: 'Shop', exact: true })
  await expect(menu.getByRole('link', { name: 'Accounts' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'All stores' })).toBeVisible()
  for (const name of ['Payouts', 'Commission', 'Shop staff', 'Disputes', 'Legal pages']) {
    await expect(support.getByRole('navigation').getByRole('link', { name, exact: true })).toHaveCount(0)
  }

  const home = await browser.newContext({ ...(baseURL && { baseURL }) })
  const shopping = await home.newPage()
  await enterShop(shopping, url, 'NG')
  await shopping.goto('/about/')
  await keepTokens(shopping, shopper.tokens)
  const isFollowed = shopping.waitForResponse((response) => response.url().endsWith('/auth/session/stream'))
  await shopping.goto('/account/details')
  await expect(shopping.getByText(shopper.email).first()).toBeVisible()
  await isFollowed

  await menu.getByRole('link', { name: 'Accounts' }).click()
  await support.getByRole('searchbox').fill(shopper.email)
  await support.getByRole('link', { name: new RegExp(shopper.email) }).click()
  await expect(support.getByText('Not signed in anywhere.')).toHaveCount(0)
  await support.getByRole('button', { name: 'Ban account' }).click()
  const banning = support.getByRole('dialog', { name: `Ban ${shopper.name}?` })
  await banning.getByLabel('Reason').fill('Paid with stolen cards')
  await banning.getByLabel('Your password', { exact: true }).fill(helper.password)
  // Each code is good once: this one is of the next half minute.
  await banning.getByLabel('Code from your authenticator app').fill(showCode(secret, 1))
  const banned = support.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await banning.getByRole('button', { name: 'Ban account' }).click()
  await banned
  await expect(shopping).toHaveURL(/\/login/, { timeout: 1000 })
  await expect(support.getByRole('heading', { name: 'This account is banned' })).toBeVisible()

  await whenAlive(shopping.getByLabel('Email'))
  await signIn(shopping, { email: shopper.email, password: 'not the password' })
  await expect(shopping.getByRole('alert').filter({ hasText: 'is wrong' })).toBeVisible()
  await shopping.getByLabel('Password', { exact: true }).fill(shopper.password)
  await shopping.getByLabel('Password', { exact: true }).press('Enter')
  await expect(shopping.getByRole('alert').filter({ hasText: 'Paid with stolen cards' })).toBeVisible()

  // The owner lifts it: support's next code comes in half a minute.
  await page.goto('/dashboard/accounts/?standing=banned')
  await page.getByRole('link', { name: new RegExp(shopper.email) }).click()
  await page.getByRole('button', { name: 'Lift ban' }).click()
  const lifting = page.getByRole('dialog', { name: `Lift the ban on ${shopper.name}?` })
  await lifting.getByLabel('Your password', { exact: true }).fill(ownerPassword)
  await lifting.getByRole('button', { name: 'Lift ban' }).click()
  await expect(page.getByText(`The ban on ${shopper.name} is lifted.`)).toBeVisible()
  await shopping.getByLabel('Password', { exact: true }).press('Enter')
  await expect(shopping.getByText(shopper.email).first()).toBeVisible()

  await page.goto('/dashboard/staff')
  await page
    .getByRole('button', { name: `Remove ${helper.name}` })
    .first()
    .click()
  const removing = page.getByRole('dialog', { name: `Remove ${helper.name} from the staff?` })
  await removing.getByLabel('Your password', { exact: true }).fill(ownerPassword)
  await removing.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText(helper.email)).toHaveCount(0)
  await desk.close()
  await home.close()
  expect(complaints).toEqual([])
})
