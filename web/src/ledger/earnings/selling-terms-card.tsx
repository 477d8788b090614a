import type { AppliedTerms } from '@makola/contract/ledger/ledger.ts'
import { formatPercent } from '@makola/money/format.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { shopQuery } from '../../shell/api/shop-query.ts'
import { Card } from '../../ui/display/card.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { sellingTermsQuery } from '../statements/queries.ts'
import { writeTerms } from '../statements/statement-words.ts'

/** The terms of selling, before and after the first sale: the shop's share, who pays the fees, and the payout times. */
export function SellingTermsCard({ storeId }: { storeId: string }) {
  const t = useWords()
  const { name: shopName } = useSuspenseQuery(shopQuery()).data
  const { data: terms, error, refetch, isFetching } = useQuery(sellingTermsQuery(storeId))
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!terms) return <Skeleton className="mt-4 h-44 rounded-lg md:mt-6" />
  const { currency, commission, categories, delayDays, undeliveredDays, reserve } = terms
  return (
    <Card aria-labelledby="selling-terms" className="mt-4 md:mt-6">
      <h3 id="selling-terms" className="text-label text-muted">
        {t('ledger.selling.title')}
      </h3>
      <dl className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-3">
        <Term name={t('ledger.selling.commission')}>
          {sayCommission(commission, currency, t)}
          {categories.map((category) => (
            <span key={category.name} className="mt-1 block">
              {sayCategory(category, currency, t)}
            </span>
          ))}
        </Term>
        <Term name={t('ledger.selling.payment-fees')}>{t('ledger.selling.payment-fees-text', { shopName })}</Term>
        <Term name={t('ledger.selling.payout')}>
          {t('ledger.selling.payout-text', { days: delayDays, undelivered: undeliveredDays })}
          {reserve && (
            <span className="mt-1 block">
              {t('ledger.selling.reserve', {
                share: formatPercent(String(reserve.basisPoints / 100)),
                days: reserve.days,
              })}
            </span>
          )}
        </Term>
      </dl>
    </Card>
  )
}

function Term({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-1 text-small text-muted">{children}</dd>
    </div>
  )
}

function sayCommission(terms: AppliedTerms | null, currency: string, t: Words): string {
  const share = terms ? writeTerms(terms, currency) : ''
  return share === '' || !terms ? t('ledger.selling.no-commission') : t('ledger.selling.share', { share, of: terms.of })
}

function sayCategory({ name, terms }: { name: string; terms: AppliedTerms }, currency: string, t: Words): string {
  const share = writeTerms(terms, currency)
  return share === ''
    ? t('ledger.selling.in-category-none', { name })
    : t('ledger.selling.in-category', { name, share })
}
