import type { TierLimits } from '@makola/contract/stores/tiers.ts'
import { currencyName } from '@makola/money/currency-names.ts'
import { formatMoney } from '@makola/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { Pencil } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { limitsQuery } from './limit-queries.ts'
import { PayoutTermsCard } from './payout-terms-card.tsx'

const LimitsDialog = lazyPart(async () => ({ default: (await import('./limits-dialog.tsx')).LimitsDialog }))

/** The most that a store may sell within 30 days, by its level and currency, and when it is paid, by its level. */
export function LimitsPage() {
  const t = useWords()
  const { data, error, refetch, isFetching } = useQuery(limitsQuery)
  const [edited, setEdited] = useState<string>()
  const chosen = data?.find(({ currency }) => currency === edited)
  return (
    <div className="max-w-3xl">
      <PageTitle title={t('stores.limits.title')} note={t('stores.limits.page-about')} />
      <PayoutTermsCard />
      <div className="mt-8 mb-4 max-w-prose md:mt-10">
        <h2 className="text-heading">{t('stores.limits.by-currency')}</h2>
        <p className="mt-1 text-muted">{t('stores.limits.about')}</p>
      </div>
      {data && data.length > 0 ? (
        <ul aria-label={t('stores.limits.title')} className="grid gap-4">
          {data.map((limits) => (
            <LimitsCard key={limits.currency} limits={limits} onEdit={() => setEdited(limits.currency)} />
          ))}
        </ul>
      ) : data ? (
        <EmptyState title={t('stores.limits.none')}>{t('stores.limits.none-about')}</EmptyState>
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-120 rounded-lg" />
      )}
      <Suspense>{chosen && <LimitsDialog limits={chosen} onClose={() => setEdited(undefined)} />}</Suspense>
    </div>
  )
}

function LimitsCard({ limits: { currency, limits }, onEdit }: { limits: TierLimits; onEdit: () => void }) {
  const t = useWords()
  const name = currencyName(currency)
  return (
    <li>
      <Card>
        <div className="flex items-center justify-between gap-4">
          <h3 className="min-w-0 text-subheading break-words">
            {name} <span className="font-normal text-muted">{currency}</span>
          </h3>
          <StaffMay permission="shop.write">
            <Button
              variant="ghost"
              size="icon"
              className="-my-2 -me-2 shrink-0"
              aria-label={t('stores.limits.change', { currency: name })}
              onClick={onEdit}
            >
              <Pencil aria-hidden="true" className="size-5" />
            </Button>
          </StaffMay>
        </div>
        <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-3">
          {limits.map((amount, tier) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
            <div key={tier} className="flex justify-between gap-4 sm:block">
              <dt className="text-small text-muted">{t('stores.limits.level', { tier: String(tier) })}</dt>
              <dd className="font-medium tabular">
                {amount === null ? t('stores.limits.unlimited') : formatMoney({ amount, currency })}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </li>
  )
}
