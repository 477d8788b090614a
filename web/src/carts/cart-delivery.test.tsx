import type { Cart } from '@makola/contract/carts/carts.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../testing/render-on-page.tsx'
import { StoreDelivery } from './cart-delivery.tsx'
import { writeAmounts } from './write-amounts.ts'

const pounds = (amount: number) => ({ amount, currency: 'GBP' })

function cartWith(given: { lineTotal: number; charge: number; missing: number }) {
  const option = { name: 'Standard', pickup: null, arrival: { from: '2026-11-27', to: '2026-11-27' } }
  const delivery = { option, charge: pounds(given.charge), missingForFree: pounds(given.missing) }
  const of = { store: { name: 'Adire House' }, lines: [{ lineTotal: pounds(given.lineTotal) }], delivery }
  return { stores: [of] } as unknown as Pick<Cart, 'stores'>
}

test.each([
  [{ lineTotal: 1450, charge: 500, missing: 3600 }, '£5.00', 'Add £36.00 more for free delivery'],
  [{ lineTotal: 1400, charge: 500, missing: 3650 }, '£5.00', 'Add £36.50 more for free delivery'],
  [{ lineTotal: 1400, charge: 500, missing: 3600 }, '£5', 'Add £36 more for free delivery'],
])('what is missing for free delivery is written as the amounts beside it: %o', async (given, charge, missing) => {
  const cart = cartWith(given)
  const [of] = cart.stores
  if (!of) throw new Error('The cart has no store.')
  await renderOnPage(<StoreDelivery {...{ of, write: writeAmounts(cart) }} country="Nigeria" />)
  await expect.element(page.getByText(charge)).toBeVisible()
  await expect.element(page.getByText(missing)).toBeVisible()
})
