import type { Message, Thread } from '@makola/contract/messages/messages.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { MessageBubble } from './message-bubble.tsx'

type MessagePage = { data: Message[]; meta: { thread: Thread & { buyerName?: string } } }
export type MessagesList = UseInfiniteQueryResult<InfiniteData<MessagePage>>

type MessageListProps = {
  list: MessagesList
  side: 'buyer' | 'store'
  token?: string | undefined
  onReport: (messageId: string) => void
}

/** The messages of a thread, the newest at the end and in sight. */
export function MessageList({ list, side, token, onReport }: MessageListProps) {
  const t = useWords()
  const end = useRef<HTMLOListElement>(null)
  const rows = list.data?.pages.flatMap((page) => page.data)
  const newest = rows?.[0]?.id
  useEffect(() => {
    if (newest) end.current?.scrollTo({ top: end.current.scrollHeight })
  }, [newest])
  if (list.isError && !rows) return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
  const thread = list.data?.pages[0]?.meta.thread
  if (!rows || !thread) return <Skeleton className="h-40 w-full rounded-lg" />
  if (rows.length === 0) return <p className="py-4 text-center text-muted">{t('messages.thread.empty')}</p>
  const names = { store: thread.store.name, buyer: thread.buyerName ?? t('messages.thread.buyer') }
  return (
    <ol
      ref={end}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what can take the focus
      tabIndex={0}
      aria-label={t('messages.thread.list')}
      aria-live="polite"
      className="grid max-h-[60dvh] content-start gap-3 overflow-y-auto overscroll-contain rounded-md p-1"
    >
      {list.hasNextPage && (
        <li className="justify-self-center">
          <MoreButton list={list} size="sm">
            {t('messages.thread.earlier')}
          </MoreButton>
        </li>
      )}
      {rows.toReversed().map((message) => (
        <MessageBubble key={message.id} {...{ message, side, names, token, onReport }} />
      ))}
    </ol>
  )
}
