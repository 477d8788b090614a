import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { saveOwnOrder } from '../order/own-orders.ts'
import { trackedOrderQuery } from '../order/queries.ts'
import { UnpaidOrderPart } from './unpaid-order-part.tsx'

const order = (canPayAgain: boolean) => ({
  number: 'MK-1',
  total: { amount: 4200, currency: 'GHS' },
  trackingToken: 't',
  canPayAgain,
})

beforeEach(() => localStorage.clear())

function openDrawer(canPayAgain: boolean, onLeave = () => {}) {
  saveOwnOrder({ number: 'MK-1', trackingToken: 't' })
  return renderOnPage(<UnpaidOrderPart onLeave={onLeave}>Your cart is empty</UnpaidOrderPart>, [
    [trackedOrderQuery('t').queryKey, order(canPayAgain)],
  ])
}

test('drawer of an empty cart, an order waits for its payment: it says so and leads there', async () => {
  const onLeave = vi.fn()
  await openDrawer(true, onLeave)
  await expect.element(page.getByText('Your order is not paid yet')).toBeVisible()
  await expect.element(page.getByText(/^Order MK-1, GH₵42/)).toBeVisible()
  const link = page.getByRole('link', { name: 'Pay or change it' })
  expect(link.element().getAttribute('href')).toBe('/cart')
  await link.click()
  expect(onLeave).toHaveBeenCalledOnce()
})

test('drawer of an empty cart, the last order is paid: the cart is empty', async () => {
  await openDrawer(false)
  await expect.element(page.getByText('Your cart is empty')).toBeVisible()
})
