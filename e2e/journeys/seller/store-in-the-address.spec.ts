import { randomUUID } from 'node:crypto'
import { Seller } from '../../support/seller.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page, enter }) => enter(page, 'NG'))

test('two tabs keep two stores, over links, reloads and going back', async ({ page, request, baseURL, enter }) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Baskets of Bolga')
  const smocks = `Smocks of Tamale ${randomUUID().slice(0, 4)}`
  const second = await seller.call<{ slug: string }>('POST', '/stores/', {
    name: smocks,
    countryCode: 'GH',
    currency: 'GHS',
  })
  await seller.visit(page, '/dashboard/inventory')
  await expect(page).toHaveURL(new RegExp(`[?&]store=${seller.store.slug}$`))

  const other = await page.context().newPage()
  await other.setViewportSize({ width: 1280, height: 900 })
  await enter(other, 'NG')
  await other.goto('/dashboard')
  await other.getByRole('button', { name: /Switch store/ }).click()
  await other.getByRole('menuitem', { name: smocks }).click()
  await expect(other.getByRole('heading', { name: smocks, level: 1 })).toBeVisible()
  await expect(other).toHaveURL(new RegExp(`store=${second.slug}`))

  await page.reload()
  await expect(page.getByRole('button', { name: /Baskets of Bolga.*Switch store/ })).toBeVisible()
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/orders/?\\?store=${seller.store.slug}`))

  // A link that somebody sent opens the store that it names.
  await page.goto(`/dashboard/settings?store=${second.slug}`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(smocks)
  await page.goBack()
  await expect(page.getByRole('button', { name: /Baskets of Bolga.*Switch store/ })).toBeVisible()

  // A new address of the store is at once the one that the dashboard uses.
  await other.goto(`/dashboard/settings?store=${second.slug}`)
  const slug = `smocks-${randomUUID().slice(0, 8)}`
  await other.getByLabel('Web address').fill(slug)
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other).toHaveURL(new RegExp(`store=${slug}$`))
  await other.reload()
  await expect(other.getByLabel('Web address')).toHaveValue(slug)
})

test('an address with someone else’s store shows one’s own, and the address says so', async ({
  page,
  request,
  baseURL,
}) => {
  const seller = await Seller.open(request, baseURL ?? '', 'Baskets of Bolga')
  await seller.visit(page, '/dashboard/orders?store=rift-roasters')
  await expect(page).toHaveURL(new RegExp(`store=${seller.store.slug}$`))
})
