import type { Tolerance } from '@makola/contract/payments/tolerances.ts'
import { currencyName } from '@makola/money/currency-names.ts'
import { formatPercent } from '@makola/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { ratesQuery } from '../../rates/choice/queries.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Pencil } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { tolerancesQuery } from './tolerance-queries.ts'

const ToleranceDialog = lazyPart(async () => ({ default: (await import('./tolerance-dialog.tsx')).ToleranceDialog }))

/** The tolerance for short payments, for each currency that shoppers pay in. */
export function TolerancesPage() {
  const t = useWords()
  const tolerances = useQuery(tolerancesQuery)
  const rates = useQuery(ratesQuery())
  const [edited, setEdited] = useState<string>()
  const of = (currency: string) => tolerances.data?.find(({ most }) => most.currency === currency)
  const error = tolerances.error ?? rates.error
  const retry = () => void Promise.all([tolerances.refetch(), rates.refetch()])
  return (
    <div className="max-w-3xl">
      <PageTitle title={t('payments.tolerances.title')} note={t('payments.tolerances.about')} />
      {tolerances.data && rates.data ? (
        <Card className="p-0! md:p-0!">
          <ul aria-label={t('payments.tolerances.title')} className="divide-y divide-line">
            {listCurrencies(rates.data, tolerances.data).map((currency) => (
              <ToleranceRow
                key={currency}
                currency={currency}
                tolerance={of(currency)}
                onEdit={() => setEdited(currency)}
              />
            ))}
          </ul>
        </Card>
      ) : error ? (
        <ErrorState message={error.message} onRetry={retry} isRetrying={tolerances.isFetching || rates.isFetching} />
      ) : (
        <Skeleton className="h-120 rounded-lg" />
      )}
      <Suspense>
        {edited && <ToleranceDialog currency={edited} tolerance={of(edited)} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </div>
  )
}

/** Those that have a tolerance first, then all that shoppers pay in. */
function listCurrencies(rates: readonly { currency: string }[], tolerances: readonly Tolerance[]): string[] {
  const set = tolerances.filter(isOn).map(({ most }) => most.currency)
  const used = [...rates, ...tolerances.map(({ most }) => most)].map(({ currency }) => currency)
  return [...new Set([...set, ...used.toSorted((a, b) => currencyName(a).localeCompare(currencyName(b)))])]
}

const isOn = ({ basisPoints, most }: Tolerance) => basisPoints > 0 && most.amount > 0

type ToleranceRowProps = { currency: string; tolerance: Tolerance | undefined; onEdit: () => void }

function ToleranceRow({ currency, tolerance, onEdit }: ToleranceRowProps) {
  const t = useWords()
  const name = currencyName(currency)
  return (
    <li className="flex items-center gap-3 py-3 ps-4 pe-2 md:ps-6">
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">
          {name} <span className="font-normal text-muted">{currency}</span>
        </p>
        <p className="text-small tabular">
          {tolerance && isOn(tolerance)
            ? t('payments.tolerances.up-to', {
                share: formatPercent(String(tolerance.basisPoints / 100)),
                most: tolerance.most,
              })
            : t('payments.tolerances.nothing')}
        </p>
        {tolerance && (
          <p className="text-small text-muted">
            {t('payments.tolerances.set-by', {
              name: tolerance.updatedBy,
              person: (author) => <span className="break-all">{author}</span>,
              day: () => <LocalTime at={tolerance.updatedAt} part="date" />,
            })}
          </p>
        )}
      </div>
      <StaffMay permission="payments.write">
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('payments.tolerances.change', { currency: name })}
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" className="size-5" />
        </Button>
      </StaffMay>
    </li>
  )
}
