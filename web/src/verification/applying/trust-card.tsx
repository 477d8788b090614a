import type { Trust } from '@makola/contract/orders/trust.ts'
import { useQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { Card } from '../../ui/display/card.tsx'
import { Check } from '../../ui/icons.ts'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { trustQuery } from './queries.ts'

/** A store's record: what is there and what is missing for the highest level. */
export function TrustCard({ storeId }: { storeId: string }) {
  const t = useWords()
  const { data: trust, error, refetch } = useQuery(trustQuery(storeId))
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!trust) return <Skeleton className="h-80 w-full rounded-lg" />
  return (
    <Card aria-labelledby="trusted" className="p-0! md:p-0!">
      <div className="grid gap-1 p-4 md:px-6">
        <h2 id="trusted" className="text-heading">
          {t('verification.trust.title')}
        </h2>
        <p className="text-small text-muted">{explain(trust, t)}</p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {figures(trust, t).map(({ name, text, isMet }) => (
          <li key={name} className="flex items-center gap-4 px-4 py-3 md:px-6">
            <span
              className={cx(
                'grid size-7 shrink-0 place-items-center rounded-full border',
                isMet ? 'border-success bg-success text-on-success' : 'border-edge',
              )}
            >
              {isMet && <Check aria-hidden="true" className="size-4" />}
            </span>
            <span className="min-w-0 grow tabular">
              {text}
              <span className="sr-only">
                {' '}
                {t(isMet ? 'verification.trust.is-met' : 'verification.trust.is-missing')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function explain({ waitsFor, isByRecord }: Trust, t: Words): string {
  if (waitsFor) return t('verification.trust.waiting', { waitsFor })
  return t(isByRecord ? 'verification.trust.kept' : 'verification.trust.rising')
}

function figures({ days, orders, disputes, late }: Trust, t: Words) {
  return [
    {
      name: 'days',
      isMet: days.isMet,
      text: days.isMet ? t('verification.trust.days-met', days) : t('verification.trust.days', days),
    },
    {
      name: 'orders',
      isMet: orders.isMet,
      text: orders.isMet ? t('verification.trust.orders-met', orders) : t('verification.trust.orders', orders),
    },
    { name: 'disputes', isMet: disputes.isMet, text: t('verification.trust.disputes', disputes) },
    { name: 'late', isMet: late.isMet, text: t('verification.trust.late', late) },
  ]
}
