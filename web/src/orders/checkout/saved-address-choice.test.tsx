import type { SavedAddress } from '@makola/contract/orders/saved-addresses.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { savedAddressesQuery } from '../order/saved-addresses-query.ts'
import { emptyForm } from './checkout-form.ts'
import { SavedAddressChoice } from './saved-address-choice.tsx'

const saved = (countryCode: string, line1: string): SavedAddress => ({
  id: line1,
  isDefault: false,
  address: { name: 'Ada Obi', line1, city: 'Lagos', countryCode },
  addressLines: ['Ada Obi', line1],
  createdAt: '2026-11-20T09:00:00.000Z',
})

function Checkout({ isPickedUp }: { isPickedUp: boolean }) {
  const [form, setForm] = useState(emptyForm)
  const countries = ['GH', 'NG'].map((code) => ({ code, name: code }))
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  return (
    <>
      <SavedAddressChoice {...{ form, change, countries, isPickedUp }} country="NG" />
      <output>{[form.country, form.address.name, form.address.line1].join('|')}</output>
    </>
  )
}

const open = (isPickedUp: boolean, ...addresses: SavedAddress[]) =>
  renderOnPage(<Checkout isPickedUp={isPickedUp} />, [[savedAddressesQuery.queryKey, addresses]])

const filled = () => page.getByRole('status').element().textContent

test('an order that is picked up: takes the name from a saved address, and offers no place', async () => {
  await open(true, saved('NG', '12 Marina'))
  await expect.poll(filled).toBe('NG|Ada Obi|12 Marina')
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
})

test('an order that is picked up, addresses elsewhere only: takes the name and stays in its country', async () => {
  await open(true, saved('GH', '5 Ring Road'))
  await expect.poll(filled).toBe('NG|Ada Obi|')
})

test('an order that is delivered, addresses elsewhere only: offers them and fills nothing in', async () => {
  await open(false, saved('GH', '5 Ring Road'))
  await expect.element(page.getByRole('combobox')).toBeVisible()
  await expect.poll(filled).toBe('||')
})
