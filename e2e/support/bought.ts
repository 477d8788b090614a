import type { ProductCard } from '@makola/contract/catalogue.ts'
import type { PlacedOrder } from '@makola/contract/orders.ts'
import { expect } from '@playwright/test'
import { Buyer, rateOf } from './buyer.ts'

/** Buys one thing of a demo store from Nigeria and pays in the sandbox; `form` is what is chosen on its page. */
export async function buyFrom(
  shopUrl: string | undefined,
  store: string,
  form: Record<string, string> = {},
): Promise<PlacedOrder> {
  const url = shopUrl ?? ''
  const buyer = new Buyer(url)
  const rate = await rateOf(url, 'NG')
  const cards = await buyer.call<ProductCard[]>('GET', `/products/?store=${store}&rate=${rate.id}&inStock=true`)
  const fullest = cards.body.data.toSorted((one, other) => other.available - one.available)[0]
  const product = await buyer.call<{ variants: { id: string; available: number }[] }>('GET', `/products/${fullest?.id}`)
  const variant = product.body.data.variants.toSorted((one, other) => other.available - one.available)[0]
  const { status, body } = await buyer.place(await buyer.quote(rate, variant?.id ?? ''))
  expect(status, JSON.stringify(body)).toBe(201)
  const { reference } = body.data.payment
  const choice = new URLSearchParams({ action: 'approve', ...form })
  await fetch(`${url}/sandbox/pay/${reference}`, { method: 'POST', body: choice, redirect: 'manual' })
  expect((await buyer.call('GET', `/payments/verify?reference=${reference}`)).status).toBe(200)
  return body.data
}
