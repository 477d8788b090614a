import type { PriceTerms } from '@makola/money/convert.ts'
import type { RoundingRule } from '@makola/money/rounding.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertCountable } from '../../rates/convert-countable.ts'
import { comparePlaces, cutStreams, isShownWithin, type Place } from './cut-streams.ts'
import { lowestWith, type PriceStream } from './price-streams.ts'

const rounding = fc.constantFrom<RoundingRule | null>(
  null,
  { type: 'increment', increment: '500', mode: 'ceil' },
  { type: 'increment', increment: '50', mode: 'half_up' },
  { type: 'increment', increment: '25', mode: 'floor' },
  { type: 'ending', ending: '0.99' },
)
const terms: fc.Arbitrary<PriceTerms> = fc.record({
  rate: fc.constantFrom('1', '0.5', '0.000012', '12.3456', '1418.26', '0.30715', '99999999999'),
  marginPct: fc.constantFrom('0', '2.5', '-49', '99'),
  rounding,
})
/** Prices as sellers set them: often close together, so that many show alike, and some beyond all counting. */
const asked = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  fc.integer({ min: 0, max: 100_000 }),
  fc.integer({ min: 0, max: 100_000_000_000 }),
)

function streamOf(key: string, priced: PriceTerms | null): PriceStream {
  const shown = (minor: number) => priced && convertCountable(minor, 'USD', 'NGN', priced)
  return {
    ...{ key, storeCurrency: key, ownStoreId: null, cross: null },
    ...{ rateCurrency: 'NGN', marginPct: '0', rounding: null, rateActive: true },
    shownFor: (minor) => shown(minor) ?? Number.POSITIVE_INFINITY,
    pinnedFor: (minor) => minor,
  }
}

/** Streams, some without terms, with their content and the pinned prices beside them. */
const catalogue = fc
  .record({
    terms: fc.array(fc.option(terms, { freq: 5 }), { minLength: 1, maxLength: 4 }),
    products: fc.array(fc.record({ stream: fc.nat(3), storeMinor: asked, id: fc.uuid() }), { maxLength: 60 }),
    pinned: fc.array(
      fc.record({ shown: fc.option(fc.nat(200_000), { nil: Number.POSITIVE_INFINITY }), id: fc.uuid() }),
      { maxLength: 5 },
    ),
  })
  .map((given) => {
    const streams = given.terms.map((each, index) => streamOf(`stream-${index}`, each))
    const follow = given.products.flatMap(({ stream, storeMinor, id }): Place[] => {
      const found = streams[stream % streams.length]
      return found ? [{ stream: found.key, storeMinor, id, shown: found.shownFor(storeMinor) }] : []
    })
    const singles = given.pinned.map(({ shown, id }): Place => ({ shown, id, stream: '', storeMinor: 7 }))
    return { streams, follow, singles }
  })

const range = fc.record(
  { min: fc.integer({ min: 0, max: 2_000_000 }), max: fc.integer({ min: 0, max: 200_000_000 }) },
  { requiredKeys: [] },
)

type Given = { streams: PriceStream[]; follow: Place[]; singles: Place[] }
type Range = { min?: number; max?: number }

const isWithin =
  ({ min, max }: Range) =>
  ({ shown }: Place) =>
    (min === undefined && max === undefined) ||
    (Number.isFinite(shown) && (min === undefined || shown >= min) && (max === undefined || shown <= max))

/** A page as the database returns it: a limit of each stretch, in its order, and the singles. */
function page({ streams, follow, singles }: Given, cut: Range & { isUpwards: boolean; after?: Place }, limit: number) {
  const compare = comparePlaces(cut.isUpwards)
  const isBehind = (a: Place, low: number, lowId: string) =>
    a.storeMinor > low || (a.storeMinor === low && a.id > lowId)
  const isBefore = (a: Place, high: number, highId: string) =>
    a.storeMinor < high || (a.storeMinor === high && a.id < highId)
  const taken = cutStreams(streams, cut).flatMap(({ stream, low, low_id, high, high_id }) =>
    follow
      .filter((place) => place.stream === stream && isBehind(place, low, low_id) && isBefore(place, high, high_id))
      .toSorted((a, b) => (cut.isUpwards ? 1 : -1) * (a.storeMinor - b.storeMinor || (a.id < b.id ? -1 : 1)))
      .slice(0, limit + 1),
  )
  const others = singles.filter((place) => isShownWithin(place, cut) && (!cut.after || compare(place, cut.after) > 0))
  return [...taken, ...others].toSorted(compare).slice(0, limit + 1)
}

describe('a list by price', () => {
  test('a higher price is never shown as a lower one', () => {
    const pair = fc.tuple(asked, asked).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
    fc.assert(
      fc.property(terms, pair, (each, [low, high]) => {
        const { shownFor } = streamOf('any', each)
        expect(shownFor(low)).toBeLessThanOrEqual(shownFor(high))
      }),
      { numRuns: 1000 },
    )
  })

  test('the lowest place that fits is found, and without one all prices are passed', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (edge) => {
        expect(lowestWith((minor) => minor >= edge)).toBe(edge)
      }),
      { numRuns: 100 },
    )
    expect(lowestWith(() => false)).toBe(Number.MAX_SAFE_INTEGER)
  })

  test('merged page by page is the whole list in order, each product once, up and down', () => {
    fc.assert(
      fc.property(catalogue, range, fc.boolean(), fc.integer({ min: 1, max: 7 }), (given, within, isUpwards, limit) => {
        const compare = comparePlaces(isUpwards)
        const wanted = [...given.follow, ...given.singles].filter(isWithin(within)).toSorted(compare)
        const read: Place[] = []
        for (let after: Place | undefined; ; ) {
          const found = page(given, { ...within, isUpwards, ...(after && { after }) }, limit)
          read.push(...found.slice(0, limit))
          after = found[limit - 1]
          if (found.length <= limit) break
        }
        expect(read).toEqual(wanted)
      }),
      { numRuns: 300 },
    )
  })

  test('shown prices go up, or down, and products without a price come last either way', () => {
    fc.assert(
      fc.property(catalogue, fc.boolean(), ({ follow, singles }, isUpwards) => {
        const shown = [...follow, ...singles].toSorted(comparePlaces(isUpwards)).map((place) => place.shown)
        const priced = shown.filter(Number.isFinite)
        expect(shown.slice(0, priced.length)).toEqual(priced)
        expect(priced).toEqual(priced.toSorted((a, b) => (isUpwards ? a - b : b - a)))
      }),
    )
  })
})
