import type { Rate } from '@makola/contract/rates/rates.ts'

const comparisons: Record<string, (a: Rate, b: Rate) => number> = {
  country: (a, b) => a.country.localeCompare(b.country, 'en'),
  rate: (a, b) => Number(a.rate) - Number(b.rate),
  margin: (a, b) => Number(a.marginPct) - Number(b.marginPct),
  age: (a, b) => b.effectiveAt.localeCompare(a.effectiveAt),
}

/** Sorts by a column, 'rate' or '-rate'; anything else leaves the order by country. */
export function sortRates(rates: Rate[], sort = 'country'): Rate[] {
  const compare = comparisons[sort.replace(/^-/, '')]
  if (!compare) return rates
  const direction = sort.startsWith('-') ? -1 : 1
  return rates.toSorted((a, b) => direction * compare(a, b))
}
