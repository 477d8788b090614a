import type { OrderState, ParcelState, TrackedParcel } from '@makola/contract/orders/orders.ts'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { isOver } from './order-facts.ts'
import { nameParcelState, writeHeadline } from './order-headline.ts'

const t = wordsOf('en')
const order = (state: OrderState, ...parcels: ParcelState[]) => ({
  state,
  paysCash: false,
  isConfirming: false,
  isLetGo: false,
  parcels: parcels.map((parcel) => ({ state: parcel, pickup: null })),
})
const pickup: TrackedParcel['pickup'] = { address: '24 Commercial Avenue' }
const pickedUp = (state: OrderState, ...parcels: ParcelState[]) => ({
  ...order(state),
  parcels: parcels.map((parcel) => ({ state: parcel, pickup })),
})
/** The same with all units of its cancelled parcels refunded. */
const refunded = (one: ReturnType<typeof order>) => ({
  ...one,
  parcels: one.parcels.map((parcel) => ({
    ...parcel,
    lines: [{ quantity: 2, refundedQuantity: parcel.state === 'cancelled' ? 2 : 0 }],
  })),
})

describe('writeHeadline', () => {
  it.each([
    ['Paid', '2 parcels are being prepared.', ['new', 'new']],
    ['Being packed', '1 parcel is packed and will leave soon.', ['new', 'packed']],
    ['Partly shipped', '1 of 2 parcels shipped.', ['packed', 'shipped']],
    ['Partly delivered', '2 of 4 parcels arrived.', ['new', 'packed', 'delivered', 'delivered']],
    ['Partly shipped', '2 of 3 parcels shipped.', ['new', 'shipped', 'delivered']],
    ['On its way', '2 parcels are on their way to you.', ['shipped', 'shipped']],
    ['On its way', '1 parcel is on its way to you.', ['delivered', 'shipped']],
  ] as const)('%s: %s', (title, text, parcels) => {
    expect(writeHeadline(order('paid', ...parcels), t)).toMatchObject({ title, text })
  })

  it.each([
    ['Being packed', '1 parcel is packed. This page will show when you can collect it.', ['packed']],
    ['Ready to collect', '1 parcel is waiting for you.', ['shipped']],
    ['Partly ready to collect', '1 of 2 parcels are ready to collect.', ['packed', 'shipped']],
    ['Partly ready to collect', '1 of 3 parcels are ready to collect.', ['packed', 'shipped', 'delivered']],
    ['Partly collected', '1 of 2 parcels collected.', ['packed', 'delivered']],
  ] as const)('of parcels that are picked up, %s: %s', (title, text, parcels) => {
    expect(writeHeadline(pickedUp('paid', ...parcels), t)).toMatchObject({ title, text })
  })

  it('of an order that was picked up, does not call it delivered; of a mixed one, counts both', () => {
    expect(writeHeadline(pickedUp('completed', 'delivered'), t).title).toBe('Collected')
    const listed = { ...order('completed'), parcels: [{ state: 'delivered', isPickup: true }] } as const
    expect(writeHeadline(listed, t).title).toBe('Collected')
    const mixed = [...order('paid', 'shipped').parcels, ...pickedUp('paid', 'shipped').parcels]
    expect(writeHeadline({ ...order('paid'), parcels: mixed }, t).text).toBe(
      '1 parcel is on its way to you. 1 is ready to collect.',
    )
  })

  it.each([
    ['Partly delivered', '1 of 2 parcels arrived. 1 was cancelled and refunded.', ['cancelled', 'delivered']],
    [
      'Partly delivered',
      '1 of 3 parcels arrived. 2 were cancelled and refunded.',
      ['cancelled', 'delivered', 'cancelled'],
    ],
    ['Partly delivered', '2 of 3 parcels arrived. 1 was returned.', ['delivered', 'returned', 'delivered']],
    [
      'Partly delivered',
      '1 of 3 parcels arrived. 1 was cancelled and refunded. 1 was returned.',
      ['cancelled', 'returned', 'delivered'],
    ],
    ['Returned', '1 parcel was returned.', ['returned']],
    ['Returned', '2 parcels were returned. 1 was cancelled and refunded.', ['returned', 'cancelled', 'returned']],
    ['Delivered', 'Everything has arrived. Enjoy it!', ['delivered', 'delivered']],
  ] as const)('of an order that has ended, %s: %s', (title, text, parcels) => {
    const ended = refunded(order('completed', ...parcels))
    expect(writeHeadline(ended, t)).toMatchObject({ title, text })
    // A refund that comes through after the last parcel changes the state, and nothing else.
    if (title !== 'Delivered')
      expect(writeHeadline({ ...ended, state: 'partly_refunded' }, t)).toMatchObject({ title, text })
  })

  it('of a cancelled parcel, calls it refunded only when all of it is', () => {
    const text = '1 of 2 parcels arrived. 1 was cancelled.'
    const ended = order('completed', 'cancelled', 'delivered')
    expect(writeHeadline(ended, t).text).toBe(text)
    expect(writeHeadline({ ...refunded(ended), paysCash: true }, t).text).toBe(text)
    const listed = ended.parcels.map(({ state }) => ({ state, isPickup: true }))
    expect(writeHeadline({ ...ended, parcels: listed }, t)).toMatchObject({
      title: 'Partly collected',
      text: '1 of 2 parcels collected. 1 was cancelled.',
    })
  })

  it('of an order that has ended with a part refunded, does not say that everything arrived, or that it continues', () => {
    const refundedTotal = { amount: 4200, currency: 'GHS' }
    const ended = { ...order('completed', 'delivered'), refundedTotal }
    const text = 'You have received your parcel. Part of the order was refunded.'
    expect(writeHeadline(ended, t)).toMatchObject({ title: 'Delivered', text })
    expect(writeHeadline({ ...ended, state: 'partly_refunded' }, t)).toMatchObject({ title: 'Partly refunded', text })
    expect(writeHeadline({ ...ended, paysCash: true }, t).text).toBe(
      'You have received your parcel. Part of the price was taken off or paid back.',
    )
    const going = { ...order('partly_refunded', 'delivered', 'new'), refundedTotal }
    expect(writeHeadline(going, t).text).toContain('The rest of the order continues.')
  })

  it.each([
    ['Paid', '1 parcel is being prepared.', ['cancelled', 'new']],
    ['On its way', '1 parcel is on its way to you.', ['cancelled', 'shipped']],
    ['Partly delivered', '1 of 2 parcels arrived.', ['delivered', 'cancelled', 'new']],
  ] as const)(
    'before the refund of a cancelled parcel has come through, does not count it. %s: %s',
    (title, text, all) => {
      expect(writeHeadline(order('paid', ...all), t)).toMatchObject({ title, text })
    },
  )

  it('says that the bank is working, and does not offer payment meanwhile', () => {
    const headline = writeHeadline({ ...order('awaiting_payment', 'waiting'), isConfirming: true }, t)
    expect(headline.title).toBe('Confirming your payment')
    expect(writeHeadline(order('awaiting_payment', 'waiting'), t).title).toBe('Waiting for your payment')
  })

  it('distinguishes a released order from an expired one', () => {
    expect(writeHeadline({ ...order('expired', 'waiting'), isLetGo: true }, t).title).toBe('Changed before payment')
    expect(writeHeadline(order('expired', 'waiting'), t).title).toBe('Not paid in time')
  })

  it('does not call a cash order paid before delivery', () => {
    expect(writeHeadline({ ...order('paid', 'new'), paysCash: true }, t).title).toBe('Placed, cash on delivery')
    expect(writeHeadline({ ...order('refunded', 'cancelled'), paysCash: true }, t).title).toBe('Cancelled')
    expect(writeHeadline({ ...order('refunded', 'delivered'), paysCash: true }, t)).toMatchObject({
      title: 'Refunded',
      text: 'The cash that you paid was paid back to you.',
    })
    expect(writeHeadline({ ...order('completed', 'delivered'), paysCash: true }, t).title).toBe('Delivered')
  })

  it('never calls late money lost', () => {
    expect(writeHeadline(order('review', 'waiting'), t).text).toContain('We have received your money')
  })
})

describe('isOver', () => {
  it('is false while something may happen', () => {
    expect((['awaiting_payment', 'paid', 'review', 'partly_refunded'] as const).map(isOver)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect((['completed', 'expired', 'cancelled', 'refunded'] as const).every(isOver)).toBe(true)
  })
})

describe('nameParcelState', () => {
  const waiting = { state: 'waiting', pickup: null } as const

  it.each([
    ['awaiting_payment', 'Waiting for payment'],
    ['expired', 'Not paid'],
    ['cancelled', 'Cancelled'],
    ['review', 'On hold'],
  ] as const)('agrees with the order: %s is %s', (state, words) => {
    expect(nameParcelState(waiting, { state, isConfirming: false }, t)).toBe(words)
  })

  it('waits for the bank together with its order', () => {
    expect(nameParcelState(waiting, { state: 'awaiting_payment', isConfirming: true }, t)).toBe('Confirming payment')
    const paid = { state: 'paid', isConfirming: false } as const
    expect(nameParcelState({ state: 'shipped', pickup: null }, paid, t)).toBe('On its way')
    expect(nameParcelState({ state: 'shipped', pickup }, paid, t)).toBe('Ready to collect')
    expect(nameParcelState({ state: 'delivered', pickup }, paid, t)).toBe('Collected')
  })
})
