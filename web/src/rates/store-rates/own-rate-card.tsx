import type { StoreRate } from '@makola/contract/rates/rates.ts'
import { Flag } from '../../ui/display/flag.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { shortRate } from '../terms/rate-terms.ts'
import { exampleOfOwn, termsInForce, WhoseTerms } from './own-rate-columns.tsx'

type OwnRateCardProps = { rate: StoreRate; currency: string; now: Date; edit: (rateId: string) => void }

/** A store's terms for a country, on a phone. */
export function OwnRateCard({ rate, currency, now, edit }: OwnRateCardProps) {
  const t = useWords()
  return (
    <button
      type="button"
      onClick={() => edit(rate.rateId)}
      className="block w-full rounded-lg border border-line bg-surface p-4 text-start"
    >
      <span className="mb-2 flex items-center gap-3">
        <Flag countryCode={rate.countryCode} />
        <span className="min-w-0 grow truncate font-semibold">{rate.country}</span>
      </span>
      <span className="flex justify-between gap-4 text-small">
        <span className="text-muted">{t('rates.one', { currency })}</span>
        <span className="tabular">
          {shortRate(termsInForce(rate)?.rate ?? '–')} {rate.currency}
        </span>
      </span>
      <span className="flex justify-between gap-4 text-small">
        <span className="text-muted">{t('rates.own.thousand-of', { currency })}</span>
        <span className="font-semibold tabular">{exampleOfOwn(rate, currency)}</span>
      </span>
      <span className="mt-2 block">
        <WhoseTerms rate={rate} now={now} />
      </span>
    </button>
  )
}
