import type { TrackedOrder, TrackedParcel } from '@makola/contract/orders/orders.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { ParcelCard } from './parcel-card.tsx'

const store = { id: 's1', slug: 'adire', name: 'Adire House', countryCode: 'NG', logo: null, isClosed: false }
const parcel: TrackedParcel = {
  number: 'ABCD2345-A',
  state: 'new',
  store,
  lines: [],
  subtotal: { amount: 1000, currency: 'NGN' },
  deliveryName: 'Standard',
  delivery: { amount: 0, currency: 'NGN' },
  cashDue: null,
  pickup: null,
  estimate: null,
  carrier: null,
  trackingNumber: null,
}
const order = { total: parcel.subtotal, parcels: [parcel], paysCash: false } as unknown as TrackedOrder
const link = page.getByRole('link', { name: 'Adire House' })

test('store that is open: its name leads to its page', async () => {
  await renderOnPage(<ParcelCard parcel={parcel} order={order} />)
  await expect.element(link).toHaveAttribute('href', '/store/adire')
  await expect.element(page.getByText('This store is closed.')).not.toBeInTheDocument()
})

test('store that is closed: the card says so, and its name leads nowhere', async () => {
  await renderOnPage(<ParcelCard parcel={{ ...parcel, store: { ...store, isClosed: true } }} order={order} />)
  await expect.element(page.getByText('This store is closed.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Adire House' })).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})
