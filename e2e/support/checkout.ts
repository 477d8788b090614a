import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** The facts that a shopper has after placing an order. */
export type OwnOrder = { number: string; trackingToken: string; email: string }

/**
 * Puts one unit of a product, of its fullest variant, into the visitor's cart by the call that the product page makes; into an
 * account's with the header of its session.
 */
export async function fillCart({ request }: Page, slug: string, headers: Record<string, string> = {}): Promise<void> {
  const { data: product } = (await (await request.get(`/api/products/${slug}`)).json()) as { data: Product }
  const [fullest] = product.variants.toSorted((one, other) => other.available - one.available)
  const send = async () => {
    await request.get('/api/cart/', { headers })
    const { cookies } = await request.storageState()
    const cookie = (name: string) => cookies.find((candidate) => candidate.name === name)?.value ?? ''
    return request.patch('/api/cart/', {
      headers: { ...headers, 'x-xsrf-token': cookie('XSRF-TOKEN') },
      data: { rate: cookie('rate'), add: [{ variantId: fullest?.id, quantity: 1 }] },
    })
  }
  // The page reads the cart, too, and its token may come in between: then it sends once more, and so do we.
  const first = await send()
  const answer = first.status() === 403 ? await send() : first
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Fills in the checkout of a guest in Nigeria, as far as the button to pay. */
export async function fillCheckout(page: Page, email: string): Promise<void> {
  await expect(page.getByText(/Price held until \d\d:\d\d/)).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('0803 123 4567')
  await page.getByLabel('Full name').fill('Ada Obi')
  await page.getByLabel('Street address').fill('12 Broad Street')
  await page.getByLabel('Nearest landmark').fill('Opposite the old post office')
  await page.getByLabel('City or town').fill('Lagos Island')
  await page.getByLabel('State').selectOption('Lagos')
}

/** Presses the button to pay and waits for the sandbox's page. */
export async function goToPayment(page: Page, email: string): Promise<OwnOrder> {
  await page.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\/mk-/)
  const [order] = await readOwnOrders(page)
  if (!order) throw new Error('The browser does not remember the order that it placed.')
  return { ...order, email }
}

/** The orders that this browser remembers, newest first. */
export function readOwnOrders(page: Page): Promise<Omit<OwnOrder, 'email'>[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('makola-orders') ?? '[]'))
}

/** From an empty cart to the sandbox's page in one go, for journeys about what comes after. */
export async function placeOrder(page: Page, slug: string, email: string): Promise<OwnOrder> {
  await fillCart(page, slug)
  await page.goto('/checkout/')
  await fillCheckout(page, email)
  return goToPayment(page, email)
}

export async function trackOrder(
  request: APIRequestContext,
  { trackingToken }: Pick<OwnOrder, 'trackingToken'>,
): Promise<TrackedOrder> {
  return (await (await request.get(`/api/orders/track/${trackingToken}`)).json()).data
}
