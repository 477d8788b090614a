import type { Page } from '@playwright/test'
import { keepTokens, openAccount, readCode, signIn, somebody } from '../../support/account.ts'
import { readInvitation } from '../../support/letters.ts'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, enter }) => enter(page, 'GH'))

const notAllowed = 'Your role in this store, fulfilment, does not allow this.'

async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Email').fill(email)
  await expect(dialog.getByRole('radio', { name: /Fulfilment/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('region', { name: 'Invited' }).getByText(email)).toBeVisible()
}

test('an invited person opens an account, joins, may do what the role may, is promoted and removed', async ({
  page,
  browser,
  request,
  baseURL,
  enter,
  complaints,
}) => {
  test.slow()
  const seller = await Seller.open(request, baseURL ?? '', 'Looms of Ho')
  await seller.addProduct('Kete strip')
  await seller.visit(page, '/dashboard/team')

  // A store is never without an owner.
  const leave = page.getByRole('button', { name: 'Leave store' })
  await expect(leave).toBeDisabled()
  await expect(leave).toHaveAccessibleDescription('A store needs an owner. Make someone else an owner first.')
  await expect(page.getByRole('combobox', { name: /^Role of/ })).toBeDisabled()

  const { email, password } = somebody()
  const name = 'Kwesi Mensah'
  await invite(page, email)

  const guest = await (
    await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } })
  ).newPage()
  await enter(guest, 'GH')
  await guest.goto(await readInvitation(request, email))
  await guest.getByRole('link', { name: 'Create an account' }).click()
  await guest.getByLabel('Your name').fill(name)
  await guest.getByLabel('Email').fill(email)
  await guest.getByLabel('Password', { exact: true }).fill(password)
  await guest.getByRole('button', { name: 'Create account' }).click()
  await guest.getByLabel('Code from the email').fill(await readCode(request, email, 'registration'))
  await expect(guest.getByRole('heading', { name: 'Join Looms of Ho' })).toBeVisible()
  await guest.getByRole('button', { name: 'Join store' }).click()
  await expect(guest.getByText(`Welcome to ${seller.store.name}.`)).toBeVisible()

  // A page without permission is not in the menu, explains why its buttons are disabled, and is refused when opened by hand.
  const menu = guest.getByRole('navigation', { name: 'Store', exact: true })
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Orders',
    'Inventory',
    'Notifications',
    'Messages',
    'Requests',
    'Reviews',
    'Takedowns',
    'Categories',
  ])
  await guest.goto('/dashboard/inventory/')
  const add = guest.getByRole('button', { name: 'Add product' })
  await expect(add).toBeDisabled()
  await expect(add).toHaveAccessibleDescription(notAllowed)
  await expect(guest.getByText(notAllowed, { exact: true }).first()).toBeVisible()
  await expect(guest.getByRole('button', { name: /^Price of Kete strip/ })).toBeDisabled()
  await expect(guest.getByRole('button', { name: /^Stock of Kete strip/ })).toBeEnabled()
  await guest.goto('/dashboard/audit')
  await expect(guest.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()

  await page.reload()
  await page.getByRole('combobox', { name: `Role of ${name}` }).selectOption('Manager')
  await expect(page.getByText(`The role of ${name} is now Manager.`)).toBeVisible()
  await guest.goto('/dashboard/inventory/')
  await expect(guest.getByRole('link', { name: 'Add product' })).toBeVisible()
  await expect(guest.getByRole('button', { name: /^Price of Kete strip/ })).toBeEnabled()

  await guest.getByRole('link', { name: 'Add product' }).click()
  await guest.getByLabel('Name', { exact: true }).fill('Adanudo')
  await guest.getByLabel('Price', { exact: true }).fill('12500')
  await guest.getByLabel('In stock').fill('7')
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await page
    .getByRole('dialog', { name: `Remove ${name}?` })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(page.getByText(`${name} was removed from the store.`)).toBeVisible()
  // Told at the next step and led home. The browser keeps what was typed.
  await guest.getByRole('button', { name: 'Save draft' }).click()
  await expect(guest).toHaveURL(/\/account\/?$/)
  const told = guest.getByText(`You are no longer on the staff of ${seller.store.name}.`)
  await expect(told).toBeVisible()
  await expect(guest.getByText(/^What you typed there is kept in this browser for 7 days/)).toBeVisible()
  expect(await guest.evaluate(() => JSON.stringify(localStorage))).toContain('Adanudo')
  await guest.goto('/dashboard/inventory/')
  await expect(guest.getByRole('heading', { name: 'Open your store' })).toBeVisible()
  await expect(told).toBeHidden()
  await guest.context().close()

  await page.getByRole('link', { name: 'Activity log' }).click()
  const entries = page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(entries).toContainText([
    /Member removed · Kwesi Mensah.*Manager.*Adaeze Obi/,
    /Member changed · Kwesi Mensah.*Fulfilment → Manager.*Adaeze Obi/,
    /Member joined.*Fulfilment.*Kwesi Mensah/,
    /Member invited.*Fulfilment.*Adaeze Obi/,
    /Store opened · Looms of Ho/,
  ])
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
  await expect(entries).toHaveText([/Store opened · Looms of Ho/])
  await page.reload()
  await expect(entries).toHaveText([/Store opened · Looms of Ho/])
  await page.getByRole('link', { name: 'Money' }).click()
  await expect(page.getByRole('heading', { name: 'No changes of this kind yet' })).toBeVisible()
  await page.goBack()
  await expect(entries).toHaveText([/Store opened · Looms of Ho/])
  expect(complaints).toEqual([])
})

test('an invitation is only for its address, and ends when it is revoked', async ({
  page,
  browser,
  request,
  baseURL,
  enter,
}) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Looms of Ho')
  const invited = somebody()
  await seller.visit(page, '/dashboard/team')
  await invite(page, invited.email)
  const address = await readInvitation(request, invited.email)

  const other = await openAccount(request)
  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await enter(guest, 'GH')
  await guest.goto('/about/')
  await keepTokens(guest, other.tokens)
  await guest.goto(address)
  await expect(guest.getByText(`You are signed in as ${other.email}.`)).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Join store' })).toBeHidden()

  await guest.getByRole('button', { name: 'Sign out' }).click()
  await expect(guest).toHaveURL(/\/login\?redirect=%2Fdashboard%2Finvitation/)
  await expect(guest.getByText('Sign in to answer your invitation.')).toBeVisible()
  const third = await openAccount(request)
  await signIn(guest, third)
  await expect(guest.getByText(`You are signed in as ${third.email}.`)).toBeVisible()

  await page.getByRole('region', { name: 'Invited' }).getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('region', { name: 'Invited' })).toBeHidden()
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible()
  await guest.context().close()
})
