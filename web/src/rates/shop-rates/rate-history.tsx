import type { Rate, RateRevision } from '@makola/contract/rates/rates.ts'
import { useQuery } from '@tanstack/react-query'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { rateHistoryQuery } from '../choice/queries.ts'
import { marginFor, roundingFor } from '../terms/rate-terms.ts'
import { RateChart } from './rate-chart.tsx'

/** The past values of a rate, with date and author. */
export function RateHistory({ rate }: { rate: Rate }) {
  const t = useWords()
  const { data, error, refetch } = useQuery(rateHistoryQuery(rate.id))
  return (
    <section aria-labelledby="rate-history" className="border-t border-line pt-5 pb-4">
      <h3 id="rate-history" className="mb-3 text-subheading">
        {t('rates.history.title')}
      </h3>
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <RateChart revisions={data} base={rate.base} currency={rate.currency} />
          <ol className="grid gap-4">
            {data.map((revision) => (
              <Revision key={revision.id} revision={revision} rate={rate} />
            ))}
          </ol>
        </>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </section>
  )
}

function Revision({ revision, rate: { base, currency } }: { revision: RateRevision; rate: Rate }) {
  const t = useWords()
  const { rate, marginPct, rounding, effectiveAt, updatedBy, source, note } = revision
  return (
    <li className="text-small">
      <p className="flex justify-between gap-3">
        <strong className="tabular">{t('rates.history.rate', { from: base, rate, to: currency })}</strong>
        <span className="text-end text-muted">
          <LocalTime at={effectiveAt} />
        </span>
      </p>
      <p className="text-muted">
        {t('rates.history.terms', {
          source,
          person: updatedBy,
          feed: source.toUpperCase(),
          ...marginFor(marginPct),
          ...roundingFor(rounding, currency),
        })}
      </p>
      {note && <p>{note}</p>}
    </li>
  )
}
