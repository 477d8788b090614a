import { changePct } from '@makola/money/convert.ts'
import { Problem } from '../platform/problem.ts'

/** A larger move is more often a slipped decimal point than the market. */
export const confirmedAbovePct = 20

/**
 * Requires a confirmation before a rate moves far.
 * @throws Problem `needs-confirmation` (409) with the rate as it is.
 */
export function requireConfirmedMove(
  currency: string,
  { from, to, isConfirmed }: { from: string; to: string; isConfirmed: boolean | undefined },
): void {
  const movePct = changePct(from, to)
  if (isConfirmed || Math.abs(movePct) <= confirmedAbovePct) return
  const direction = movePct > 0 ? 'rise' : 'fall'
  const size = Math.abs(movePct).toLocaleString('en-US', { maximumFractionDigits: 1 })
  throw new Problem(
    'needs-confirmation',
    `Prices in ${currency} would ${direction} by ${size} %. Confirm the change if you mean it.`,
    { current: from },
  )
}
