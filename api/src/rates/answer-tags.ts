import { restOn } from '../platform/answer-tags.ts'

/** The answer rests on a rate; on any of them when none is named. */
export function restOnRate(rate: string | undefined): void {
  restOn(rate === undefined ? anyRate : `r:${rate}`)
}

/** The answer rests on every conversion to a rate's currency, of all stores. */
export function restOnConversions(rate: string | undefined): void {
  restOn(rate === undefined ? anyRate : `x:${rate}`)
}

/** The answer rests on the conversion of one currency at a rate. */
export function restOnConversion(rate: string, from: string): void {
  restOn(`x:${rate}:${from}`)
}

const anyRate = 'rates'
