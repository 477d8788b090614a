import type { Statement } from '@makola/contract/ledger/ledger.ts'
import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { Locator, Page } from '@playwright/test'
import { askAboutBroken, buyFrom, deliverParcel, storesNumber } from '../../support/bought.ts'
import { drawPng } from '../../support/draw-png.ts'
import { Seller } from '../../support/seller.ts'
import { enterShop, expect, test, whenAlive } from '../../support/test.ts'

const phone = { width: 360, height: 740 }
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: drawPng(800, 600, '#c05020') })

/** Presses that are counted: what a person does, not what a test waits for. */
function counted() {
  let presses = 0
  return {
    press: async (control: Locator) => {
      presses += 1
      await control.click()
    },
    /** The chooser of the phone, where all photos are ticked at once. */
    choose: async (page: Page, control: Locator, photos: ReturnType<typeof photo>[]) => {
      presses += 1 + photos.length
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), control.click()])
      await chooser.setFiles(photos)
    },
    count: () => presses,
  }
}

test('a buyer without account returns one of two units from a phone, and the store approves it on a phone', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const url = baseURL ?? ''
  await page.setViewportSize(phone)
  await enterShop(page, url, 'NG')
  const seller = await Seller.open(page.request, url, 'Ngozi Returns')
  await seller.addProduct('Coral necklace')
  const { number, trackingToken } = await buyFrom(baseURL, seller.store.slug, {}, 2)
  const parcel = await deliverParcel(seller, number)

  await page.goto(`/order-tracking/?token=${trackingToken}`)
  const buyer = counted()
  const start = page.getByRole('button', { name: 'Something wrong?' })
  await whenAlive(start)
  await buyer.press(start)
  const wizard = page.getByRole('dialog', { name: 'Something wrong?' })
  await buyer.press(wizard.getByRole('button', { name: /^I want to send it back/ }))
  await expect(wizard.getByRole('textbox', { name: 'Quantity of Coral necklace' })).toHaveValue('1')
  await buyer.press(wizard.getByRole('button', { name: 'Continue' }))
  await buyer.press(wizard.getByRole('button', { name: 'Does not fit' }))
  await buyer.choose(page, wizard.getByText('Add pictures'), [photo('one.png'), photo('two.png')])
  await expect(wizard.getByRole('img')).toHaveCount(2)
  await buyer.press(wizard.getByRole('button', { name: 'Continue' }))
  await expect(wizard.getByText(/^The store has 72 hours to answer, until /)).toBeVisible()
  await expect(wizard.getByText(/the return is approved/)).toBeVisible()
  await buyer.press(wizard.getByRole('button', { name: /^(Send request|Confirm withdrawal)$/ }))
  await expect(wizard).toBeHidden()
  expect(buyer.count()).toBeLessThanOrEqual(12)

  const card = page.getByRole('region', { name: `Request ${parcel.number}-R1` })
  await expect(card).toContainText('Waiting for the store')
  await expect(card).toContainText('Otherwise the return is approved.')
  await expect(card.getByRole('img', { name: /^Picture/ })).toHaveCount(2)

  const desk = await browser.newContext({ viewport: phone, ...(baseURL && { baseURL }) })
  const store = await desk.newPage()
  await enterShop(store, url, 'NG')
  await seller.visit(store, '/dashboard')
  const answering = counted()
  await answering.press(store.getByRole('button', { name: 'More' }))
  await answering.press(store.getByRole('dialog').getByRole('link', { name: /^Requests/ }))
  await answering.press(store.getByRole('link', { name: new RegExp(`${parcel.number}-R1`) }))
  await expect(store.getByRole('img', { name: /^Picture/ })).toHaveCount(2)
  await answering.press(store.getByRole('button', { name: 'Approve return' }))
  await expect(store.getByText('Approved', { exact: true })).toBeVisible()
  expect(answering.count()).toBeLessThanOrEqual(4)

  // The buyer's page follows, and the goods go back.
  await expect(card).toContainText('Approved')
  await card.getByRole('button', { name: 'Mark as sent back' }).click()
  const sending = page.getByRole('dialog', { name: 'Mark as sent back' })
  await sending.getByLabel('Tracking number').fill('GIG-4711')
  await sending.getByRole('button', { name: 'Mark as sent back' }).click()
  await expect(card).toContainText('On its way back')
  await expect(store.getByText('GIG-4711')).toBeVisible()
  await store.getByRole('button', { name: 'Mark as received' }).click()
  await store.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(card).toContainText('₦2,500 was refunded.')

  const { rows } = await seller.call<Statement>('GET', `/stores/${seller.store.id}/statement`)
  expect(rows.filter(({ kind }) => kind === 'refund')).toMatchObject([{ gross: { amount: -250_000, currency: 'NGN' } }])
  await desk.close()
  expect(complaints).toEqual([])
})

test('a store sends a replacement for a broken necklace from a phone, and the buyer confirms it', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const url = baseURL ?? ''
  await page.setViewportSize(phone)
  await enterShop(page, url, 'NG')
  const seller = await Seller.open(page.request, url, 'Ngozi Replacements')
  const product = await seller.addProduct('Amber necklace')
  const { number, trackingToken } = await buyFrom(baseURL, seller.store.slug)
  const parcel = await deliverParcel(seller, number)

  await askAboutBroken(page, `/order-tracking/?token=${trackingToken}`)
  const card = page.getByRole('region', { name: `Request ${parcel.number}-R1` })
  await expect(card).toContainText('Waiting for the store')

  const desk = await browser.newContext({ viewport: phone, ...(baseURL && { baseURL }) })
  const store = await desk.newPage()
  await enterShop(store, url, 'NG')
  await seller.visit(store, '/dashboard/requests')
  await store.getByRole('link', { name: new RegExp(`${parcel.number}-R1`) }).click()
  await store.getByRole('button', { name: 'Send replacement' }).click()
  const sending = store.getByRole('dialog', { name: 'Send replacement' })
  await sending.getByRole('button', { name: 'Confirm' }).click()
  await expect(sending.getByText('Enter the tracking number of the replacement.')).toBeVisible()
  await sending.getByLabel('Carrier').fill('GIGL')
  await sending.getByLabel('Tracking number').fill('GIG-4712')
  await sending.getByRole('button', { name: 'Confirm' }).click()
  await expect(store.getByText('Replacement sent', { exact: true })).toBeVisible()
  expect((await seller.item(product.id)).variants[0]?.onHand).toBe(8)

  await expect(card).toContainText('GIGL · GIG-4712')
  await expect(card).toContainText('Otherwise support decides.')
  await store.getByRole('button', { name: 'Mark replacement as delivered' }).click()
  await expect(card).toContainText('Otherwise this request is closed.')
  await card.getByRole('button', { name: 'Confirm that it arrived' }).click()
  await expect(card).toContainText('Closed')
  await expect(store.getByText('Closed', { exact: true })).toBeVisible()
  await desk.close()
  expect(complaints).toEqual([])
})

test('a seller finds an open request on its parcel, refunds one item by hand, and the request goes on for the others', async ({
  page,
  baseURL,
  complaints,
}) => {
  const url = baseURL ?? ''
  await page.setViewportSize(phone)
  await enterShop(page, url, 'NG')
  const seller = await Seller.open(page.request, url, 'Ngozi Refunds')
  await seller.addProduct('Agate necklace')
  const { number, trackingToken } = await buyFrom(baseURL, seller.store.slug, {}, 3)
  const parcel = await deliverParcel(seller, number)
  const lines = parcel.lines.map(({ id: lineId }) => ({ lineId, quantity: 3 }))
  const asked = await page.request.post(`/api/orders/track/${trackingToken}/requests`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { parcelId: parcel.id, kind: 'faulty', reason: 'does-not-work', lines },
  })
  expect(asked.status()).toBe(201)

  await seller.visit(page, `/dashboard/orders/${parcel.number}`)
  await expect(page.getByText('The buyer reported 3 items as faulty.')).toBeVisible()
  await expect(page.getByText('Nothing more to do.')).toBeHidden()
  const open = page.getByRole('button', { name: 'Refund buyer' })
  await whenAlive(open)
  await open.click()
  const refund = page.getByRole('dialog', { name: 'Refund buyer' })
  await expect(refund.getByText(/^The buyer has an open request for 3 items of this parcel\./)).toBeVisible()
  await refund.getByRole('button', { name: 'Increase: Agate necklace' }).click()
  await refund.getByLabel('Reason').fill('One of them is cracked')
  await refund.getByRole('button', { name: /^Refund ₦/ }).click()
  await expect(page.getByText('The buyer reported 2 items as faulty.')).toBeVisible()
  await page.getByRole('link', { name: 'Answer request' }).click()
  await expect(page.getByText('1 of 3 items was refunded separately. The request goes on for 2 items.')).toBeVisible()
  await expect(page.getByText('2 × Agate necklace')).toBeVisible()
  await page.getByRole('button', { name: 'Refund without a return' }).click()
  await expect(page.getByText('Closed', { exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a seller promises 30 days for returns; shoppers read it once, and an order keeps it', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  await enterShop(page, url, 'NG')
  const seller = await Seller.open(page.request, url, 'Ngozi Promises')
  const product = await seller.addProduct('Jade necklace')
  const shop = page.getByText(/^Returns within \d+ days of delivery\.$/)
  await page.goto(`/products/${product.slug}/`)
  await expect(shop).toHaveText('Returns within 7 days of delivery.')

  await seller.visit(page, '/dashboard/settings')
  const days = page.getByLabel(/^Return period in days/)
  await whenAlive(days)
  await days.fill('5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(days).toHaveAccessibleDescription(/^Enter a whole number from 7 to 60/)
  await days.fill('30')
  await page.getByLabel(/^Return conditions/).fill('Unworn, with its label.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your store’s profile is saved.')).toBeVisible()

  for (const address of [`/products/${product.slug}/`, `/store/${seller.store.slug}/`]) {
    await page.goto(address)
    await expect(shop).toHaveText('Returns within 30 days of delivery.')
    await expect(page.getByText('Unworn, with its label.')).toHaveCount(1)
  }

  const { number, trackingToken } = await buyFrom(baseURL, seller.store.slug)
  await seller.call('PATCH', `/stores/${seller.store.id}`, { returnDays: null })
  const parcel = await seller.call<Parcel>('GET', `/orders/${storesNumber(number)}-A`)
  await seller.call('POST', `/parcels/${parcel.id}/pack`, {})
  await seller.call('POST', `/parcels/${parcel.id}/ship`, { carrier: 'GIGL' })
  await page.goto(`/order-tracking/?token=${trackingToken}`)
  const start = page.getByRole('button', { name: 'Something wrong?' })
  const wizard = page.getByRole('dialog', { name: 'Something wrong?' })
  await whenAlive(start)
  await start.click()
  const sendBack = wizard.getByRole('button', { name: /^I want to send it back/ })
  await expect(sendBack).toContainText('The store gives you 30 days from delivery.')
  await seller.call('POST', `/parcels/${parcel.id}/deliver`, {})
  await page.reload()
  await whenAlive(start)
  await start.click()
  await expect(sendBack).toContainText(/The store gives you 30 days from delivery, until \S/)
  await sendBack.click()
  await wizard.getByRole('button', { name: 'Continue' }).click()
  await wizard.getByRole('button', { name: 'Changed my mind' }).click()
  await wizard.getByRole('button', { name: 'Continue' }).click()
  await wizard.getByRole('button', { name: 'Send request' }).click()
  await expect(wizard).toBeHidden()
  await seller.visit(page, '/dashboard/requests')
  await page.getByRole('link', { name: new RegExp(`${parcel.number}-R1`) }).click()
  await expect(page.getByText(/^The store’s return period allows this request until/)).toBeVisible()
})
