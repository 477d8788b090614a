import { convertPrice } from '@makola/money/convert.ts'
import type { Money } from '@makola/money/money.ts'
import type { ActiveRate } from '../../rates/load-rate.ts'

/**
 * A round amount in a rate's currency that is worth about as much: 1, 2 or 5 with noughts. In the currency itself the amount stays as
 * it is. Null where it is too much to count.
 */
export function roundAmount(given: Money, { currency, rate }: Pick<ActiveRate, 'currency' | 'rate'>): Money | null {
  if (currency === given.currency) return given
  try {
    const exact = convertPrice(given.amount, given.currency, currency, { rate, marginPct: '0', rounding: null })
    return { amount: nearestRound(exact), currency }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Returns the round number, above or below, that differs by the smaller factor. */
function nearestRound(minor: number): number {
  const power = 10 ** Math.floor(Math.log10(minor))
  const rounds = [1, 2, 5, 10].map((digit) => digit * power)
  const distance = (round: number) => Math.abs(Math.log(round / minor))
  return rounds.reduce((best, round) => (distance(round) < distance(best) ? round : best))
}
