import { expect, test } from 'vitest'
import { type Arrival, drawSchedule } from './schedule.ts'

const market = {
  slugs: Array.from({ length: 500 }, (_, index) => `p-${index}`),
  categories: ['bowls', 'lamps'],
  rates: { NG: 'ng', US: 'us', KE: 'ke', GH: 'gh', ZA: 'za', FR: 'fr' },
  cursors: { ng: ['next'] },
}
const load = { pages: 100, seconds: 100, seed: 1 }
const count = (schedule: Arrival[], kind: Arrival['kind']) => schedule.filter((arrival) => arrival.kind === kind).length

test('a schedule is drawn from its seed, in order, and ends in time', () => {
  const schedule = drawSchedule(market, load)
  expect(drawSchedule(market, load)).toEqual(schedule)
  expect(schedule.map(({ at }) => at)).toEqual(schedule.map(({ at }) => at).sort((a, b) => a - b))
  expect(schedule.at(-1)?.at).toBeLessThan(100_000)
})

test('streams come in their proportions, with the events only when they are wanted', () => {
  const schedule = drawSchedule(market, load)
  expect(count(schedule, 'page') / 10_000).toBeCloseTo(1, 1)
  expect(count(schedule, 'cart') / 800).toBeCloseTo(1, 0)
  expect(count(schedule, 'order') / 100).toBeCloseTo(1, 0)
  expect(count(schedule, 'rate')).toBe(3)
  expect(count(schedule, 'import')).toBe(0)
  expect(count(drawSchedule(market, { ...load, hasEvents: true }), 'all-rates')).toBe(1)
})

test('a fifth of the orders is never paid, and most buyers are in Nigeria', () => {
  const orders = drawSchedule(market, { ...load, pages: 10_000, seconds: 10 }).filter(({ kind }) => kind === 'order')
  const unpaid = orders.filter((order) => 'payAfter' in order && order.payAfter === null)
  expect(unpaid.length / orders.length).toBeCloseTo(0.2, 1)
  const fromNigeria = orders.filter((order) => 'countryCode' in order && order.countryCode === 'NG')
  expect(fromNigeria.length / orders.length).toBeCloseTo(40 / 75, 1)
})
