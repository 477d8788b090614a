import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { expect, test } from 'vitest'
import { priceRefund } from './price-refund.ts'

const money = (amount: number) => ({ amount, currency: 'NGN' })
const line = (id: string, amount: number) => ({ id, unitPrice: money(amount) })
const parcel = {
  lines: [line('a', 1000), line('b', 250)],
  refundableDelivery: money(500),
  refundable: money(2000),
  shortfall: null,
} as unknown as Parcel

test.each([
  [{ kind: 'rest' }, 2000],
  [{ kind: 'amount', amount: money(99) }, 99],
  [
    {
      kind: 'lines',
      lines: [
        { lineId: 'a', quantity: 1 },
        { lineId: 'b', quantity: 2 },
      ],
      withDelivery: false,
    },
    1500,
  ],
  [{ kind: 'lines', lines: [{ lineId: 'b', quantity: 1 }], withDelivery: true }, 750],
] as const)('%o comes to %i', (of, minor) => {
  expect(priceRefund(parcel, structuredClone(of) as never)).toBe(minor)
})

test('the last lines of a parcel that was paid short give back what was paid', () => {
  const short = { ...parcel, refundable: money(1245), shortfall: money(5) }
  const lines = (...ids: string[]) => ids.map((lineId) => ({ lineId, quantity: 1 }))
  expect(priceRefund(short, { kind: 'lines', lines: lines('a', 'b'), withDelivery: false })).toBe(1245)
  expect(priceRefund(short, { kind: 'lines', lines: lines('a'), withDelivery: false })).toBe(1000)
  expect(priceRefund(short, { kind: 'lines', lines: lines('a', 'b'), withDelivery: true })).toBe(1750)
})
