import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { buyFrom, storesNumber } from '../../support/bought.ts'
import { lookAtOwnPage } from '../../support/look-at-page.ts'
import { openDesk } from '../../support/open-desk.ts'
import { Seller } from '../../support/seller.ts'
import { enterShop, expect, test, whenAlive } from '../../support/test.ts'

const phone = { width: 360, height: 740 }

test('a buyer reports a message; support reads it, and both sides see that', async ({ page, browser, baseURL }) => {
  const url = baseURL ?? ''
  await page.setViewportSize(phone)
  await enterShop(page, url, 'NG')
  const seller = await Seller.open(page.request, url, 'Rude Replies')
  await seller.addProduct('Brass bell')
  const { number, trackingToken } = await buyFrom(baseURL, seller.store.slug)
  const parcel = await seller.call<Parcel>('GET', `/orders/${storesNumber(number)}-A`)

  await page.goto(`/order-tracking/?token=${trackingToken}`)
  const open = page.getByRole('button', { name: /^Message the store/ })
  await whenAlive(open)
  await open.click()
  await page.getByRole('textbox', { name: 'Write a message' }).fill('When does it come?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const store = await (await browser.newContext({ viewport: phone, baseURL: url })).newPage()
  await enterShop(store, url, 'NG')
  await seller.visit(store, '/dashboard/messages/')
  await store
    .getByRole('main')
    .getByRole('link', { name: new RegExp(parcel.number) })
    .click()
  await store.getByRole('textbox', { name: 'Write a message' }).fill('Wait, or you get nothing.')
  await store.getByRole('button', { name: 'Send', exact: true }).click()
  const message = page.getByRole('listitem').filter({ hasText: 'Wait, or you get nothing.' })
  await message.getByRole('button', { name: 'Report' }).click()
  const report = page.getByRole('dialog', { name: 'Report this message' })
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText('Choose a reason.')).toBeVisible()
  await report.getByText('It is insulting or threatening').click()
  await report.getByLabel('What should we know?').fill('I only asked when it comes.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report).toBeHidden()
  await expect(page.getByText('Thank you. We will check your report.')).toBeVisible()

  const support = await openDesk(browser, url, 'owner')
  await lookAtOwnPage(support, '/dashboard/moderation/reports', 'Reports')
  const card = support.getByRole('region', { name: 'Rude Replies' })
  await expect(card).toContainText('Message from Rude Replies')
  await expect(card).toContainText('I only asked when it comes.')
  await expect(card).not.toContainText('Wait, or you get nothing.')
  await card.getByRole('button', { name: 'Read the message' }).click()
  const reading = support.getByRole('dialog', { name: 'Read the message' })
  await reading.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(reading.getByText('Wait, or you get nothing.')).toBeVisible()
  await expect(page.getByText(/from support joined this conversation/)).toBeVisible()
  await reading.getByRole('button', { name: 'Close' }).first().click()
  await card.getByRole('button', { name: 'Uphold' }).click()
  const solving = support.getByRole('dialog')
  await solving.getByRole('textbox').fill('We have warned the store.')
  await solving.getByRole('button', { name: 'Uphold' }).click()
  await expect(card).toBeHidden()
  await expect.poll(async () => (await page.request.get('/dev/mail')).text()).toContain('a message about')
})
