import type { ActiveRate } from './load-rate.ts'

/** What of a rate is written down when it changes. */
export const auditedFields = ({ country, rate, marginPct, rounding, active }: ActiveRate) => ({
  country,
  rate,
  marginPct,
  rounding,
  active,
})

/** How a person calls a rate: `Nigeria (NGN)`. */
export const nameOfRate = ({ country, currency }: Pick<ActiveRate, 'country' | 'currency'>) =>
  `${country} (${currency})`
