import type { Product, ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { Rate } from '@makola/contract/rates/rates.ts'
import { expect, type Page } from '@playwright/test'
import { Buyer, rateOf } from '../../testing/shop/buyer.ts'
import type { Seller } from './seller.ts'
import { whenAlive } from './test.ts'

/** Buys something of a store from Nigeria, one unit by default, and pays in the sandbox; `form` is the choice on its page. */
export async function buyFrom(
  shopUrl: string | undefined,
  store: string,
  form: Record<string, string> = {},
  quantity = 1,
): Promise<PlacedOrder> {
  const url = shopUrl ?? ''
  const buyer = new Buyer(url)
  const rate = await rateOf(url, 'NG')
  const { status, body } = await buyer.place(await buyer.quote(rate, await findFullest(buyer, store, rate), quantity))
  expect(status, JSON.stringify(body)).toBe(201)
  await payInSandbox(url, buyer, body.data, form)
  return { ...body.data, number: storesNumber(body.data.number) }
}

/** Has a store pack, ship and deliver its parcel of an order. Returns the parcel as it was before. */
export async function deliverParcel(seller: Seller, number: string): Promise<Parcel> {
  const parcel = await seller.call<Parcel>('GET', `/orders/${storesNumber(number)}-A`)
  await seller.call('POST', `/parcels/${parcel.id}/pack`, {})
  await seller.call('POST', `/parcels/${parcel.id}/ship`, { carrier: 'GIGL' })
  await seller.call('POST', `/parcels/${parcel.id}/deliver`, {})
  return parcel
}

/** The buyer of a delivered parcel says on the order's page that it came broken. */
export async function askAboutBroken(page: Page, tracking: string): Promise<void> {
  await page.goto(tracking)
  const start = page.getByRole('button', { name: 'Something wrong?' })
  await whenAlive(start)
  await start.click()
  const wizard = page.getByRole('dialog', { name: 'Something wrong?' })
  await wizard.getByRole('button', { name: /^It is broken/ }).click()
  await wizard.getByRole('button', { name: 'Continue' }).click()
  await wizard.getByRole('button', { name: 'Broken on arrival' }).click()
  await wizard.getByRole('button', { name: 'Continue' }).click()
  await wizard.getByRole('button', { name: 'Send request' }).click()
  await expect(wizard).toBeHidden()
}

/** The half of an order's number that its stores know. */
export const storesNumber = (number: string) => number.slice(0, 8)

/** Pays on the sandbox's page, whose `form` it is, and comes back. */
export async function payInSandbox(
  url: string,
  buyer: Buyer,
  { payment: { reference } }: PlacedOrder,
  form: Record<string, string> = {},
): Promise<void> {
  const choice = new URLSearchParams({ action: 'approve', ...form })
  await fetch(`${url}/sandbox/pay/${reference}`, { method: 'POST', body: choice, redirect: 'manual' })
  expect((await buyer.call('GET', `/payments/verify?reference=${reference}`)).status).toBe(200)
}

/** The variant of a store of which there is most, of the products on its first page. */
export async function findFullest(buyer: Buyer, store: string, rate: Rate): Promise<string> {
  const cards = await buyer.call<ProductCard[]>('GET', `/products/?store=${store}&rate=${rate.id}&inStock=true`)
  // A card does not tell more than six units.
  const most = Math.max(...cards.body.data.map(({ available }) => available))
  const fullest = cards.body.data.filter(({ available }) => available === most)
  const products = await Promise.all(fullest.map(({ id }) => buyer.call<Product>('GET', `/products/${id}`)))
  const variants = products.flatMap(({ body }) => body.data.variants)
  const [variant] = variants.toSorted((one, other) => other.available - one.available)
  if (!variant) throw new Error(`There is nothing to buy at ${store}.`)
  return variant.id
}
