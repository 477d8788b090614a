import type { APIRequestContext, Page } from '@playwright/test'
import { keepTokens, readCode, somebody } from '../../support/account.ts'
import { Hand, Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

// One store for all but the first journey: they run one after the other, each with products of its own.
test.describe.configure({ mode: 'default' })

let opened: Promise<Seller> | undefined
const seller = (request: APIRequestContext, url = '') => {
  opened ??= Seller.open(request, url, 'Bench and Awl')
  return opened
}
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

/** Three photos as a phone takes them. */
async function takePhotos(page: Page) {
  const buffer = await page.screenshot({ type: 'jpeg' })
  return ['front', 'back', 'label'].map((side) => ({ name: `${side}.jpg`, mimeType: 'image/jpeg', buffer }))
}

/** The number of taps, fields and file choices from the front page to a product on sale. */
const fewestInteractions = 25

test('from "Sell with us" to a published product with three pictures, on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const hand = new Hand()
  const { name, email, password } = somebody()
  await page.goto('/')
  await hand.tap(page.getByRole('link', { name: 'Sell with us' }).last())
  await hand.fill(page.getByLabel('Your name'), name)
  await hand.fill(page.getByLabel('Email'), email)
  await hand.fill(page.getByLabel('Password', { exact: true }), password)
  await hand.tap(page.getByRole('button', { name: 'Continue to your store' }))
  await hand.fill(page.getByLabel('Code from the email'), await readCode(request, email, 'registration'))
  await hand.fill(page.getByLabel('Name of your store'), `Baskets of Bolga ${crypto.randomUUID().slice(0, 4)}`)
  await hand.tap(page.getByRole('button', { name: 'Open store' }))
  await hand.tap(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Inventory' }))
  await hand.tap(page.getByRole('link', { name: 'Add product' }))
  await hand.fill(page.getByLabel('Name', { exact: true }), 'Market basket')
  await hand.fill(page.getByLabel('Price', { exact: true }), '12,500')
  await hand.fill(page.getByLabel('In stock'), '7')
  await expect(page.getByRole('region', { name: 'Prices in other countries' })).toContainText(/\$\d/)
  await hand.choose(page, page.getByRole('button', { name: 'Choose pictures' }), await takePhotos(page))
  await expect(page.getByText('3 of 12')).toBeVisible()
  await hand.tap(page.getByRole('button', { name: 'Publish' }))
  const question = page.getByRole('dialog', { name: 'Publish Market basket as it is?' })
  await expect(question).toContainText('It has no category')
  await expect(question).not.toContainText('picture')
  await hand.tap(question.getByRole('button', { name: 'Publish anyway' }))
  await expect(page.getByText('Market basket is on sale')).toBeVisible()
  expect(hand.count).toBeLessThan(fewestInteractions)

  // It is public at once: the page comes from the server with its name, price and first picture.
  const { pathname } = new URL(page.url())
  const html = await (await page.request.get(`/products/${pathname.split('/').at(-1)}`, { timeout: 1000 })).text()
  expect(html).toContain('Market basket')
  expect(html).toMatch(/₦12,500\b/)
  expect(html.match(/\/media\/\d+\/[0-9a-f-]{36}\.avif/g)?.length).toBeGreaterThan(0)
  await hand.tap(page.getByRole('button', { name: 'View' }))
  await expect(page.getByRole('heading', { name: 'Market basket' })).toBeVisible()
})

test('price and stock are edited in place, by keyboard, and revert when the server refuses', async ({
  page,
  request,
  baseURL,
}) => {
  const own = await seller(request, baseURL)
  const { id } = await own.addProduct('Awl of ash')
  await own.visit(page, '/dashboard/inventory/?q=awl of ash')
  const row = page.getByRole('row', { name: /Awl of ash/ })
  await row.getByRole('button', { name: /^Price of Awl of ash/ }).click()
  await page.keyboard.type('free')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Enter an amount, such as 10.50.' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toContainText('₦2,500.00')

  await page.keyboard.press('Enter')
  await page.keyboard.type('3200.50')
  await page.keyboard.press('Tab')
  // The stock is open for typing now.
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('₦3,200.50')
  await expect(row.getByRole('button', { name: /^Stock of Awl of ash: 4\b/ })).toBeFocused()
  await expect
    .poll(async () => (await own.item(id)).variants[0])
    .toMatchObject({
      price: { amount: 320_050, currency: 'NGN' },
      onHand: 4,
    })

  // A price of 0 is said, and taken back.
  await row.getByRole('button', { name: /^Price of Awl of ash/ }).click()
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Awl of ash is now free for shoppers')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('₦3,200.50')
  await expect.poll(async () => (await own.item(id)).variants[0]?.price.amount).toBe(320_050)

  // Someone else is faster: their value shows, and nothing is lost.
  const variantId = (await own.item(id)).variants[0]?.id
  await own.call('PATCH', `/inventory/variants/${variantId}`, { stock: 40 })
  await row.getByRole('button', { name: /^Stock of Awl of ash/ }).click()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The stock is now 40.')).toBeVisible()
  await expect(row.getByRole('button', { name: /^Stock of Awl of ash: 40\b/ })).toBeVisible()
})

test('a product deleted on its page is gone from every list fetched later, until it is restored', async ({
  page,
  request,
  baseURL,
}) => {
  const own = await seller(request, baseURL)
  const { slug } = await own.addProduct('Plane of beech')
  await own.visit(page, '/dashboard/inventory/?q=plane of')
  await page
    .getByRole('row', { name: /Plane of beech/ })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  const lists = page.waitForResponse(/\/api\/inventory\/\?/)
  await page.getByRole('dialog', { name: 'Delete Plane of beech?' }).getByRole('button', { name: 'Delete' }).click()
  expect((await deleted).url()).toMatch(/\/api\/products\/[0-9a-f-]{36}$/)
  expect((await lists).ok()).toBe(true)
  await expect(page).toHaveURL(/\/dashboard\/inventory\/?\?store=[^&]+$/)
  await expect(page.getByRole('row', { name: /Plane of beech/ })).toHaveCount(0)
  expect((await request.get(`/api/products/${slug}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /Plane of beech/ })).toBeVisible()
  expect((await request.get(`/api/products/${slug}`)).status()).toBe(200)
})

test('a failed deletion says so, and the product stays', async ({ page, request, baseURL }) => {
  const own = await seller(request, baseURL)
  await own.addProduct('Vise of iron')
  await own.visit(page, '/dashboard/inventory/?q=vise of iron')
  await page.getByRole('button', { name: 'Actions for Vise of iron' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.route('**/api/products/*', (route) => route.abort())
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/^Delete failed: ./)).toBeVisible()
  await expect(page.getByRole('row', { name: /Vise of iron/ })).toBeVisible()
})

test('an exported table imports back without a change; an edited one lists its changes line by line', async ({
  page,
  request,
  baseURL,
}) => {
  const own = await seller(request, baseURL)
  await own.addProduct('Chisel', { description: '<p>Sharp, "very", sharp</p>', tags: ['steel', 'oak'] })
  await own.visit(page, '/dashboard/inventory/')
  const openMenu = () => page.getByRole('button', { name: 'Import / export' }).click()
  await openMenu()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export all (CSV)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${own.store.slug}-products.csv`)
  const path = await download.path()

  await openMenu()
  await page.getByRole('menuitem', { name: /Import products/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Import products' })
  await dialog.locator('input[type=file]').setInputFiles(path)
  await expect(dialog.getByText('Your inventory already matches this file.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()

  await dialog.getByRole('button', { name: 'Another file' }).click()
  const table = [
    'Handle,Title,Variant Price,Variant Inventory Qty',
    'planing-bench,Planing bench,45000,2',
    'saw-horse,Saw horse,a lot,2',
  ].join('\n')
  const file = { name: 'more.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Planing bench' })).toContainText('Line 2')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Line 3' })).toContainText(/Variant Price: .*10\.50/)
  await expect(dialog.getByRole('button', { name: 'Import 1 product' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /Skip the lines/ }).check()
  await dialog.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByText('1 new, 0 changed.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Planing bench/ })).toBeVisible()
})

test('sizes become variants with their own stock; faults appear beside their fields; nothing is lost by leaving', async ({
  page,
  request,
  baseURL,
}) => {
  const own = await seller(request, baseURL)
  await own.visit(page, '/dashboard/inventory/add-product/')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByText('Enter a price.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Leather apron')
  await page.getByLabel('Price', { exact: true }).fill('18000')
  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByLabel('Option', { exact: true }).fill('Size')
  await page.getByLabel('Values').fill('S, M, L,')
  await page.getByRole('textbox', { name: 'Stock of all variants' }).fill('5')
  await page.getByRole('button', { name: 'Fill in' }).click()
  await expect(page.getByRole('textbox', { name: 'Price of M' })).toHaveValue('18000')
  await page.getByRole('textbox', { name: 'Stock of L' }).fill('1.5')

  await page.getByRole('textbox', { name: 'Description' }).pressSequentially('Thick hide.')
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()

  await page.keyboard.press('Control+s')
  await expect(page.getByRole('textbox', { name: 'Stock of L' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Stock of L' }).fill('0')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Draft saved')).toBeVisible()
  const item = await own.item('leather-apron')
  expect(item).toMatchObject({ status: 'draft', description: '<p>Thick hide.</p>' })
  expect(item.variants.map(({ title, onHand }) => [title, onHand])).toEqual([
    ['S', 5],
    ['M', 5],
    ['L', 0],
  ])

  // Someone else changes it during typing: both changes stay.
  await expect(page.getByRole('heading', { name: 'Leather apron', level: 1 })).toBeVisible()
  await page.getByLabel('Brand').fill('Bench and Awl')
  await own.call('PATCH', `/products/${item.id}`, { tags: ['workshop'] })
  await page.keyboard.press('Control+s')
  await expect(
    page.getByRole('alert').filter({ hasText: 'This product was changed while you were editing it.' }),
  ).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Remove the tag workshop' })).toBeVisible()
  await expect.poll(() => own.item(item.id)).toMatchObject({ brand: 'Bench and Awl', tags: ['workshop'] })
})

test('a packer may change the stock and nothing else, and sees why', async ({ page, request }) => {
  const answer = await request.post('/api/auth/login', {
    data: { email: 'packer@makola.test', password: 'makola-packer-demo' },
  })
  const tokens = await answer.json()
  await page.goto('/about/')
  await keepTokens(page, tokens)
  await page.goto('/dashboard/inventory/ikoyi-wrap-dress')
  await expect(page.getByRole('note')).toContainText('Your role in this store, fulfilment, does not allow this.')
  await expect(page.getByLabel('Name', { exact: true })).toBeDisabled()
  const variants = page.getByRole('region', { name: 'Variants' })
  await expect(variants.getByRole('textbox', { name: /^Price of S/ })).toBeDisabled()
  await expect(variants.getByRole('textbox', { name: /^Stock of S/ })).toBeEnabled()
  await page.getByRole('link', { name: 'Inventory' }).last().click()
  await expect(page.getByRole('button', { name: 'Add product' })).toBeDisabled()
})
