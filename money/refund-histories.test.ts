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
            { refundMinor, unitsMinor: null, units: null, ...refundAmount(restOf(parcel, booked), refundMinor) },
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
