import type { Page } from '@playwright/test'
import { demoSignIn } from '../../support/account.ts'
import { buyFrom, storesNumber } from '../../support/bought.ts'
import { Seller } from '../../support/seller.ts'
import { enterShop, expect, test } from '../../support/test.ts'

/** From the press at the bank to the screen of the staff. */
const live = { timeout: 5_000 }

/** Presses a button of the buyer's bank, on the sandbox's page of a payment. */
async function atBank(page: Page, reference: string, button: string): Promise<void> {
  await page.goto(`/sandbox/pay/${reference}`)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: 'The buyer’s bank' })).toBeVisible()
}

test('a buyer’s bank disputes two payments: one is answered and won, one is lost by silence', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  test.slow()
  const url = baseURL ?? ''
  await enterShop(page, url, 'NG')
  const seller = await Seller.open(page.request, url, 'Ngozi Disputed')
  await seller.addProduct('Coral anklet')
  const [answered, silent] = [await buyFrom(url, seller.store.slug), await buyFrom(url, seller.store.slug)]
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: url })).newPage()
  await enterShop(desk, url, 'NG')
  await demoSignIn(desk, 'owner')
  await desk.goto('/dashboard/disputes/')
  const card = ({ number }: { number: string }) => desk.getByRole('region', { name: new RegExp(storesNumber(number)) })
  await expect(desk.getByRole('heading', { level: 1, name: 'Bank disputes' })).toBeVisible()
  await expect(card(answered)).toHaveCount(0)

  for (const { payment } of [answered, silent]) await atBank(page, payment.reference, 'Dispute this payment')
  // The bell rings by itself; the list shows them when it is opened.
  await expect(async () => {
    await desk.reload()
    await expect(card(answered)).toContainText('Needs an answer', live)
    await expect(card(silent)).toContainText(/Answer by/, live)
  }).toPass()
  await expect(card(answered)).toContainText('The provider has taken the money')
  const [evidence] = await Promise.all([
    desk.waitForEvent('download'),
    card(answered).getByRole('button', { name: 'Download evidence' }).click(),
  ])
  expect(evidence.suggestedFilename()).toMatch(/^order-.*\.pdf$/)
  await card(answered).getByRole('button', { name: 'Send evidence' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Send evidence' }).click()
  await expect(card(answered)).toContainText('With the bank')

  // Nobody can ask the store for money that the bank decides about.
  await page.goto(`/order-tracking/?token=${silent.trackingToken}`)
  await page.getByRole('button', { name: 'Something wrong?' }).click()
  await expect(page.getByText('Your bank is deciding on this payment.').first()).toBeVisible()

  for (const { payment } of [answered, silent]) await atBank(page, payment.reference, 'Let two days pass at the bank')
  await expect(async () => {
    await desk.reload()
    await desk.getByRole('button', { name: 'Ended' }).click()
    await expect(card(answered)).toContainText('Won', live)
    await expect(card(answered)).toContainText('The provider has returned the money')
    await expect(card(silent)).toContainText('Lost', live)
  }).toPass()

  const store = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: url })).newPage()
  await enterShop(store, url, 'NG')
  await seller.visit(store, '/dashboard/earnings')
  await expect(store.getByText(new RegExp(`${storesNumber(silent.number)}`)).first()).toBeVisible()
  expect(complaints).toEqual([])
})
