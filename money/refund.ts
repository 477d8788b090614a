import { divideHalfUp } from './decimal.ts'
import { assertMinor } from './money.ts'

/** A refund about to be made and what the order has seen so far: the shopper's currency, and `base` for the store's own. Minor units all. */
type RefundFacts = {
  refundMinor: number
  /** Refunded before, those that failed not counted: a failed refund gives its amount back. */
  refundedMinor: number
  refundedBaseMinor: number
  totalMinor: number
  baseTotalMinor: number
}

/**
 * R10: the base part of a refund, in base minor units, half-up by the order's own totals; today's rate has no say.
 * The refund that completes the order takes what is left, so the parts always sum to the base total. To keep that
 * remainder from falling below 0 after many halves rounded up, an earlier part takes no more than what is left either.
 * @throws RangeError when the refund is not above 0, or all refunds together would exceed what was captured
 */
export function refundBase(facts: RefundFacts): number {
  for (const amount of Object.values(facts)) {
    if (assertMinor(amount) < 0) throw new RangeError(`An amount below 0: ${amount}`)
  }
  const { refundMinor, refundedMinor, refundedBaseMinor, totalMinor, baseTotalMinor } = facts
  const openMinor = totalMinor - refundedMinor
  const openBaseMinor = baseTotalMinor - refundedBaseMinor
  if (refundMinor === 0) throw new RangeError('A refund of nothing')
  if (refundMinor > openMinor)
    throw new RangeError(`Refund of ${refundMinor} exceeds the ${openMinor} left of the order`)
  if (openBaseMinor < 0) throw new RangeError('More was refunded in base than the order was worth')

  if (refundMinor === openMinor) return openBaseMinor
  const share = divideHalfUp(BigInt(refundMinor) * BigInt(baseTotalMinor), BigInt(totalMinor))
  return Math.min(Number(share), openBaseMinor)
}
