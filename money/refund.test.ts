import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BookedRefund,
  mostBorne,
  type ParcelWorth,
  refundAmount,
  refundUnits,
  restOf,
  shareOf,
  sumWorth,
  takeUnits,
} from './refund.ts'

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

type Line = { quantity: number; unitMinor: number; baseMinor: number; commissionMinor: number }
type Units = { line: number; units: number } & { baseMinor: number; commissionMinor: number }
type Booked = BookedRefund & { units: Units | null }

const lines = fc.array(
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitMinor: fc.integer({ min: 1, max: 100_000 }),
      unitBaseMinor: fc.nat(5000),
      commissionPct: fc.nat(100),
    })
    .map(({ unitBaseMinor, commissionPct, ...line }): Line => {
      const baseMinor = unitBaseMinor * line.quantity
      return { ...line, baseMinor, commissionMinor: Math.round((baseMinor * commissionPct) / 100) }
    }),
  { minLength: 1, maxLength: 4 },
)
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('units' as const), line: fc.nat(3), units: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant('amount' as const), share: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('fail' as const), nth: fc.nat(9) }),
    fc.record({ kind: fc.constant('delivery' as const) }),
  ),
  { maxLength: 25 },
)
type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never

describe('refunds in any order, any of which may fail', () => {
  const delivery = fc.record({ minor: fc.nat(50_000), baseMinor: fc.nat(3000) })

  test('no part is below 0, and the last refund leaves 0 for store and shop', () => {
    fc.assert(
      fc.property(lines, delivery, steps, (sold, way, history) => {
        const parcel = worthOf(sold, way)
        let booked: Booked[] = []
        for (const step of history) booked = follow(parcel, sold, booked, step)
        const rest = restOf(parcel, booked)
        for (const minor of Object.values(rest)) expect(minor).toBeGreaterThanOrEqual(0)
        const openMinor = rest.itemsMinor + rest.deliveryMinor
        const last = openMinor === 0 ? { baseMinor: 0, commissionMinor: 0 } : refundAmount(rest, openMinor)
        expect(rest).toMatchObject(last)
      }),
      { numRuns: 1000 },
    )
  })

  test('what stays keeps no more of either part than its price that is still paid, but for the rounding of each refund', () => {
    fc.assert(
      fc.property(lines, delivery, steps, (sold, way, history) => {
        const parcel = worthOf(sold, way)
        let booked: Booked[] = []
        for (const step of history) if (step.kind !== 'fail') booked = follow(parcel, sold, booked, step)
        const rest = restOf(parcel, booked)
        const unnamed = unnamedOf(sold, parcel, booked)
        const share = (left: number, price: number) => (price === 0 ? 0 : left / price)
        const paid = share(rest.itemsMinor + rest.deliveryMinor, unnamed.itemsMinor + unnamed.deliveryMinor)
        expect(rest.baseMinor).toBeLessThanOrEqual(unnamed.baseMinor * paid + booked.length)
        const paidItems = share(rest.itemsMinor, unnamed.itemsMinor)
        expect(rest.commissionMinor).toBeLessThanOrEqual(unnamed.commissionMinor * paidItems + booked.length)
        expect(rest.commissionMinor).toBeLessThanOrEqual(rest.baseMinor + booked.length)
      }),
      { numRuns: 1000 },
    )
  })

  test('after a refund, no more stays than what is still paid can bear, whatever failed before', () => {
    fc.assert(
      fc.property(lines, delivery, steps, (sold, way, history) => {
        const parcel = worthOf(sold, way)
        let booked: Booked[] = []
        const ever: Booked[] = []
        for (const step of history) {
          const { length } = booked
          booked = follow(parcel, sold, booked, step, ever)
          if (booked.length <= length) continue
          ever.push(...booked.slice(length))
          const rest = restOf(parcel, booked)
          const borne = mostBorne(partsOf(sold, way, booked), rest)
          expect(rest.baseMinor).toBeLessThanOrEqual(borne.baseMinor + booked.length)
          expect(rest.commissionMinor).toBeLessThanOrEqual(borne.commissionMinor + booked.length)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('a free amount before a refund of lines leaves no more than one after it', () => {
    fc.assert(
      fc.property(
        lines,
        delivery,
        fc.nat(3),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(1000),
        (sold, way, line, units, share) => {
          const parcel = worthOf(sold, way)
          const named = (booked: Booked[]) => follow(parcel, sold, booked, { kind: 'units', line, units })
          const first = named([])
          const openMinor = restOf(parcel, first).itemsMinor + way.minor
          const refundMinor = Math.floor((openMinor * share) / 1000)
          fc.pre(refundMinor > 0)
          const free = (booked: Booked[]): Booked[] => [
            ...booked,
            { units: null, ...freely(restOf(parcel, booked), refundMinor) },
          ]
          const [before, after] = [restOf(parcel, named(free([]))), restOf(parcel, free(first))]
          expect(before.itemsMinor + before.deliveryMinor).toBe(after.itemsMinor + after.deliveryMinor)
          expect(before.baseMinor).toBeLessThanOrEqual(after.baseMinor + 1)
          if (before.itemsMinor === after.itemsMinor)
            expect(before.commissionMinor).toBeLessThanOrEqual(after.commissionMinor + 1)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('unit refunds alone take their lines to the minor unit, and leave the delivery unchanged', () => {
    fc.assert(
      fc.property(lines, delivery, steps, (sold, way, history) => {
        const parcel = worthOf(sold, way)
        const unitsAndFailures = history.filter(({ kind }) => kind === 'units' || kind === 'fail')
        let booked: Booked[] = []
        for (const step of unitsAndFailures) booked = follow(parcel, sold, booked, step)
        for (const [index, line] of sold.entries()) {
          for (let left = line.quantity - given(booked, index).units; left > 0; left--)
            booked = follow(parcel, sold, booked, { kind: 'units', line: index, units: 1 })
          expect(given(booked, index)).toEqual({
            units: line.quantity,
            baseMinor: line.baseMinor,
            commissionMinor: line.commissionMinor,
          })
        }
        expect(restOf(parcel, booked)).toEqual({
          itemsMinor: 0,
          deliveryMinor: way.minor,
          baseMinor: way.minor === 0 ? 0 : way.baseMinor,
          commissionMinor: 0,
        })
      }),
      { numRuns: 1000 },
    )
  })
})

function worthOf(sold: readonly Line[], way: { minor: number; baseMinor: number }): ParcelWorth {
  const sum = (of: (line: Line) => number) => sold.reduce((total, line) => total + of(line), 0)
  return {
    itemsMinor: sum(({ unitMinor, quantity }) => unitMinor * quantity),
    deliveryMinor: way.minor,
    baseMinor: sum(({ baseMinor }) => baseMinor) + way.baseMinor,
    commissionMinor: sum(({ commissionMinor }) => commissionMinor),
  }
}

function given(booked: readonly Booked[], line: number) {
  const ofLine = booked.flatMap(({ units }) => (units?.line === line ? [units] : []))
  return ofLine.reduce(
    (sum, { units, baseMinor, commissionMinor }) => ({
      units: sum.units + units,
      baseMinor: sum.baseMinor + baseMinor,
      commissionMinor: sum.commissionMinor + commissionMinor,
    }),
    { units: 0, baseMinor: 0, commissionMinor: 0 },
  )
}

/** The amounts frozen for all that no refund names, line by line: the delivery is never named here. */
function partsOf(sold: readonly Line[], way: { minor: number; baseMinor: number }, booked: readonly Booked[]) {
  const ofDelivery = { itemsMinor: 0, deliveryMinor: way.minor, baseMinor: way.baseMinor, commissionMinor: 0 }
  const ofLines = sold.map((line, index): ParcelWorth => {
    const { units } = given(booked, index)
    return {
      itemsMinor: line.unitMinor * (line.quantity - units),
      deliveryMinor: 0,
      baseMinor: line.baseMinor - shareOf(line.baseMinor, units, line.quantity),
      commissionMinor: line.commissionMinor - shareOf(line.commissionMinor, units, line.quantity),
    }
  })
  return [...ofLines, ofDelivery]
}

function unnamedOf(sold: readonly Line[], parcel: ParcelWorth, booked: readonly Booked[]): ParcelWorth {
  return sumWorth(partsOf(sold, wayOf(sold, parcel), booked))
}

function wayOf(sold: readonly Line[], { deliveryMinor, baseMinor }: ParcelWorth) {
  return { minor: deliveryMinor, baseMinor: baseMinor - sold.reduce((sum, line) => sum + line.baseMinor, 0) }
}

function follow(
  parcel: ParcelWorth,
  sold: readonly Line[],
  booked: Booked[],
  step: Step,
  ever: readonly Booked[] = booked,
): Booked[] {
  if (step.kind === 'fail') return booked.filter((_, index) => index !== step.nth)
  const rest = restOf(parcel, booked)
  const openMinor = rest.itemsMinor + rest.deliveryMinor
  if (step.kind === 'units') return followUnits(parcel, sold, booked, { ...step, ever })
  const refundMinor = step.kind === 'delivery' ? rest.deliveryMinor : Math.floor((openMinor * step.share) / 100)
  if (refundMinor === 0) return booked
  const unnamed = ever.length > booked.length ? partsOf(sold, wayOf(sold, parcel), booked) : null
  return [...booked, { refundMinor, unitsMinor: null, units: null, ...refundAmount(rest, refundMinor, unnamed) }]
}

function followUnits(
  parcel: ParcelWorth,
  sold: readonly Line[],
  booked: Booked[],
  asked: { line: number; units: number; ever: readonly Booked[] },
): Booked[] {
  const rest = restOf(parcel, booked)
  const index = asked.line % sold.length
  const line = sold[index]
  const before = given(booked, index)
  if (!line || before.units === line.quantity) return booked
  const units = Math.min(asked.units, line.quantity - before.units)
  const refundMinor = line.unitMinor * units
  if (refundMinor > rest.itemsMinor + rest.deliveryMinor) return booked
  const ofLine = { quantity: line.quantity, unitsBefore: before.units, units }
  const due = {
    baseMinor: takeUnits({ ...ofLine, totalMinor: line.baseMinor, givenMinor: before.baseMinor }),
    commissionMinor: takeUnits({ ...ofLine, totalMinor: line.commissionMinor, givenMinor: before.commissionMinor }),
  }
  const record = {
    line: index,
    units,
    baseMinor: Math.min(due.baseMinor, rest.baseMinor),
    commissionMinor: Math.min(due.commissionMinor, rest.commissionMinor),
  }
  const refund = { refundMinor, unitsMinor: refundMinor, units: record }
  const hasFree = asked.ever.some((each) => each.units === null)
  const unnamed = hasFree ? unnamedOf(sold, parcel, [...booked, { ...refund, baseMinor: 0, commissionMinor: 0 }]) : null
  return [...booked, { ...refund, ...refundUnits(rest, { ...refund, ...due, unnamed }) }]
}
