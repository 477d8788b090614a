import { describe, expect, test } from 'vitest'
import { type BookedRefund, type ParcelWorth, refundAmount, refundUnits, restOf, takeUnits } from './refund.ts'

/** One product for GH₵450.00, 5 % of it commission, and GH₵93.00 for delivery: the buyer pays in naira. */
const kente: ParcelWorth = {
  itemsMinor: 5_500_000,
  deliveryMinor: 1_136_700,
  baseMinor: 45_000 + 9300,
  commissionMinor: 2250,
}

const freely = (rest: ParcelWorth, refundMinor: number): BookedRefund => ({
  refundMinor,
  unitsMinor: null,
  ...refundAmount(rest, refundMinor),
})

describe('a refund of lines (R10)', () => {
  test('D11: of GH₵450.00 with 22.50 commission refunds exactly these, and nothing of the delivery', () => {
    const line = { refundMinor: 5_500_000, unitsMinor: 5_500_000, baseMinor: 45_000, commissionMinor: 2250 }
    expect(refundUnits(kente, { ...line, unnamed: null })).toEqual({ baseMinor: 45_000, commissionMinor: 2250 })
    const rest = restOf(kente, [line])
    expect(rest).toEqual({ itemsMinor: 0, deliveryMinor: 1_136_700, baseMinor: 9300, commissionMinor: 0 })
    expect(refundAmount(rest, 1_136_700)).toEqual({ baseMinor: 9300, commissionMinor: 0 })
  })

  test('D12: of three units with 10 of commission refunds 3, 4, and the last one 3', () => {
    const line = { totalMinor: 10, quantity: 3 }
    expect(takeUnits({ ...line, units: 1, unitsBefore: 0, givenMinor: 0 })).toBe(3)
    expect(takeUnits({ ...line, units: 1, unitsBefore: 1, givenMinor: 3 })).toBe(4)
    expect(takeUnits({ ...line, units: 1, unitsBefore: 2, givenMinor: 7 })).toBe(3)
    // The first one failed after the second: the others take its part.
    expect(takeUnits({ ...line, units: 2, unitsBefore: 1, givenMinor: 4 })).toBe(6)
  })

  test('D13: takes no more than earlier free amounts have left', () => {
    const parcel = { itemsMinor: 1000, deliveryMinor: 500, baseMinor: 150, commissionMinor: 10 }
    const free = { refundMinor: 900, unitsMinor: null, ...refundAmount(parcel, 900) }
    expect(free).toMatchObject({ baseMinor: 90, commissionMinor: 9 })
    const line = { refundMinor: 500, unitsMinor: 500, baseMinor: 50, commissionMinor: 5 }
    const unnamed = { itemsMinor: 500, deliveryMinor: 500, baseMinor: 100, commissionMinor: 5 }
    expect(refundUnits(restOf(parcel, [free]), { ...line, unnamed })).toEqual({ baseMinor: 50, commissionMinor: 1 })
    expect(restOf(parcel, [free, { ...line, commissionMinor: 1 }])).toEqual({
      itemsMinor: 0,
      deliveryMinor: 100,
      baseMinor: 10,
      commissionMinor: 0,
    })
  })

  test('D24: after a free amount, what stays keeps no more of either part than its price that is still paid', () => {
    // Two baskets of 1,000.00 naira, 5 % of each commission; the buyer paid 10.00 cedis for the one, 30.00 for the other.
    const parcel = { itemsMinor: 4000, deliveryMinor: 0, baseMinor: 200_000, commissionMinor: 10_000 }
    const free = freely(parcel, 999)
    expect(free).toMatchObject({ baseMinor: 49_950, commissionMinor: 2498 })
    const dear = { refundMinor: 3000, unitsMinor: 3000, baseMinor: 100_000, commissionMinor: 5000 }
    const unnamed = { itemsMinor: 1000, deliveryMinor: 0, baseMinor: 100_000, commissionMinor: 5000 }
    const taken = refundUnits(restOf(parcel, [free]), { ...dear, unnamed })
    expect(taken).toEqual({ baseMinor: 149_950, commissionMinor: 7497 })
    const rest = { itemsMinor: 1, deliveryMinor: 0, baseMinor: 100, commissionMinor: 5 }
    expect(restOf(parcel, [free, { ...dear, ...taken }])).toEqual(rest)
    // The same the other way round.
    expect(restOf(parcel, [dear, freely(restOf(parcel, [dear]), 999)])).toEqual(rest)
  })

  test('D26: no more commission stays than its items that are still paid bear; delivery bears none', () => {
    // Two baskets of 1,000.00 naira for 20.00 cedis each, 20 % of one of them commission, and 5.00 cedis for delivery.
    const parcel = { itemsMinor: 4000, deliveryMinor: 500, baseMinor: 225_000, commissionMinor: 20_000 }
    const free = freely(parcel, 1999)
    expect(free).toMatchObject({ baseMinor: 99_950, commissionMinor: 9995 })
    const line = { refundMinor: 2000, unitsMinor: 2000, baseMinor: 100_000, commissionMinor: 0 }
    const unnamed = { itemsMinor: 2000, deliveryMinor: 500, baseMinor: 125_000, commissionMinor: 20_000 }
    const taken = refundUnits(restOf(parcel, [free]), { ...line, unnamed })
    expect(taken).toEqual({ baseMinor: 100_000, commissionMinor: 9995 })
    expect(restOf(parcel, [free, { ...line, ...taken }])).toMatchObject({ itemsMinor: 1, commissionMinor: 10 })
    expect(restOf(parcel, [line, freely(restOf(parcel, [line]), 1999)])).toMatchObject({ commissionMinor: 10 })
  })

  test('D27: where a free amount fails after the line that it had paid for, the next one takes what that line left', () => {
    // D24: 25.00 cedis free, then the plain basket, which finds only 750.00 naira; then the 25.00 are back.
    const parcel = { itemsMinor: 4000, deliveryMinor: 0, baseMinor: 200_000, commissionMinor: 10_000 }
    const failed = freely(parcel, 2500)
    expect(failed).toMatchObject({ baseMinor: 125_000, commissionMinor: 6250 })
    const plain = { refundMinor: 1000, unitsMinor: 1000, baseMinor: 100_000, commissionMinor: 5000 }
    const dear = { itemsMinor: 3000, deliveryMinor: 0, baseMinor: 100_000, commissionMinor: 5000 }
    const taken = refundUnits(restOf(parcel, [failed]), { ...plain, unnamed: dear })
    expect(taken).toEqual({ baseMinor: 75_000, commissionMinor: 3750 })
    const rest = restOf(parcel, [{ ...plain, ...taken }])
    expect(rest).toMatchObject({ baseMinor: 125_000, commissionMinor: 6250 })
    // Half of the dear one stays paid.
    expect(refundAmount(rest, 1500, [dear])).toEqual({ baseMinor: 75_000, commissionMinor: 3750 })
  })

  test('a store whose part is used up bears no commission of the rest', () => {
    // A basket for 10.00 cedis without commission, and one for 30.00 with 20 %; both earn 1,000.00 naira.
    const parcel = { itemsMinor: 4000, deliveryMinor: 0, baseMinor: 200_000, commissionMinor: 20_000 }
    const free = freely(parcel, 2000)
    const plain = { refundMinor: 1000, unitsMinor: 1000, baseMinor: 100_000, commissionMinor: 0 }
    const unnamed = { itemsMinor: 3000, deliveryMinor: 0, baseMinor: 100_000, commissionMinor: 20_000 }
    const taken = refundUnits(restOf(parcel, [free]), { ...plain, unnamed })
    expect(taken).toEqual({ baseMinor: 100_000, commissionMinor: 10_000 })
  })

  test.each([
    ['no unit', { units: 0 }],
    ['a unit more than there is', { units: 2, unitsBefore: 2 }],
    ['half a unit', { units: 0.5 }],
  ])('refuses %s', (_, given) => {
    const line = { totalMinor: 10, quantity: 3, unitsBefore: 0, givenMinor: 0 }
    expect(() => takeUnits({ ...line, ...given })).toThrow(RangeError)
  })
})

describe('a refund of a free amount (R10)', () => {
  const order = { itemsMinor: 2_835_102, deliveryMinor: 0, baseMinor: 1999, commissionMinor: 0 }

  test('D10: part of an order, then the rest', () => {
    const first = { refundMinor: 1_000_000, unitsMinor: null, ...refundAmount(order, 1_000_000) }
    expect(first.baseMinor).toBe(705)
    expect(refundAmount(restOf(order, [first]), 1_835_102).baseMinor).toBe(1294)
  })

  test('D14: refunds items with their commission first, then delivery, which bears none', () => {
    const half = { refundMinor: 2_750_000, unitsMinor: null, ...refundAmount(kente, 2_750_000) }
    // 54,300 × 27,500 / 66,367 = 22,500.04; 2,250 × 27,500 / 55,000 = 1,125.
    expect(half).toMatchObject({ baseMinor: 22_500, commissionMinor: 1125 })
    const most = { refundMinor: 3_000_000, unitsMinor: null, ...refundAmount(restOf(kente, [half]), 3_000_000) }
    expect(most.commissionMinor).toBe(1125)
    const rest = restOf(kente, [half, most])
    expect(rest).toMatchObject({ itemsMinor: 0, deliveryMinor: 886_700, commissionMinor: 0 })
    expect(refundAmount(rest, 1000).commissionMinor).toBe(0)
  })

  test('D15: a parcel with refunds from before the rule ends at 0 too', () => {
    const booked = { refundMinor: 5_500_000, unitsMinor: 5_500_000, baseMinor: 45_004, commissionMinor: 1864 }
    const rest = restOf(kente, [booked])
    expect(rest).toEqual({ itemsMinor: 0, deliveryMinor: 1_136_700, baseMinor: 9296, commissionMinor: 386 })
    expect(refundAmount(rest, 100).commissionMinor).toBe(386)
    expect(refundAmount(rest, 1_136_700)).toEqual({ baseMinor: 9296, commissionMinor: 386 })
  })

  test('halves rounded up are never taken twice', () => {
    const cheap = { itemsMinor: 12, deliveryMinor: 0, baseMinor: 2, commissionMinor: 0 }
    const halves = { refundMinor: 6, unitsMinor: null, baseMinor: 2, commissionMinor: 0 }
    expect(refundAmount(restOf(cheap, [halves]), 3).baseMinor).toBe(0)
  })

  test.each([
    ['more than there is', order, 2_835_103],
    ['more than is left', { ...order, itemsMinor: 1 }, 2],
    ['nothing', order, 0],
    ['an amount below 0', order, -1],
    ['a fraction', order, 0.5],
    ['a parcel that gave more than it was worth', { ...order, baseMinor: -1 }, 1],
  ])('refuses %s', (_, rest, refundMinor) => {
    expect(() => refundAmount(rest, refundMinor)).toThrow(RangeError)
  })
})
