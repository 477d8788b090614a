import type { BrowserContext, Locator, Page } from '@playwright/test'
import { demoSignIn, openAccount, signIn, somebody } from '../support/account.ts'
import { buyFrom } from '../support/bought.ts'
import { fillCart, fillCheckout, readOwnOrders } from '../support/checkout.ts'
import { Seller } from '../support/seller.ts'
import { expect, test, whenAlive } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 780 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

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
}
type Account = { email: string; password: string }

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const inDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })

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
const forms: Form[] = [
  {
    name: 'signing in',
    visit: async (page, { request }) => {
      Object.assign(known, await openAccount(request))
      await page.goto('/login')
      return undefined
    },
    fill: async (page) => {
      await page.getByLabel('E-mail').fill(known.email)
      await page.getByLabel('Password', { exact: true }).fill(known.password)
    },
    send: (page) => page.getByRole('button', { name: 'Sign in', exact: true }),
    call: /POST .*\/auth\/login$/,
    sent: (page) => expect(page).not.toHaveURL(/\/login/),
  },
  {
    name: 'opening an account',
    visit: visitSignedOut('/register'),
    fill: async (page) => {
      const { name, email, password } = somebody()
      await page.getByLabel('Your name').fill(name)
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
    },
    send: (page) => page.getByRole('button', { name: 'Open an account' }),
    call: /POST .*\/auth\/register$/,
    sent: (page) => expect(page.getByLabel('Code from the e-mail')).toBeVisible(),
  },
  {
    name: 'a forgotten password',
    visit: visitSignedOut('/forgot-password'),
    fill: (page) => page.getByLabel('E-mail').fill(somebody().email),
    send: (page) => page.getByRole('button', { name: 'Send the code' }),
    call: /POST .*\/auth\/forgot-password$/,
    sent: (page) => expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible(),
  },
  {
    name: 'one’s name',
    visit: visitAsSeller('/account/details'),
    fill: (page) => page.getByLabel('Your name').fill('Adaeze Obi-Eze'),
    send: (page) => page.getByRole('button', { name: 'Save' }),
    call: /PATCH .*\/auth\/me$/,
    sent: (page) => expect(page.getByText('Your name is changed.')).toBeVisible(),
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
    fill: (page) => page.getByLabel('Name of your store').fill('Weavers of Iseyin'),
    send: (page) => page.getByRole('button', { name: 'Open the store' }),
    call: /POST .*\/stores\/$/,
    sent: (page) => expect(page).not.toHaveURL(/open-store/),
  },
  {
    name: 'a new password',
    visit: visitAsSeller('/account/security'),
    open: (page) => press(page, 'Change the password'),
    fill: async (page) => {
      await page.getByLabel('Current password', { exact: true }).fill(somebody().password)
      await page.getByLabel('New password', { exact: true }).fill(`${somebody().password}, too`)
    },
    send: (page) => page.getByRole('button', { name: 'Set the password' }),
    call: /POST .*\/auth\/change-password$/,
    sent: (page) => expect(page.getByRole('button', { name: 'Change the password' })).toBeVisible(),
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
    fill: (page) => page.getByRole('dialog').getByLabel('E-mail').fill(somebody().email),
    send: (page) => inDialog(page, 'Send the invitation'),
    call: /POST .*\/invitations$/,
    sent: (page) =>
      expect(page.getByRole('region', { name: 'Invited' }).getByText('@example.test').first()).toBeVisible(),
  },
  {
    name: 'asking for a category',
    visit: visitAsSeller('/dashboard/categories'),
    open: (page) => press(page, 'Ask for a category'),
    fill: (page) =>
      page
        .getByRole('dialog')
        .getByLabel('Name')
        .fill(`Drums ${crypto.randomUUID().slice(0, 6)}`),
    send: (page) => inDialog(page, 'Ask'),
    call: /POST .*\/categories\/requests/,
    sent: (page) => expect(page.getByRole('dialog')).toBeHidden(),
  },
  {
    name: 'a category',
    visit: visitAsOperator('/dashboard/categories'),
    open: (page) => press(page, 'Add a category'),
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
      await press(page, 'Mark as shipped')
    },
    send: (page) => inDialog(page, 'Mark as shipped'),
    call: /POST .*\/parcels\/[^/]+\/ship$/,
    sent: (page) => expect(page.getByText('With GIG Logistics GIG 4711', { exact: true })).toBeVisible(),
  },
  {
    name: 'sending money back',
    visit: visitParcel,
    open: (page) => press(page, 'Send money back'),
    fill: async (page) => {
      const form = page.getByRole('dialog', { name: 'Send money back' })
      await form.getByRole('radio', { name: 'Another amount' }).check()
      await form.getByLabel('Amount in NGN').fill('300')
      await form.getByLabel('Reason').fill('A loose thread')
    },
    send: (page) => inDialog(page, /^Send ₦300/),
    call: /POST .*\/refunds$/,
    sent: (page) => expect(page.getByRole('region', { name: 'Refunds' }).getByText('A loose thread')).toBeVisible(),
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

for (const form of forms) {
  test(`${form.name}: offline, Back, reload, an ended session, a second tab and a double press`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.slow()
    const failures: string[] = []
    watch(page, failures)
    const account = await form.visit(page, { request, baseURL: baseURL ?? '' })
    // The dashboard names the store in the address by itself, once it is there.
    let address = ''
    const come = async (tab: Page) => {
      await whenAlive(tab.getByRole('button').first())
      await form.open?.(tab)
      await form.fill(tab)
    }

    await test.step('without a line it says so, and keeps what was typed', async () => {
      await come(page)
      address = page.url()
      const typed = await readFields(page)
      await context.setOffline(true)
      await form.send(page).click()
      await expect(complaint(page)).toBeVisible()
      await expect(complaint(page)).toBeInViewport()
      expect(await readFields(page)).toEqual(typed)
      await context.setOffline(false)
    })

    await test.step('after Back, Forward and a reload it is there again', async () => {
      await page.goto('/help')
      await page.goBack()
      await expect(page).toHaveURL(address)
      await page.reload()
      await come(page)
    })

    if (account) {
      await test.step('a session that is over leads to signing in and back', async () => {
        await page.evaluate(() => {
          localStorage.setItem('accessToken', 'over')
          localStorage.setItem('refreshToken', 'over')
        })
        await form.send(page).click()
        await expect(page).toHaveURL(/\/login/)
        await signIn(page, account)
        await expect(page).toHaveURL(address)
        await come(page)
      })
    }

    const other = await openSecondTab(context, address, failures)
    await come(other)

    await test.step('pressed twice it is sent once', async () => {
      const calls: string[] = []
      page.on('request', (sent) => {
        if (form.call.test(`${sent.method()} ${new URL(sent.url()).pathname}`)) calls.push(sent.url())
      })
      await form.send(page).dblclick()
      await form.sent(page)
      expect(calls).toHaveLength(1)
    })

    await test.step('the second tab is answered, too: it is sent there, or told why not', async () => {
      if (await form.send(other).isVisible()) await form.send(other).click()
      await expect(async () => {
        const told = complaint(other).or(other.locator('[aria-invalid=true]'))
        if ((await told.count()) === 0) await form.sent(other)
      }).toPass()
    })
    expect(failures).toEqual([])
  })
}

test('checkout: without a line the order waits, and after a reload it goes on, once', async ({ page, context }) => {
  await page.goto('/about/')
  await fillCart(page, 'raw-shea-butter')
  await page.goto('/checkout/')
  await fillCheckout(page, 'ada@example.test')
  const other = await context.newPage()
  await other.goto('/checkout/')
  await fillCheckout(other, 'ada@example.test')
  const pay = page.getByRole('button', { name: /^Pay/ })
  await expect(pay).toBeEnabled()
  const typed = await readFields(page)
  await context.setOffline(true)
  await pay.dblclick()
  await expect(complaint(page)).toContainText('We did not hear back')
  await expect(complaint(page)).toBeInViewport()
  expect(await readFields(page)).toEqual(typed)
  await context.setOffline(false)

  await page.reload()
  await expect(page).toHaveURL(/\/sandbox\/pay\/mk-/)
  expect(await readOwnOrders(page)).toHaveLength(1)

  // The other tab makes no second order of the same cart: it comes to the same payment.
  await other.getByRole('button', { name: /^Pay/ }).click()
  await expect(other).toHaveURL(page.url())
})

/** What the page says is wrong, beside the form or in it. */
const complaint = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ }).first()

/** What is filled in, field by field. */
const readFields = (page: Page) =>
  page.locator('input:not([type=search]), textarea, select').evaluateAll((fields) =>
    fields.map((field) => {
      const { type, checked, value } = field as HTMLInputElement
      return type === 'radio' || type === 'checkbox' ? checked : value
    }),
  )

/** Takes down what nobody caught, and leaves a page where the browser asks before. */
function watch(tab: Page, failures: string[]): void {
  tab.on('pageerror', (error) => failures.push(String(error)))
  tab.on('dialog', (dialog) => void dialog.accept())
}

async function openSecondTab(context: BrowserContext, address: string, failures: string[]): Promise<Page> {
  const tab = await context.newPage()
  watch(tab, failures)
  await tab.goto(address)
  return tab
}
