import { expect, type Page } from '@playwright/test'
import { keepTokens, openAccount, somebody } from '../support/account.ts'
import { buyFrom } from '../support/bought.ts'
import { readInvitation } from '../support/letters.ts'
import { Seller } from '../support/seller.ts'
import { whenAlive } from '../support/test.ts'
import { at, deskOf, type MarkedScreen, type Shop } from './marked-screen.ts'
import { pictureDocument } from './picture-document.ts'

const store = 'rift-roasters'

/** The demo shop's seller has one store and no part in the shop's staff. */
const desk = deskOf('seller')

/** The rows of "The desk of a seller". */
export const deskScreens: MarkedScreen[] = [
  { name: 'Register as a seller', on: 'laptop', show: at('/register?as=seller') },
  { name: 'Verify email', on: 'laptop', show: register },
  { name: 'Open your store', on: 'laptop', show: openStore },
  { name: 'Sign-in, two steps, passkeys', on: 'laptop', show: desk('/account/security') },
  { name: 'Home', on: 'laptop', show: desk('/dashboard/') },
  { name: 'Inventory', on: 'laptop', show: desk('/dashboard/inventory/') },
  { name: 'Add and edit a product', on: 'laptop', show: desk('/dashboard/inventory/nyeri-aa-coffee') },
  { name: 'Options and variants', on: 'phone', show: editVariants },
  { name: 'Categories', on: 'laptop', show: desk('/dashboard/categories/') },
  { name: 'Orders', on: 'laptop', show: desk('/dashboard/orders/') },
  { name: 'Parcel', on: 'laptop', show: openParcel },
  { name: 'Refund, cancel, return', on: 'laptop', show: refund },
  { name: 'Packing slip', on: 'laptop', show: printSlip },
  { name: 'Delivery settings', on: 'laptop', show: desk('/dashboard/settings/delivery') },
  { name: 'Rates', on: 'laptop', show: desk('/dashboard/rates/?view=store') },
  { name: 'Earnings, statement', on: 'laptop', show: desk('/dashboard/earnings') },
  { name: 'Statement as PDF and CSV', on: 'laptop', show: saveStatement },
  { name: 'Payout account', on: 'laptop', show: changePayoutAccount },
  { name: 'Notifications', on: 'laptop', show: desk('/dashboard/notifications') },
  { name: 'Staff', on: 'laptop', show: desk('/dashboard/team') },
  { name: 'Invitation', on: 'laptop', show: openInvitation },
  { name: 'Activity log', on: 'laptop', show: desk('/dashboard/audit?view=store') },
  { name: 'Settings', on: 'laptop', show: desk('/dashboard/settings') },
  { name: 'Status', on: 'laptop', show: desk('/dashboard/settings/status') },
]

async function register(page: Page): Promise<void> {
  const { name, email, password } = { ...somebody(), email: 'adaeze@example.test' }
  await page.goto('/register?as=seller')
  await whenAlive(page.getByLabel('Your name'))
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue to your store' }).click()
  await expect(page.getByLabel('Code from the email')).toBeFocused()
}

/** Signs somebody in who has no store; returns their address. */
async function signInAnew(page: Page): Promise<string> {
  const { email, tokens } = await openAccount(page.request)
  await page.goto('/about/')
  await keepTokens(page, tokens)
  return email
}

async function openStore(page: Page): Promise<void> {
  await signInAnew(page)
  await page.goto('/dashboard/open-store')
  await page.getByLabel('Name of your store').fill('Baskets of Bolga')
}

async function editVariants(page: Page): Promise<void> {
  await desk('/dashboard/inventory/nyeri-aa-coffee')(page)
  await page.getByRole('region', { name: 'Variants' }).evaluate((part) => part.scrollIntoView())
}

async function openParcel(page: Page, { url }: Shop): Promise<void> {
  const { number } = await buyFrom(url, store, {}, 2)
  await desk(`/dashboard/orders/${number}-A`)(page)
  await expect(page.getByRole('heading', { name: 'Pack it' })).toBeVisible()
}

async function refund(page: Page, shop: Shop): Promise<void> {
  await openParcel(page, shop)
  await page.getByRole('button', { name: 'Refund buyer' }).click()
  const form = page.getByRole('dialog', { name: 'Refund buyer' })
  await form.getByRole('radio', { name: 'Some of the items' }).check()
  await form.getByRole('button', { name: /^Increase: / }).click()
  await form.getByLabel('Reason').fill('One bag was torn')
}

async function printSlip(page: Page, shop: Shop): Promise<void> {
  await openParcel(page, shop)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('article', { hasText: 'Packing slip' })).toBeVisible()
}

async function saveStatement(page: Page): Promise<Buffer> {
  await desk('/dashboard/earnings')(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  return pictureDocument(await (await downloading).path())
}

async function changePayoutAccount(page: Page): Promise<void> {
  await desk('/dashboard/earnings')(page)
  await page.getByRole('button', { name: /account$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Payout account' })).toBeVisible()
}

async function openInvitation(page: Page, { url }: Shop): Promise<void> {
  const seller = await Seller.open(page.request, url, 'Looms of Ho')
  const email = await signInAnew(page)
  await seller.call('POST', `/stores/${seller.store.id}/invitations`, { email, role: 'fulfilment' })
  await page.goto(await readInvitation(page.request, email))
  await expect(page.getByRole('heading', { name: 'Join Looms of Ho' })).toBeVisible()
}
