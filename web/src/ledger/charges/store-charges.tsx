import type { StoreCharge } from '@makola/contract/ledger/charges.ts'
import { formatDate, formatMoney } from '@makola/money/format.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { storeChargesQuery } from './charge-queries.ts'

const ChargeDialog = lazyPart(async () => ({ default: (await import('./charge-dialog.tsx')).ChargeDialog }))
const ReverseDialog = lazyPart(async () => ({ default: (await import('./reverse-dialog.tsx')).ReverseDialog }))

type ChargedStore = { id: string; name: string; currency: string }

/** For the shop's finance: what it has charged a store, and how to charge it or to give a charge back. */
export function StoreCharges({ store }: { store: ChargedStore }) {
  const t = useWords()
  const [isCharging, setIsCharging] = useState(false)
  const [reversing, setReversing] = useState<StoreCharge>()
  return (
    <section aria-labelledby="charges" className="mt-8 md:mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="charges" className="text-heading">
          {t('ledger.charges.title')}
        </h2>
        <StaffMay permission="payouts.write">
          <Button variant="outline" onClick={() => setIsCharging(true)} className="max-md:w-full">
            {t('ledger.charges.charge')}
          </Button>
        </StaffMay>
      </div>
      <ChargeList storeId={store.id} onReverse={setReversing} />
      <Suspense>
        {isCharging && <ChargeDialog store={store} onClose={() => setIsCharging(false)} />}
        {reversing && <ReverseDialog storeId={store.id} charge={reversing} onClose={() => setReversing(undefined)} />}
      </Suspense>
    </section>
  )
}

type ChargeListProps = { storeId: string; onReverse: (charge: StoreCharge) => void }

function ChargeList({ storeId, onReverse }: ChargeListProps) {
  const t = useWords()
  const list = useInfiniteQuery(storeChargesQuery(storeId))
  const charges = list.data?.pages.flatMap((page) => page.data)
  if (list.error && !charges) {
    return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
  }
  if (!charges) return <Skeleton className="h-20 rounded-lg" />
  if (charges.length === 0) return <p className="text-muted">{t('ledger.charges.none')}</p>
  return (
    <>
      <ul
        aria-label={t('ledger.charges.title')}
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {charges.map((charge) => (
          <ChargeRow key={charge.id} charge={charge} onReverse={() => onReverse(charge)} />
        ))}
      </ul>
      <MoreButton list={list} variant="ghost" className="mt-2">
        {t('ui.show-more')}
      </MoreButton>
    </>
  )
}

function ChargeRow({ charge, onReverse }: { charge: StoreCharge; onReverse: () => void }) {
  const t = useWords()
  const { amount, reason, createdBy, createdAt, reversal } = charge
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3 md:px-6">
      <div className="min-w-0">
        <p className="font-medium break-words">{reason}</p>
        <p className="text-small break-words text-muted">
          {t('ledger.charges.made', { by: createdBy, day: formatDate(createdAt) })}
        </p>
        {reversal && (
          <p className="text-small break-words text-muted">
            {t('ledger.charges.reversed', { by: reversal.by, day: formatDate(reversal.at), reason: reversal.reason })}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <span className="font-semibold tabular">{formatMoney(amount)}</span>
        {reversal ? (
          <Badge>{t('ledger.charges.is-reversed')}</Badge>
        ) : (
          <StaffMay permission="payouts.write">
            <Button variant="ghost" size="sm" onClick={onReverse}>
              {t('ledger.charges.reverse')}
            </Button>
          </StaffMay>
        )}
      </div>
    </li>
  )
}
