import type { Parcel, ParcelLine } from '@makola/contract/orders/parcels.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { ParcelLines } from './parcel-lines.tsx'

const naira = (amount: number) => ({ amount, currency: 'NGN' })
const cedi = (amount: number) => ({ amount, currency: 'GHS' })
const line = {
  ...{ id: 'l1', productId: null, name: 'Basket', variantTitle: '', sku: 'B-1', picture: null, terms: null },
  ...{ quantity: 1, refundedQuantity: 0, restockedQuantity: 0, unitPrice: cedi(625), lineTotal: cedi(625) },
  ...{ storeUnitPrice: naira(50_000), storeLineTotal: naira(50_000), typedStorePrice: naira(100_000) },
}
const render = (changed: Partial<ParcelLine>, delivery: number) =>
  renderOnPage(
    <ParcelLines
      parcel={
        {
          ...{ state: 'new', lines: [{ ...line, ...changed }], refunds: [], deliveryName: 'Courier' },
          ...{ subtotal: cedi(625), delivery: cedi(delivery), total: cedi(625 + delivery) },
          ...{ storeSubtotal: naira(50_000), storeDelivery: naira(0), storeTotal: naira(50_000) },
          rate: { country: 'Ghana', base: 'USD', currency: 'GHS', rate: '10', marginPct: '0' },
        } as unknown as Parcel
      }
    />,
  )
const told = page.getByText(
  'Your price is ₦1,000. Your own rate or a pinned price made it cheaper for this buyer, so you earn ₦500.',
)
const row = page.getByRole('row', { name: /Courier/ })

test('a line that earned less than the store’s price says so; a delivery that was paid for is not free', async () => {
  await render({}, 1)
  await expect.element(told).toBeVisible()
  await expect.element(row).toHaveTextContent('CourierGH₵0.01₦0.00')
})

test('a line at the store’s price says nothing more, and a delivery that costs nothing is free', async () => {
  await render({ typedStorePrice: null }, 0)
  await expect.element(row).toHaveTextContent('CourierFreeFree')
  await expect.element(told).not.toBeInTheDocument()
})
