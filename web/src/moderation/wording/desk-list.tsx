import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { CircleCheckBig } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type Row = { id: string }
type DeskListProps<T extends Row> = {
  label: string
  list: UseInfiniteQueryResult<{ pages: { data: T[] }[] }>
  empty: { title: string; text: string }
  children: (row: T) => ReactNode
}

/** The rows of a desk of moderation, with what is shown before, without and instead of them. */
export function DeskList<T extends Row>({ label, list, empty, children }: DeskListProps<T>) {
  const t = useWords()
  const rows = list.data?.pages.flatMap((page) => page.data)
  return (
    <>
      {list.isError && !rows && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {!list.isError && !rows && <Skeleton className="h-64 w-full rounded-lg" />}
      {rows?.length === 0 && (
        <EmptyState title={empty.title} icon={<CircleCheckBig aria-hidden="true" className="size-7" />}>
          {empty.text}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul aria-label={label} className="grid max-w-3xl gap-3">
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
      <MoreButton list={list} className="mt-6">
        {t('ui.show-more')}
      </MoreButton>
    </>
  )
}
