import { buyFrom } from '../../support/bought.ts'
import { lookAtOwnPage, lookAtPage } from '../../support/look-at-page.ts'
import { openDesk } from '../../support/open-desk.ts'
import { Seller } from '../../support/seller.ts'
import { enterShop, expect, test } from '../../support/test.ts'

const phone = { width: 360, height: 740 }

test('a product is taken down in one country, sold in another, and its buyers are told', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const url = baseURL ?? ''
  const seller = await Seller.open(page.request, url, 'Bright Lamps')
  const { slug } = await seller.addProduct('Lamp with a thin cord')
  await buyFrom(baseURL, seller.store.slug)

  const desk = await openDesk(browser, url, 'catalogue')
  await desk.setViewportSize(phone)
  await desk.goto('/dashboard/moderation/takedowns')
  await desk.getByRole('button', { name: 'Take down' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Take down a product or store' })
  await dialog.getByLabel('Its address').fill(slug)
  await dialog.getByText('In some countries').click()
  await dialog.getByText('A law').click()
  await dialog.getByLabel('Law or rule').fill('Safety of Goods Act')
  await dialog.getByLabel('What you found').fill('The cord is too thin for 220 volts.')
  await dialog.getByRole('button', { name: 'Take down' }).click()
  await expect(dialog.getByText('Choose at least one country.')).toBeVisible()
  await dialog.getByLabel('Nigeria').check()
  await dialog.getByLabel('Email buyers of the last six months who left an address').check()
  await dialog.getByLabel('What should they know?').fill('Unplug the lamp and ask for a refund.')
  await dialog.getByRole('button', { name: 'Take down' }).click()
  await expect(dialog).toBeHidden()
  await lookAtOwnPage(desk, '/dashboard/moderation/takedowns', 'Takedowns')
  const card = desk.getByRole('region', { name: 'Lamp with a thin cord' })
  await expect(card).toContainText('Only in: Nigeria')
  await expect(async () => {
    await desk.reload()
    await expect(card).toContainText('1 of 1 buyer has been emailed.')
  }).toPass()
  await expect
    .poll(async () => (await page.request.get('/dev/mail')).text())
    .toContain('Important information about Lamp with a thin cord')

  await page.setViewportSize(phone)
  await enterShop(page, url, 'NG')
  await lookAtPage(page, `/products/${slug}`)
  await expect(page.getByText('This product cannot be sold in your country.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await page.goto(`/store/${seller.store.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Bright Lamps' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lamp with a thin cord' })).toHaveCount(0)

  const abroad = await (await browser.newContext({ viewport: phone, baseURL: url })).newPage()
  await enterShop(abroad, url, 'GH')
  await abroad.goto(`/store/${seller.store.slug}`)
  await abroad.getByRole('link', { name: 'Lamp with a thin cord' }).first().click()
  await expect(abroad.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()

  const store = await (await browser.newContext({ viewport: phone, baseURL: url })).newPage()
  await enterShop(store, url, 'NG')
  await seller.visit(store, `/dashboard/inventory/${slug}`)
  await expect(store.getByText(/taken this product down in these countries: Nigeria/)).toBeVisible()
  await store.getByRole('link', { name: 'Read the reasons and appeal' }).click()
  await expect(store.getByText('Only in: Nigeria')).toBeVisible()
})
