import type { NewMessage, ThreadClosed } from '@makola/contract/messages/messages.ts'
import type { UseMutationResult } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { Composer } from './composer.tsx'
import { MessageList, type MessagesList } from './message-list.tsx'
import type { MessageReport } from './report-dialog.tsx'

const ReportDialog = lazyPart(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type ThreadViewProps = {
  list: MessagesList
  side: 'buyer' | 'store'
  send: UseMutationResult<unknown, Error, NewMessage>
  /** Tells the shop about a message of the other side. */
  report: UseMutationResult<unknown, Error, MessageReport>
  /** Called with the newest message while something is unread and the page is looked at. */
  onSeen: (messageId: string) => void
  quickReplies?: readonly string[]
  /** The token of a buyer's tracking link. */
  token?: string
}

/** A conversation as one of its two sides reads and writes it. */
export function ThreadView({ list, side, send, report, onSeen, quickReplies, token }: ThreadViewProps) {
  const [reported, setReported] = useState<string>()
  const first = list.data?.pages[0]
  const thread = first?.meta.thread
  useSeen(first?.data[0]?.id, thread?.unread ?? 0, onSeen)
  return (
    <div className="grid gap-4">
      <MessageList list={list} side={side} token={token} onReport={setReported} />
      <Suspense>
        {reported && <ReportDialog messageId={reported} report={report} onClose={() => setReported(undefined)} />}
      </Suspense>
      {thread?.closed ? (
        <Closed closed={thread.closed} side={side} />
      ) : (
        thread && (
          <Composer
            key={thread.parcelId}
            draftKey={`message:${side}:${thread.parcelId}`}
            send={send}
            {...(token && { token })}
            {...(quickReplies && { quickReplies })}
          />
        )
      )}
    </div>
  )
}

/** Says what is seen, once the page is looked at. */
function useSeen(newest: string | undefined, unread: number, onSeen: (messageId: string) => void): void {
  const say = useEffectEvent(onSeen)
  useEffect(() => {
    if (!newest || unread === 0) return
    const look = () => {
      if (document.visibilityState === 'visible') say(newest)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [newest, unread])
}

function Closed({ closed, side }: { closed: ThreadClosed; side: 'buyer' | 'store' }) {
  const t = useWords()
  const why = closed.startsWith('blocked') ? (closed === `blocked-by-${side}` ? 'own' : 'theirs') : closed
  return (
    <p className="rounded-md bg-sunken p-3 text-small">
      {t('messages.thread.closed', { why: why.replaceAll('-', '_') })}
    </p>
  )
}
