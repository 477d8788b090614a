import { assertMinor } from './money.ts'

export type Tolerance = { basisPoints: number; mostMinor: number }

/**
 * R21: by how much a payment may fall short of an amount and still pay it, in minor units: the share, rounded down, and never more
 * than the tolerance's most.
 * @throws RangeError on amounts below 0 or basis points that are not whole, from 0 to 10000
 */
export function toleratedShortfall(amountMinor: number, { basisPoints, mostMinor }: Tolerance): number {
  for (const number of [amountMinor, mostMinor, basisPoints]) {
    if (assertMinor(number) < 0) throw new RangeError(`Below 0: ${number}`)
  }
  if (basisPoints > 10_000) throw new RangeError(`More than all of it: ${basisPoints} basis points`)
  return Math.min(mostMinor, Number((BigInt(amountMinor) * BigInt(basisPoints)) / 10_000n))
}
