import type { ActiveRate } from './load-rate.ts'

/** The fields of a rate that the activity log keeps. */
export const auditedFields = ({ country, rate, marginPct, rounding, active }: ActiveRate) => ({
  country,
  rate,
  marginPct,
  rounding,
  active,
})

/** The readable name of a rate: `Nigeria (NGN)`. */
export const nameOfRate = ({ country, currency }: Pick<ActiveRate, 'country' | 'currency'>) =>
  `${country} (${currency})`
