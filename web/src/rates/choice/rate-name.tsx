import { RateLabel } from './rate-label.tsx'
import { useRate } from './use-rate.ts'

/** The visitor's country and currency in words; the base currency where none was chosen. */
export function RateName({ baseCurrency }: { baseCurrency: string }) {
  const rate = useRate()
  return rate ? <RateLabel rate={rate} /> : baseCurrency
}
