import { lowestWith, type PriceStream } from './price-streams.ts'

/** A place in a list by price. Among equal shown prices the streams follow each other, each in its own order. */
export type Place = {
  /** Infinite where there is no price. */
  shown: number
  stream: string
  storeMinor: number
  id: string
}

/** A stretch of a stream, exclusive of both ends. */
export type Stretch = {
  stream: string
  currency: string
  own_store_id: string | null
  low: number
  low_id: string
  high: number
  high_id: string
}

export type Cut = {
  /** Ascending: the cheapest first. Products without a price come last either way. */
  isUpwards: boolean
  min?: number | undefined
  max?: number | undefined
  after?: Place | undefined
}

const firstId = '00000000-0000-0000-0000-000000000000'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Orders two places of a list by price. */
export function comparePlaces(isUpwards: boolean): (a: Place, b: Place) => number {
  const sign = isUpwards ? 1 : -1
  const rank = ({ shown }: Place) => (Number.isFinite(shown) ? shown * sign : Number.POSITIVE_INFINITY)
  return (a, b) =>
    order(rank(a), rank(b)) ||
    sign * (order(a.stream, b.stream) || order(a.storeMinor, b.storeMinor) || order(a.id, b.id))
}

/** Returns true when the shown price is in the range. A product without a price is in none. */
export function isShownWithin({ shown }: Place, { min, max }: Pick<Cut, 'min' | 'max'>): boolean {
  if (min === undefined && max === undefined) return true
  return Number.isFinite(shown) && shown >= (min ?? 0) && shown <= (max ?? shown)
}

/**
 * The stretches of streams that hold everything shown within the range and after a place: one with prices, one without. They are
 * found by bisection, which needs no inverse of the shown price.
 */
export function cutStreams(streams: readonly PriceStream[], cut: Cut): Stretch[] {
  return streams.flatMap((stream) => [...cutPriced(stream, cut), ...cutUnpriced(stream, cut)])
}

function cutPriced(stream: PriceStream, { isUpwards, min, max, after }: Cut): Stretch[] {
  if (after && !Number.isFinite(after.shown)) return []
  let low = min === undefined ? 0 : firstShown(stream, (shown) => shown >= min)
  let high = firstShown(stream, (shown) => shown > (max ?? Number.MAX_VALUE)) - 1
  if (!after) return stretch(stream, { low, high })
  // A product with the same shown price as the place itself comes after it only in the streams that follow.
  const isLater = isUpwards ? stream.key > after.stream : stream.key < after.stream
  const edge = firstShown(stream, (shown) => (isLater === isUpwards ? shown >= after.shown : shown > after.shown))
  if (stream.key === after.stream) {
    const ends = isUpwards ? { low: after.storeMinor, lowId: after.id } : { high: after.storeMinor, highId: after.id }
    return stretch(stream, { low, high, ...ends })
  }
  if (isUpwards) low = Math.max(low, edge)
  else high = Math.min(high, edge - 1)
  return stretch(stream, { low, high })
}

function cutUnpriced(stream: PriceStream, { isUpwards, min, max, after }: Cut): Stretch[] {
  if (min !== undefined || max !== undefined) return []
  const all = { low: firstShown(stream, (shown) => !Number.isFinite(shown)), high: Number.MAX_SAFE_INTEGER }
  if (!after || Number.isFinite(after.shown)) return stretch(stream, all)
  if (stream.key === after.stream) {
    const ends = isUpwards ? { low: after.storeMinor, lowId: after.id } : { high: after.storeMinor, highId: after.id }
    return stretch(stream, { ...all, ...ends })
  }
  return stream.key > after.stream === isUpwards ? stretch(stream, all) : []
}

const firstShown = ({ shownFor }: PriceStream, holds: (shown: number) => boolean) =>
  lowestWith((storeMinor) => holds(shownFor(storeMinor)))

type Ends = { low: number; lowId?: string; high: number; highId?: string }

/** Includes both prices, unless an id says where to start. */
function stretch(stream: PriceStream, { low, lowId = firstId, high, highId = lastId }: Ends): Stretch[] {
  if (low > high) return []
  const { key, storeCurrency, ownStoreId } = stream
  return [{ stream: key, currency: storeCurrency, own_store_id: ownStoreId, low, low_id: lowId, high, high_id: highId }]
}

const order = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)
