import { expect, type Locator, type Page } from '@playwright/test'
import { demoSignIn, openAccount, signIn, somebody } from './account.ts'
import { buyFrom } from './bought.ts'
import { Seller } from './seller.ts'

const demoOperator = { email: 'owner@makola.test', password: 'makola-owner-demo' }

/** A form, and how a person gets to it, fills it in and sends it. */
type Form = {
  name: string
  /** Signs in whom the form is for, makes what it needs, and opens its page. */
  visit: (page: Page, shop: { request: Page['request']; baseURL: string }) => Promise<Account | undefined>
  /** From the form's page to the form. */
  open?: (page: Page) => Promise<void>
  fill: (page: Page) => Promise<void>
  send: (page: Page) => Locator
  /** The call that carries what was filled in. */
  call: RegExp
  sent: (page: Page) => Promise<void>
  /** The page after a second tab has sent the same: for a form that may deliberately be sent again. */
  sentAgain?: (page: Page) => Promise<void>
}
type Account = { email: string; password: string }

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const inDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })
const sentBack = (page: Page) => page.getByRole('region', { name: 'Refunds' }).getByText('A loose thread')

const visitAsSeller = (address: string): Form['visit'] => {
  return async (page, { request, baseURL }) => {
    const seller = await Seller.open(request, baseURL, 'Potters of Nsukka')
    await seller.visit(page, address)
    return seller.person
  }
}
const visitAsOperator = (address: string): Form['visit'] => {
  return async (page) => {
    await demoSignIn(page, 'owner')
    await page.goto(address)
    return demoOperator
  }
}
const visitParcel: Form['visit'] = async (page, { baseURL }) => {
  const { number } = await buyFrom(baseURL, 'adunni-atelier')
  await demoSignIn(page, 'owner')
  await page.goto(`/dashboard/orders/${number}-A`)
  return demoOperator
}
const visitSignedOut = (address: string): Form['visit'] => {
  return async (page) => {
    await page.goto(address)
    return undefined
  }
}

const known = somebody()
/** The forms that one sends, each in the shop that the journeys run against. */
export const forms: Form[] = [
  {
    name: 'signing in',
    visit: async (page, { request }) => {
      Object.assign(known, await openAccount(request))
      await page.goto('/login')
      return undefined
    },
    fill: async (page) => {
      await page.getByLabel('Email').fill(known.email)
      await page.getByLabel('Password', { exact: true }).fill(known.password)
    },
    send: (page) => page.getByRole('button', { name: 'Sign in', exact: true }),
    call: /POST .*\/auth\/login$/,
    sent: (page) => expect(page).not.toHaveURL(/\/login/),
  },
  {
    name: 'creating an account',
    visit: visitSignedOut('/register'),
    fill: async (page) => {
      const { name, email, password } = somebody()
      await page.getByLabel('Your name').fill(name)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
    },
    send: (page) => page.getByRole('button', { name: 'Create account' }),
    call: /POST .*\/auth\/register$/,
    sent: (page) => expect(page.getByLabel('Code from the email')).toBeVisible(),
  },
  {
    name: 'a forgotten password',
    visit: visitSignedOut('/forgot-password'),
    fill: (page) => page.getByLabel('Email').fill(somebody().email),
    send: (page) => page.getByRole('button', { name: 'Send code' }),
    call: /POST .*\/auth\/forgot-password$/,
    sent: (page) => expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible(),
  },
  {
    name: 'a link to a guest’s data',
    visit: visitSignedOut('/privacy/request/'),
    fill: (page) => page.getByLabel('Email address on your orders').fill(somebody().email),
    send: (page) => page.getByRole('button', { name: 'Send link' }),
    call: /POST .*\/guest-data\/$/,
    sent: (page) => expect(page.getByText(/^We have sent an email to/)).toBeVisible(),
  },
  {
    name: 'one’s name',
    visit: visitAsSeller('/account/details'),
    fill: (page) => page.getByLabel('Your name').fill('Adaeze Obi-Eze'),
    send: (page) => page.getByRole('button', { name: 'Save' }),
    call: /PATCH .*\/auth\/me$/,
    sent: (page) => expect(page.getByText('Your name was changed.')).toBeVisible(),
  },
  {
    name: 'opening a store',
    visit: async (page, { request }) => {
      const person = await openAccount(request)
      await page.goto('/login?redirect=/dashboard/open-store')
      await signIn(page, person)
      await expect(page).toHaveURL(/open-store/)
      return person
    },
    fill: (page) => page.getByLabel('Name of your store').fill(`Weavers ${crypto.randomUUID().slice(0, 4)}`),
    send: (page) => page.getByRole('button', { name: 'Open store' }),
    call: /POST .*\/stores\/$/,
    sent: (page) => expect(page).not.toHaveURL(/open-store/),
  },
  {
    name: 'a new password',
    visit: visitAsSeller('/account/security'),
    open: (page) => press(page, 'Change password'),
    fill: async (page) => {
      await page.getByLabel('Current password', { exact: true }).fill(somebody().password)
      await page.getByLabel('New password', { exact: true }).fill(`${somebody().password}, too`)
    },
    send: (page) => page.getByRole('button', { name: 'Set password' }),
    call: /POST .*\/auth\/change-password$/,
    sent: (page) => expect(page.getByRole('button', { name: 'Change password' })).toBeVisible(),
  },
  {
    name: 'where payouts go',
    visit: visitAsSeller('/dashboard/earnings'),
    open: (page) => press(page, /account$/),
    fill: async (page) => {
      const form = page.getByRole('dialog', { name: 'Payout account' })
      await form.getByRole('radio', { name: 'Mobile money' }).check()
      await form.getByLabel('Country').selectOption('Kenya')
      await form.getByRole('textbox', { name: 'Provider' }).fill('M-Pesa')
      await form.getByLabel('Phone number').fill('+254 700 124 567')
      await form.getByLabel('Account holder').fill('Adaeze Obi')
      await form.getByLabel('Your password', { exact: true }).fill(somebody().password)
    },
    send: (page) => inDialog(page, 'Save'),
    call: /PUT .*\/payout-account$/,
    sent: (page) => expect(page.getByRole('region', { name: 'Payout account' })).toContainText('•••• 4567'),
  },
  {
    name: 'an invitation',
    visit: visitAsSeller('/dashboard/team'),
    open: (page) => press(page, 'Invite'),
    fill: (page) => page.getByRole('dialog').getByLabel('Email').fill(somebody().email),
    send: (page) => inDialog(page, 'Send invitation'),
    call: /POST .*\/invitations$/,
    sent: (page) =>
      expect(page.getByRole('region', { name: 'Invited' }).getByText('@example.test').first()).toBeVisible(),
  },
  {
    name: 'requesting a category',
    visit: visitAsSeller('/dashboard/categories'),
    open: (page) => press(page, 'Request category'),
    fill: (page) =>
      page
        .getByRole('dialog')
        .getByLabel('Name')
        .fill(`Drums ${crypto.randomUUID().slice(0, 6)}`),
    send: (page) => inDialog(page, 'Send request'),
    call: /POST .*\/categories\/requests/,
    sent: (page) => expect(page.getByRole('dialog')).toBeHidden(),
  },
  {
    name: 'a category',
    visit: visitAsOperator('/dashboard/categories'),
    open: (page) => press(page, 'Add category'),
    fill: (page) =>
      page
        .getByRole('dialog')
        .getByLabel('Name')
        .fill(`Masks ${crypto.randomUUID().slice(0, 6)}`),
    send: (page) => inDialog(page, 'Add'),
    call: /POST .*\/categories\/$/,
    sent: (page) => expect(page.getByRole('dialog')).toBeHidden(),
  },
  {
    name: 'shipping',
    visit: async (page, shop) => {
      const account = await visitParcel(page, shop)
      await press(page, 'Mark as packed')
      return account
    },
    fill: async (page) => {
      await page.getByLabel('Carrier', { exact: true }).selectOption('GIG Logistics')
      await page.getByLabel('Tracking number').fill('GIG 4711')
    },
    send: (page) => page.getByRole('button', { name: 'Mark as shipped' }),
    call: /POST .*\/parcels\/[^/]+\/ship$/,
    sent: (page) => expect(page.getByText('With GIG Logistics GIG 4711', { exact: true })).toBeVisible(),
  },
  {
    name: 'refunding a buyer',
    visit: visitParcel,
    open: (page) => press(page, 'Refund buyer'),
    fill: async (page) => {
      const form = page.getByRole('dialog', { name: 'Refund buyer' })
      await form.getByRole('radio', { name: 'Another amount' }).check()
      await form.getByLabel('Amount in NGN').fill('300')
      await form.getByLabel('Reason').fill('A loose thread')
    },
    send: (page) => inDialog(page, /^Refund ₦300/),
    call: /POST .*\/refunds$/,
    sent: (page) => expect(sentBack(page)).toHaveCount(1),
    // Each tab sends a free amount of its own: both are within what was paid, and neither is lost.
    sentAgain: (page) => expect(sentBack(page)).toHaveCount(2),
  },
  {
    name: 'cancelling a parcel',
    visit: visitParcel,
    open: (page) => press(page, 'Cancel this parcel'),
    fill: (page) => page.getByRole('dialog').getByLabel('Reason').fill('Sold out after all'),
    send: (page) => inDialog(page, 'Cancel parcel'),
    call: /POST .*\/parcels\/[^/]+\/cancel$/,
    sent: (page) => expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible(),
  },
]
