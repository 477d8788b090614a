import { changePct } from '@makola/money/convert.ts'
import { refuse } from '../platform/problem.ts'

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
  const percent = Math.abs(movePct).toLocaleString('en-US', { maximumFractionDigits: 1 })
  throw refuse('rates.move-to-confirm', { currency, direction, percent }, { current: from })
}
