import type { RequestRow } from '@makola/contract/requests/store-requests.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { CircleCheckBig } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { RequestRowCard } from './request-row-card.tsx'

type RequestListProps = {
  list: UseInfiniteQueryResult<InfiniteData<{ data: RequestRow[] }>>
  label: string
  empty: { title: string; text?: ReactNode }
  hasStores?: boolean
}

/** Requests under each other, page by page. */
export function RequestList({ list, label, empty, hasStores = false }: RequestListProps) {
  const t = useWords()
  const rows = list.data?.pages.flatMap((page) => page.data)
  if (list.isError && !rows) return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
  if (!rows) return <Skeleton className="h-64 w-full rounded-lg" />
  if (rows.length === 0) {
    return (
      <EmptyState title={empty.title} icon={<CircleCheckBig aria-hidden="true" className="size-7" />}>
        {empty.text}
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-label={label} className="grid gap-3">
        {rows.map((request) => (
          <li key={request.id}>
            <RequestRowCard request={request} hasStore={hasStores} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} className="mt-6">
        {t('ui.show-more')}
      </MoreButton>
    </>
  )
}
