import { expect, type Page } from '@playwright/test'
import { fillCart } from '../support/checkout.ts'
import { whenAlive } from '../support/test.ts'
import { at, type MarkedScreen } from './marked-screen.ts'

/** The first rows of "The shop": what a visitor sees before a payment. */
export const shopScreens: MarkedScreen[] = [
  { name: 'Onboarding, phone', on: 'phone', isNew: true, show: at('/') },
  { name: 'Onboarding, laptop', on: 'laptop', isNew: true, show: at('/') },
  { name: 'Home, laptop', on: 'laptop', show: at('/') },
  { name: 'Home, phone', on: 'phone', show: at('/') },
  { name: 'Featured', on: 'laptop', show: at('/featured/') },
  { name: 'All products, laptop', on: 'laptop', show: at('/store/') },
  { name: 'All products, phone', on: 'phone', show: at('/store/') },
  { name: 'Stores as cards', on: 'phone', show: at('/store/?view=stores') },
  { name: 'One store', on: 'phone', show: at('/store/adunni-atelier') },
  { name: 'Product, laptop', on: 'laptop', show: at('/products/ikoyi-wrap-dress') },
  { name: 'Product, phone', on: 'phone', show: at('/products/ikoyi-wrap-dress') },
  { name: 'Picture zoom', on: 'phone', show: zoom },
  { name: 'Search suggestions', on: 'phone', show: suggest },
  { name: 'Search results', on: 'laptop', show: at('/store/?q=shea') },
  { name: 'Nothing found', on: 'phone', show: at('/store/?q=zzzzqqq') },
  { name: 'Filters and sort', on: 'laptop', show: at('/store/?category=food-and-drink&stock=in&sort=-price') },
  { name: 'Cart drawer', on: 'laptop', show: addToCart },
  { name: 'Cart page', on: 'phone', show: fillTwice },
  { name: 'Country switch', on: 'laptop', show: switchCountry },
  { name: 'Tracking form', on: 'phone', show: at('/order-tracking/') },
  { name: 'Sign in', on: 'phone', show: at('/login') },
  { name: 'Register', on: 'phone', show: at('/register') },
  { name: 'Not Found', on: 'phone', show: at('/no/such/page') },
  { name: 'Error screen', on: 'phone', show: breakList },
  { name: 'Help, About, footer', on: 'laptop', show: readHelp },
  { name: 'Dark theme', on: 'laptop', theme: 'dark', show: at('/store/') },
]

async function zoom(page: Page): Promise<void> {
  await page.goto('/products/ikoyi-wrap-dress')
  const picture = page.getByRole('button', { name: /^View larger/ }).first()
  await whenAlive(picture)
  await picture.click()
  const large = page.getByRole('button', { name: /^Zoom out/ })
  await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(500)
}

async function suggest(page: Page): Promise<void> {
  await page.goto('/store/')
  const field = page.getByRole('combobox', { name: 'Search products and stores' })
  await whenAlive(field)
  await field.fill('shea')
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText('₦')
}

async function addToCart(page: Page): Promise<void> {
  await fillCart(page, 'nyeri-aa-coffee')
  await page.goto('/products/raw-shea-butter')
  const add = page.getByRole('button', { name: 'Add to cart' })
  await whenAlive(add)
  await add.click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText(/^Delivery to Nigeria/)).toBeVisible()
}

async function fillTwice(page: Page): Promise<void> {
  await fillCart(page, 'raw-shea-butter')
  await fillCart(page, 'nyeri-aa-coffee')
  await page.goto('/cart')
}

async function switchCountry(page: Page): Promise<void> {
  await page.goto('/store/')
  const button = page.getByRole('button', { name: /NGN/ })
  await whenAlive(button)
  await button.click()
  await expect(page.getByRole('option', { name: 'United Kingdom - (GBP)' })).toBeAttached()
}

async function breakList(page: Page): Promise<void> {
  await page.route(/\/api\/products\//, (route) =>
    route.fulfill({ status: 400, json: { detail: 'This list cannot be read.' } }),
  )
  await page.goto('/about/')
  const stores = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stores' })
  await whenAlive(stores)
  await stores.click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
}

async function readHelp(page: Page): Promise<void> {
  await page.goto('/help/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
}
