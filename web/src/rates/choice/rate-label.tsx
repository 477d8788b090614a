import type { Rate } from '@makola/contract/rates/rates.ts'
import { Flag } from '../../ui/display/flag.tsx'

/** As the specification writes it: 'Nigeria - (NGN)'. */
export function nameRate(rate: Pick<Rate, 'country' | 'currency'>): string {
  return `${rate.country} - (${rate.currency})`
}

export function RateLabel({ rate }: { rate: Rate }) {
  return (
    <span className="flex items-center gap-3">
      <Flag countryCode={rate.countryCode} />
      {nameRate(rate)}
    </span>
  )
}
