/** The highest price that a seller may type, in minor units: every other currency can still show it. */
export const highestPriceMinor = 100_000_000_000

/** The bounds of a change that a seller may make, in hundredths of a percent: −99 % and +1,000 %. */
export const leastBasisPoints = -9_900
export const mostBasisPoints = 100_000

/**
 * A price raised or lowered by hundredths of a percent: 1000 is +10 %, −2500 is −25 %. Rounded half-up to the minor unit; a price
 * above 0 never becomes free, and free stays free.
 * @throws RangeError on a price below 0, a change that is no whole number or below −100 %, or a result beyond the safe range
 */
export function changeByBasisPoints(amountMinor: number, basisPoints: number): number {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) throw new RangeError(`Not a price: ${amountMinor}`)
  if (!Number.isSafeInteger(basisPoints) || basisPoints < -10_000) throw new RangeError(`Not a change: ${basisPoints}`)
  if (amountMinor === 0) return 0
  const changed = Number((BigInt(amountMinor) * BigInt(10_000 + basisPoints) + 5000n) / 10_000n)
  if (!Number.isSafeInteger(changed)) throw new RangeError(`Beyond the safe range: ${amountMinor}`)
  return Math.max(1, changed)
}
