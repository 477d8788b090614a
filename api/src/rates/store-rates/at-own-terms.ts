import type { storeRates } from '../tables.ts'

/** A rate as a store sells at it: its own margin and rounding, where it has them, instead of the shop's. */
export function atOwnTerms<R extends Pick<OwnTerms, 'rounding'> & { marginPct: string }>(
  rate: R,
  own: Pick<OwnTerms, 'marginPct' | 'rounding'> | null,
): R {
  return { ...rate, marginPct: own?.marginPct ?? rate.marginPct, rounding: own?.rounding ?? rate.rounding }
}

type OwnTerms = typeof storeRates.$inferSelect
