import { createHmac } from 'node:crypto'
import { encodeCode } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { orders } from '../tables.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'number'>

/** About 29 bits, and guesses are counted. */
const codeLength = 6

/**
 * Returns an order's number as its buyer knows it: `K7MPQ2XW-7Q4MT9`. Stores know the first half, from their parcel's number, and
 * the buyer's contact; they never see the second half, so they cannot open another store's part.
 */
export function buyersNumber(platform: Pick<Platform, 'secret'>, order: Order): string {
  return `${order.number}-${secondHalf(platform, order)}`
}

/** Derived like the tracking token: not stored. */
function secondHalf({ secret }: Pick<Platform, 'secret'>, { id }: Order): string {
  return encodeCode(createHmac('sha256', secret).update(`number:${id}`).digest(), codeLength)
}

/** "Order", "number", "no", "parcel": they have I, L, O or U, which no number has. */
const wordsBeside = /ORDER|\b[A-Z]*[ILOU][A-Z]*\b/g

/** Reads an order number in any case and spacing, with the words that stood beside it: its first half, and what follows. */
export function readNumber(typed: string): { number: string; rest: string } {
  const letters = typed
    .toUpperCase()
    .replaceAll(wordsBeside, '')
    .replaceAll(/[^0-9A-Z]/g, '')
  return { number: letters.slice(0, numberLength), rest: letters.slice(numberLength) }
}

/** The half that stores know: about 39 bits, short enough to read out. */
export const numberLength = 8

/** Compares what follows an order's number with its second half: equal, missing, or different. */
export function compareSecondHalf(
  platform: Pick<Platform, 'secret'>,
  order: Order,
  rest: string,
): 'right' | 'none' | 'wrong' {
  if (rest === secondHalf(platform, order)) return 'right'
  // A parcel's letter, which reveals nothing new to stores.
  return rest.length < 3 ? 'none' : 'wrong'
}
