import { leastBasisPoints, mostBasisPoints } from '@makola/money/percent.ts'

export type PriceWay = 'raise' | 'lower' | 'set'

/** Reads "10", "2.5" or "7,25 %" as hundredths of a percent, below 0 to lower; null when it is no change that the shop makes. */
export function readPercent(text: string, way: Exclude<PriceWay, 'set'>): number | null {
  const [, whole, decimals = ''] = /^\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text) ?? []
  if (whole === undefined) return null
  const points = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  const signed = way === 'lower' ? -points : points
  return points === 0 || signed < leastBasisPoints || signed > mostBasisPoints ? null : signed
}
