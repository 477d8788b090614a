import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { Browser, Page } from '@playwright/test'
import { demoSignIn, keepTokens, openAccount } from '../../support/account.ts'
import { buyFrom, storesNumber } from '../../support/bought.ts'
import { drawPng } from '../../support/draw-png.ts'
import { Seller } from '../../support/seller.ts'
import { enterShop, expect, test, whenAlive } from '../../support/test.ts'

const phone = { width: 360, height: 740 }
/** From the press of one side to the screen of the other. */
const live = { timeout: 2_000 }

/** Another browser, for another person. */
async function anotherBrowser(
  browser: Browser,
  baseURL: string,
  viewport = { width: 1280, height: 900 },
): Promise<Page> {
  const page = await (await browser.newContext({ viewport, baseURL })).newPage()
  await enterShop(page, baseURL, 'NG')
  return page
}

/** Chooses files for the next message of a side. */
async function attach(side: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const [chooser] = await Promise.all([
    side.waitForEvent('filechooser'),
    side.getByText('Attach a picture or PDF').click(),
  ])
  await chooser.setFiles(files)
}

async function write(side: Page, text: string): Promise<void> {
  await side.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await side.getByRole('button', { name: 'Send' }).click()
  await expect(side.getByRole('list', { name: 'Messages' })).toContainText(text)
}

test('a buyer without account and a store write to one another, each sees the other within two seconds', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  test.slow()
  const url = baseURL ?? ''
  await page.setViewportSize(phone)
  await enterShop(page, url, 'NG')
  const seller = await Seller.open(page.request, url, 'Ngozi Writes')
  await seller.addProduct('Coral necklace')
  const { number, trackingToken } = await buyFrom(baseURL, seller.store.slug)
  const parcel = await seller.call<Parcel>('GET', `/orders/${storesNumber(number)}-A`)
  const store = await anotherBrowser(browser, url)
  await seller.visit(store, '/dashboard/messages/')
  await expect(store.getByText('No messages yet')).toBeVisible()

  await page.goto(`/order-tracking/?token=${trackingToken}`)
  const open = page.getByRole('button', { name: /^Message the store/ })
  await whenAlive(open)
  await open.click()
  const markup = 'Is it <b>real</b> coral? <script>alert(1)</script> Call me: 0803 123 4567'
  await write(page, markup)
  // The list of the store, and the mark in its menu, come by themselves.
  const row = store.getByRole('main').getByRole('link', { name: new RegExp(parcel.number) })
  await expect(row).toContainText(markup, live)
  await expect(store.getByRole('link', { name: /^Messages.*1 unread/ })).toBeVisible(live)
  await row.click()
  await expect(store.getByRole('list', { name: 'Messages' })).toContainText(markup)
  await expect(page.getByText('Seen')).toBeVisible(live)
  await store.getByRole('button', { name: 'Your parcel ships today.' }).click()
  await store.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Your parcel ships today.', live)
  await expect(store.getByText('Seen')).toBeVisible(live)

  // Money elsewhere waits for support: its writer is told, the buyer sees nothing.
  await write(store, 'Pay into 0123456789 at GTBank and save 10 percent')
  await expect(store.getByText(/^Support is checking this message because it mentions paying/)).toBeVisible()
  await write(store, 'Look at https://cheap.example/necklace')
  await expect(store.getByText(/^Support is checking this message because it contains a link/)).toBeVisible()
  await write(store, 'Goodbye.')
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Goodbye.', live)
  await expect(page.getByText(/0123456789|cheap\.example/)).toHaveCount(0)

  const support = await anotherBrowser(browser, url)
  await demoSignIn(support, 'owner')
  await support.goto('/dashboard/requests/?view=held')
  const held = (text: string) => support.getByRole('listitem').filter({ hasText: text })
  await held('cheap.example').getByRole('button', { name: 'Release' }).click()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('https://cheap.example/necklace', live)
  // A link in a message is text, not a link.
  await expect(page.getByRole('link', { name: /cheap\.example/ })).toHaveCount(0)
  await held('0123456789').getByRole('button', { name: 'Reject' }).click()
  const why = support.getByRole('dialog', { name: 'Tell the sender why' })
  await why.getByLabel('Reason').fill('Never ask buyers to pay outside the shop.')
  await why.getByRole('button', { name: 'Reject' }).click()
  await expect(store.getByText('Not sent. Support wrote: Never ask buyers to pay outside the shop.')).toBeVisible(live)

  await page.getByRole('button', { name: 'End this conversation' }).click()
  await expect(page.getByText('You have ended this conversation.')).toBeVisible()
  await expect(store.getByText('The other side has ended this conversation.')).toBeVisible(live)
  await expect(store.getByRole('textbox', { name: 'Write a message' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('pictures and PDFs go both ways, and nobody else sees them', async ({ page, browser, baseURL, complaints }) => {
  test.slow()
  const url = baseURL ?? ''
  await page.setViewportSize(phone)
  await enterShop(page, url, 'NG')
  const seller = await Seller.open(page.request, url, 'Ngozi Shows')
  await seller.addProduct('Coral brooch')
  const { number, trackingToken } = await buyFrom(baseURL, seller.store.slug)
  await page.goto(`/order-tracking/?token=${trackingToken}`)
  const open = page.getByRole('button', { name: /^Message the store/ })
  await whenAlive(open)
  await open.click()
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await attach(page, [
    { name: 'crack.png', mimeType: 'image/png', buffer: drawPng(1200, 900, '#b0402e') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') },
    { name: 'wrong.png', mimeType: 'image/png', buffer: drawPng(300, 300, '#2060c0') },
  ])
  await expect(page.getByText('Only pictures and PDFs can be sent. notes.txt is neither, or is damaged.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove wrong.png' }).click()
  // The files of a message that is not sent yet survive a reload, as its text does.
  await page.reload()
  await whenAlive(open)
  await open.click()
  await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(1)
  await send.click()
  const shown = page.getByRole('list', { name: 'Messages' }).getByRole('img', { name: 'crack.png' })
  await expect(shown).toHaveJSProperty('naturalWidth', 1200)
  await expect(page.getByRole('list', { name: 'Attached files' })).toHaveCount(0)

  const store = await anotherBrowser(browser, url)
  await seller.visit(store, '/dashboard/messages/')
  await store
    .getByRole('main')
    .getByRole('link', { name: new RegExp(storesNumber(number)) })
    .click()
  await expect(store.getByRole('img', { name: 'crack.png' })).toHaveJSProperty('naturalWidth', 1200)
  await attach(store, [
    { name: 'repair.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n') },
  ])
  await expect(store.getByRole('button', { name: 'Remove repair.pdf' })).toBeVisible()
  await write(store, 'This is how we mend it.')
  const pdf = page.getByRole('link', { name: 'repair.pdf' })
  await expect(pdf).toBeVisible(live)
  const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()])
  expect(download.suggestedFilename()).toBe('repair.pdf')

  // A file is not public: without the link, and with that of another order, it is not there.
  const { data } = await (await page.request.get(`/api/orders/track/${trackingToken}/threads`)).json()
  const messages = `/api/orders/track/${trackingToken}/parcels/${data[0].parcelId}/messages`
  const [, first] = (await (await page.request.get(messages)).json()).data
  const file = `/api/private-files/${first.files[0].id}`
  const other = await buyFrom(baseURL, seller.store.slug)
  expect((await page.request.get(`${file}?token=${trackingToken}`)).status()).toBe(200)
  expect((await page.request.get(file)).status()).toBe(404)
  expect((await page.request.get(`${file}?token=${other.trackingToken}`)).status()).toBe(404)
  expect(complaints).toEqual([])
})

test('support reads a conversation only with a reason, and both sides see who', async ({ page, browser, baseURL }) => {
  const url = baseURL ?? ''
  await enterShop(page, url, 'NG')
  const seller = await Seller.open(page.request, url, 'Ngozi Reports')
  await seller.addProduct('Coral bracelet')
  const { number, trackingToken } = await buyFrom(baseURL, seller.store.slug)
  await page.goto(`/order-tracking/?token=${trackingToken}`)
  const open = page.getByRole('button', { name: /^Message the store/ })
  await whenAlive(open)
  await open.click()
  await write(page, 'You promised red.')
  await write(page, 'See https://photos.example/red')

  const support = await anotherBrowser(browser, url, phone)
  await demoSignIn(support, 'owner')
  await support.goto('/dashboard/requests/?view=held')
  const held = support.getByRole('listitem').filter({ hasText: 'photos.example/red' })
  await expect(held).toContainText(`${storesNumber(number)}-A`)
  await expect(support.getByText('You promised red.')).toHaveCount(0)
  await held.getByRole('button', { name: 'Read the conversation' }).click()
  const dialog = support.getByRole('dialog', { name: /^Messages about / })
  await dialog.getByRole('button', { name: 'Read' }).click()
  await expect(dialog).toContainText('Enter a reason.')
  await expect(dialog.getByText('You promised red.')).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'One side reported the other' }).check()
  await dialog.getByLabel('Reason').fill('The buyer says that the colour was promised.')
  await dialog.getByRole('button', { name: 'Read' }).click()
  await expect(dialog.getByText('You promised red.')).toBeVisible()
  await expect(page.getByText(/from support joined this conversation/)).toBeVisible(live)
  await support.goto('/dashboard/audit')
  await expect(support.getByText('Conversation read by support').first()).toBeVisible()
})

test('a question is asked before everybody and its answer appears by itself', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const url = baseURL ?? ''
  await enterShop(page, url, 'NG')
  const seller = await Seller.open(page.request, url, 'Ngozi Answers')
  const product = await seller.addProduct('Coral earrings')
  const { tokens } = await openAccount(page.request)
  const store = await anotherBrowser(browser, url, phone)
  await seller.visit(store, '/dashboard/messages/?view=questions')
  await expect(store.getByText('No questions yet')).toBeVisible()

  await page.goto(`/products/${product.slug}`)
  await keepTokens(page, tokens)
  await page.goto(`/products/${product.slug}`)
  await page.getByRole('heading', { name: 'Questions and answers' }).scrollIntoViewIfNeeded()
  const field = page.getByRole('textbox', { name: `Ask ${seller.store.name} about this product` })
  await field.fill('Size 42? Write to me: wa.me/2348031234567 <i>please</i>')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const shown = /Size 42\? Write to me: •+ <i>please<\/i>/
  await expect(page.getByRole('list', { name: 'Questions and answers' })).toContainText(shown)
  await expect(page.getByText('We removed contact details from it.')).toBeVisible()
  await expect(field).toHaveValue('')

  const card = store.getByRole('region', { name: 'Question about Coral earrings' })
  await expect(card).toContainText(shown, live)
  await card.getByRole('textbox', { name: 'Write an answer' }).fill('Yes, from 38 to 44.')
  await card.getByRole('button', { name: 'Publish answer' }).click()
  await expect(page.getByText('Yes, from 38 to 44.')).toBeVisible(live)
  await expect(card).toContainText('Yes, from 38 to 44.')
  expect(complaints).toEqual([])
})
