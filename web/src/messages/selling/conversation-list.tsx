import type { ConversationRow } from '@makola/contract/messages/messages.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { UnreadMark } from '../thread/unread-mark.tsx'

type ConversationListProps = {
  list: UseInfiniteQueryResult<InfiniteData<{ data: ConversationRow[] }>>
  openId: string | undefined
}

/** A store's conversations under each other, unread first; the open one is marked. */
export function ConversationList({ list, openId }: ConversationListProps) {
  const t = useWords()
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <nav aria-label={t('messages.page.title')}>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.parcelId}>
            <Row row={row} isOpen={row.parcelId === openId} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} className="mt-4">
        {t('ui.show-more')}
      </MoreButton>
    </nav>
  )
}

function Row({
  row: { parcelId, parcelNumber, buyerName, last, unread },
  isOpen,
}: {
  row: ConversationRow
  isOpen: boolean
}) {
  const t = useWords()
  const text = last.text.trim() || t('messages.page.file')
  return (
    <Link
      to="/dashboard/messages"
      search={{ open: parcelId }}
      aria-current={isOpen ? 'page' : undefined}
      className={cx(
        'grid gap-0.5 rounded-lg border bg-surface px-4 py-3 transition-colors hover:border-ink',
        isOpen ? 'border-ink' : 'border-line',
      )}
    >
      <span className="flex items-center justify-between gap-2">
        <span className={cx('min-w-0 truncate', unread > 0 && 'font-semibold')}>{buyerName}</span>
        <UnreadMark count={unread} />
      </span>
      <span className={cx('truncate text-small', unread > 0 ? 'font-medium' : 'text-muted')}>
        {last.side === 'store' ? t('messages.page.own', { text }) : text}
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-small text-muted tabular">
        <span>{parcelNumber}</span>
        <LocalTime at={last.at} />
      </span>
    </Link>
  )
}
