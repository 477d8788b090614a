import type { StandingTerms } from '@makola/contract/stores/tiers.ts'
import { demoSignIn } from '../../support/account.ts'
import { buyFrom } from '../../support/bought.ts'
import { drawPng } from '../../support/draw-png.ts'
import { lookAtOwnPage, lookAtPage } from '../../support/look-at-page.ts'
import { Seller } from '../../support/seller.ts'
import { enterShop, expect, test, whenAlive } from '../../support/test.ts'

const phone = { width: 360, height: 740 }
const card = (name: string) => ({ name, mimeType: 'image/png', buffer: drawPng(800, 500, '#2060c0') })

test('a store is verified: documents from a phone, more is asked for, sent again, and payouts open', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  test.slow()
  const url = baseURL ?? ''
  await page.setViewportSize(phone)
  await enterShop(page, url, 'NG')
  const seller = await Seller.open(page.request, url, 'Ngozi Verified')
  await seller.visit(page, '/dashboard/verification')
  await expect(page.getByRole('note')).toContainText('Payouts begin when you are verified')
  await expect(page.getByText(/Sell up to .*750,000.* in 30 days · No payouts/)).toBeVisible()
  const trusted = page.getByRole('region', { name: 'Trusted' })
  await expect(trusted).toContainText('Verify a registered business first.')
  await expect(trusted).toContainText('0 of 90 days since the first order')

  const name = page.getByLabel('Full name, as on the document')
  await whenAlive(name)
  await page.getByRole('button', { name: 'Send for verification' }).click()
  await expect(page.getByText('Add at least one document.')).toBeVisible()
  await name.fill('Ngozi Obi')
  await page.getByLabel('NIN').fill('1234')
  await page.getByLabel('Address', { exact: true }).fill('1 Broad Street, Lagos')
  await page.getByLabel('Contact phone').fill('+234 803 123 4567')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Add document').click()])
  await chooser.setFiles([card('front.png'), card('back.png')])
  await expect(page.getByRole('button', { name: 'Remove back.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Send for verification' }).click()
  await expect(page.getByText('A NIN has 11 digits.')).toBeVisible()
  await page.getByLabel('NIN').fill('123 4567 8901')
  await page.getByRole('button', { name: 'Send for verification' }).click()
  await expect(page.getByRole('region', { name: 'Being checked' })).toContainText('Ngozi Obi')

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: url })).newPage()
  await enterShop(desk, url, 'NG')
  await demoSignIn(desk, 'support')
  await desk.goto('/dashboard/applications')
  await desk.getByRole('link', { name: /Ngozi Verified/ }).click()
  await expect(desk.getByText('ends in 8901')).toBeVisible()
  await desk.getByRole('button', { name: 'Open front.png' }).click()
  await expect(desk.getByRole('img', { name: 'front.png' })).toBeVisible()
  const application = desk.url()
  await lookAtOwnPage(desk, application, 'Ngozi Verified')
  await desk.getByRole('button', { name: 'Ask for more information' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('A document cannot be read.').check()
  await dialog.getByLabel('Message to the store').fill('The back is too dark.')
  await dialog.getByRole('button', { name: 'Ask for more information' }).click()
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(page.getByText('The back is too dark.')).toBeVisible()
  await expect(page.getByLabel('Full name, as on the document')).toHaveValue('Ngozi Obi')
  await lookAtOwnPage(page, '/dashboard/verification', 'Verification')
  await whenAlive(page.getByLabel('NIN'))
  await page.getByLabel('NIN').fill('12345678901')
  const [again] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Add document').click()])
  await again.setFiles([card('back.png')])
  await expect(page.getByRole('button', { name: 'Remove back.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Send for verification' }).click()
  await expect(page.getByRole('region', { name: 'Being checked' })).toBeVisible()

  await desk.goto(application)
  await desk.getByRole('button', { name: 'Verify store' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Verify store' }).click()
  await expect(desk.getByText('Verified', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Verified' })).toBeVisible()
  await expect(page.getByText('Payouts begin when you are verified')).toBeHidden()

  await seller.addProduct('Coral necklace')
  await buyFrom(baseURL, seller.store.slug)
  const standing = () => seller.call<StandingTerms>('GET', `/stores/${seller.store.id}/standing`)
  await expect.poll(async () => (await standing()).sold.amount).toBeGreaterThan(0)
  expect(await standing()).toMatchObject({ tier: 1, payoutsHeld: null, isAtLimit: false })
  await page.reload()
  await expect(trusted).toContainText('1 of 50 orders in the last 90 days')
  // The number that is too short is the only refusal.
  expect(complaints).toEqual([expect.stringMatching(/status of 422 .*\/verification/)])
})

test('a verified business is shown on its store’s page when its owner agrees, and no longer after', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const url = baseURL ?? ''
  await page.setViewportSize(phone)
  await enterShop(page, url, 'NG')
  const seller = await Seller.open(page.request, url, 'Harbour Pots')
  await seller.visit(page, '/dashboard/verification')
  const kind = page.getByRole('radio', { name: /registered business/i })
  await whenAlive(kind)
  await kind.check()
  await page.getByLabel('Name of the business, as registered').fill('Harbour Pots Ltd')
  await page.getByLabel(/CAC number of the company/).fill('RC 123456')
  await page.getByLabel('Address', { exact: true }).fill('4 Quay Road, Lagos')
  await page.getByLabel('Contact phone').fill('+234 803 123 4567')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Add document').click()])
  await chooser.setFiles([card('certificate.png')])
  await expect(page.getByRole('button', { name: 'Remove certificate.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Send for verification' }).click()
  await expect(page.getByRole('region', { name: 'Being checked' })).toBeVisible()

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: url })).newPage()
  await enterShop(desk, url, 'NG')
  await demoSignIn(desk, 'support')
  await desk.goto('/dashboard/applications')
  await desk.getByRole('link', { name: /Harbour Pots/ }).click()
  await desk.getByRole('button', { name: 'Verify store' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Verify store' }).click()
  await expect(desk.getByRole('dialog')).toBeHidden()

  await page.reload()
  const trusted = page.getByRole('region', { name: 'Trusted' })
  await expect(trusted).toContainText('Your level rises automatically when all four are met.')
  await expect(trusted.getByText('(not met yet)')).toHaveCount(4)
  const choice = page.getByRole('region', { name: 'Your business on the store’s page' })
  const shown = choice.getByRole('switch', { name: 'Show the business behind the store' })
  await whenAlive(shown)
  await shown.click()
  await choice.getByLabel('Phone').uncheck()
  await page
    .getByRole('link', { name: /^Orders/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await choice.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  const visitor = await (await browser.newContext({ viewport: phone, baseURL: url })).newPage()
  await enterShop(visitor, url, 'NG')
  const address = `/store/${seller.store.slug}/`
  const seen = visitor.getByRole('region', { name: 'Seller' })
  await lookAtPage(visitor, address, seen)
  await expect(seen).toContainText('Harbour Pots Ltd')
  await expect(seen).toContainText('4 Quay Road, Lagos')
  await expect(seen).not.toContainText('+234')

  await page.reload()
  await whenAlive(shown)
  await expect(shown).toBeChecked()
  await shown.click()
  await choice.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await visitor.goto(address)
  await expect(visitor.getByRole('button', { name: 'Report this store' })).toBeVisible()
  await expect(seen).toHaveCount(0)
})

test('a store is seen by its preview link, which says when the store is open', async ({ page, baseURL, enter }) => {
  const url = baseURL ?? ''
  await enter(page, 'NG')
  const seller = await Seller.open(page.request, url, 'Preview House')
  const { token } = await seller.call<{ token: string }>('GET', `/stores/${seller.store.id}/preview-link`)
  await lookAtPage(page, `${url}/preview/${token}`, page.getByText('This store is open now.'))
  await page.getByRole('link', { name: 'Visit the store' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Preview House' })).toBeVisible()
})
