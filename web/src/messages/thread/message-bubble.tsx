import type { Message } from '@makola/contract/messages/messages.ts'
import { cx } from 'class-variance-authority'
import { Suspense } from 'react'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { ShieldCheck } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'

const MessageFiles = lazyPart(async () => ({ default: (await import('../files/message-files.tsx')).MessageFiles }))

type MessageBubbleProps = {
  message: Message
  /** The reader's own side, on the right; null for the staff, who have none. */
  side: 'buyer' | 'store' | null
  /** The other side's name. */
  names: Record<'buyer' | 'store', string>
  /** The token of the buyer's tracking link. */
  token?: string | undefined
  /** Tells the shop about it; without, the reader cannot. */
  onReport?: ((messageId: string) => void) | undefined
  /** For the staff: this is the one that was reported. */
  isReported?: boolean
}

/** One message, or the notice that support reads along. Its text is shown as text, whatever is in it. */
export function MessageBubble({ message, side, names, token, onReport, isReported }: MessageBubbleProps) {
  const t = useWords()
  if (message.side === 'staff') return <Notice message={message} />
  const isOwn = message.side === side
  const isOut = message.state === 'sent'
  const who = isOwn && message.author === null ? t('messages.thread.you') : (message.author ?? names[message.side])
  return (
    <li className={cx('grid max-w-[85%] gap-1', isOwn ? 'justify-self-end' : 'justify-self-start')}>
      <p className={cx('text-small text-muted', isOwn && 'text-end')}>
        {t('messages.thread.by', { who, at: () => <LocalTime at={message.at} /> })}
      </p>
      <div
        className={cx(
          'grid gap-2 rounded-lg border px-4 py-2.5',
          isOwn ? 'border-transparent bg-accent-soft' : 'border-line bg-surface',
          !isOut && 'border-dashed border-edge bg-sunken',
          isReported && 'border-danger',
        )}
      >
        {message.text && <p className="break-words whitespace-pre-line">{message.text}</p>}
        {message.files.length > 0 && (
          <Suspense>
            <MessageFiles files={message.files} token={token} />
          </Suspense>
        )}
      </div>
      {isOwn && <State message={message} />}
      {isReported && <p className="text-small font-medium text-danger-text">{t('messages.report.mark')}</p>}
      {onReport && !isOwn && (
        <button
          type="button"
          className="link touch justify-self-start text-small text-muted"
          onClick={() => onReport(message.id)}
        >
          {t('messages.report.open')}
        </button>
      )}
    </li>
  )
}

/** Told to the writer alone: held and why, rejected and why, or seen. */
function State({ message: { state, reasons, decision, isRead } }: { message: Message }) {
  const t = useWords()
  if (state === 'held') {
    return (
      <p className="text-small font-medium">
        {t('messages.thread.held', { why: reasons.includes('link') ? 'link' : 'pay' })}
      </p>
    )
  }
  if (state === 'rejected') {
    return (
      <p className="text-small font-medium text-danger-text">
        {t('messages.thread.rejected', { reason: decision ?? '' })}
      </p>
    )
  }
  if (!isRead) return null
  return <p className="text-end text-small text-muted">{t('messages.thread.seen')}</p>
}

function Notice({ message: { author, at } }: { message: Message }) {
  const t = useWords()
  return (
    <li className="flex items-center justify-center gap-2 text-center text-small text-muted">
      <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
      <span>{t('messages.thread.support', { name: author ?? '', at: () => <LocalTime at={at} /> })}</span>
    </li>
  )
}
