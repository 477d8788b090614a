import type { OrderState, ParcelState, TrackedParcel } from '@makola/contract/orders.ts'
import { describe, expect, it } from 'vitest'
import { isOver, writeHeadline } from './order-headline.ts'

const order = (state: OrderState, ...parcels: ParcelState[]) => ({
  state,
  paysCash: false,
  parcels: parcels.map((parcel) => ({ state: parcel }) as TrackedParcel),
})

describe('writeHeadline', () => {
  it.each([
    ['Paid', '2 parcels are being prepared.', ['new', 'new']],
    ['Being packed', '1 parcel is packed and will leave soon.', ['new', 'packed']],
    ['Partly on its way', '1 of 2 parcels left their store.', ['packed', 'shipped']],
    ['Partly on its way', '1 of 2 parcels arrived.', ['packed', 'delivered']],
    ['On its way', '2 parcels are travelling to you.', ['shipped', 'shipped']],
    ['On its way', '1 parcel is travelling to you.', ['delivered', 'shipped']],
  ] as const)('%s: %s', (title, text, parcels) => {
    expect(writeHeadline(order('paid', ...parcels))).toMatchObject({ title, text })
  })

  it('does not call paid what is still to be paid in cash', () => {
    expect(writeHeadline({ ...order('paid', 'new'), paysCash: true }).title).toBe('Placed, to pay in cash')
    expect(writeHeadline({ ...order('refunded', 'cancelled'), paysCash: true }).title).toBe('Called off')
    expect(writeHeadline({ ...order('completed', 'delivered'), paysCash: true }).title).toBe('Delivered')
  })

  it('never calls money that came too late lost', () => {
    expect(writeHeadline(order('review', 'waiting')).text).toContain('We have your money')
  })
})

describe('isOver', () => {
  it('goes on watching while something may happen', () => {
    expect((['awaiting_payment', 'paid', 'review', 'partly_refunded'] as const).map(isOver)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect((['completed', 'expired', 'cancelled', 'refunded'] as const).every(isOver)).toBe(true)
  })
})
