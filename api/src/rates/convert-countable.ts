import { convertPrice, type PriceTerms } from '@makola/money/convert.ts'

/** The most that a unit may cost, in minor units: a line of 999 of them can still be counted exactly. */
export const highestUnitMinor = Math.floor(Number.MAX_SAFE_INTEGER / 999)

/** `convertPrice`, or null for a price too large to count: a seller's rate with too many zeros harms that price only. */
export function convertCountable(minor: number, from: string, to: string, terms: PriceTerms): number | null {
  try {
    const converted = convertPrice(minor, from, to, terms)
    return converted <= highestUnitMinor ? converted : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
