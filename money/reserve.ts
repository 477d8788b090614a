import { assertMinor } from './money.ts'

/**
 * R22: what is held of a parcel's money for some days more, in minor units: the share of what its store earns with it now, rounded
 * down. Nothing where the store earns nothing or owes: it has the cash already.
 * @throws RangeError on an amount that is not whole, or basis points that are not whole, from 0 to 10000
 */
export function reserveOf(earnedMinor: number, basisPoints: number): number {
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > 10_000) {
    throw new RangeError(`Not a share in basis points: ${basisPoints}`)
  }
  if (assertMinor(earnedMinor) <= 0) return 0
  return Number((BigInt(earnedMinor) * BigInt(basisPoints)) / 10_000n)
}
