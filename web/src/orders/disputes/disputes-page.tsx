import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { chipStyles } from '../../ui/display/chip.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { CircleCheckBig } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { DisputeCard } from './dispute-card.tsx'
import { type DisputeList, disputesQuery } from './disputes-query.ts'

const lists: readonly DisputeList[] = ['open', 'closed']
const names = { open: 'orders.disputes.open', closed: 'orders.disputes.closed' } as const satisfies Record<
  DisputeList,
  string
>

/** Payments that buyers dispute at their bank: the open ones by their deadline. */
export function DisputesPage() {
  const t = useWords()
  const [state, setState] = useState<DisputeList>('open')
  const list = useInfiniteQuery(disputesQuery(state))
  const disputes = list.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <>
      <PageTitle title={t('orders.disputes.title')} note={t('orders.disputes.note')} />
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{t('orders.disputes.which')}</legend>
        {lists.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === state}
            className={chipStyles()}
            onClick={() => setState(each)}
          >
            {t(names[each])}
          </button>
        ))}
      </fieldset>
      {list.isPending && <Skeleton className="h-64 w-full rounded-lg" />}
      {list.isError && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {list.isSuccess && disputes.length === 0 && (
        <EmptyState
          title={t('orders.disputes.empty.title')}
          icon={<CircleCheckBig aria-hidden="true" className="size-7" />}
        >
          {t('orders.disputes.empty.text')}
        </EmptyState>
      )}
      <ul aria-label={t('orders.disputes.list')} className="grid gap-4 md:gap-6">
        {disputes.map((dispute) => (
          <li key={dispute.id}>
            <DisputeCard dispute={dispute} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} className="mt-6">
        {t('ui.show-more')}
      </MoreButton>
    </>
  )
}
