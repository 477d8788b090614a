import type { Notification } from '@makola/contract/notifications/notifications.ts'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { LocalTime } from '../ui/display/local-time.tsx'
import { Bell, Check } from '../ui/icons.ts'
import { useWords } from '../ui/words/use-words.ts'
import { notificationWords } from './notification-types.ts'

type NotificationRowProps = { notification: Notification; onRead: (id: string) => void }

/** One notification: the whole row links to its subject, and marks it read. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const t = useWords()
  const { id, type, title, body, link, createdAt, readAt } = notification
  // A page that was opened before an update hears of types that it does not know.
  const Icon = notificationWords[type]?.icon ?? Bell
  const isUnread = readAt === null
  const [path, query] = link.split('?')
  return (
    <li className="relative flex items-start gap-3 px-3 py-3 hover:bg-sunken md:gap-4 md:px-5 md:py-4">
      <span
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-full',
          isUnread ? 'bg-accent-soft text-accent-text' : 'bg-sunken text-muted',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <Link
          to={path}
          search={Object.fromEntries(new URLSearchParams(query)) as never}
          onClick={() => isUnread && onRead(id)}
          className={cx('break-words after:absolute after:inset-0', isUnread ? 'font-semibold' : 'font-medium')}
        >
          {isUnread
            ? t('notifications.row.title-unread', {
                title,
                heard: (text) => <span className="sr-only">{text}</span>,
              })
            : title}
        </Link>
        <p className="text-small break-words text-muted">{body}</p>
        <p className="mt-0.5 text-small text-muted tabular md:hidden">
          <LocalTime at={createdAt} part="time" />
        </p>
      </div>
      <p className="hidden pt-0.5 text-small text-muted tabular md:block">
        <LocalTime at={createdAt} part="time" />
      </p>
      <div className="-mt-2.5 -me-1.5 -mb-2 size-11 shrink-0">
        {isUnread && (
          <button
            type="button"
            aria-label={t('notifications.row.read-title', { title })}
            title={t('notifications.row.read')}
            onClick={() => onRead(id)}
            className="group touch relative z-10 grid place-items-center rounded-full hover:bg-surface"
          >
            <span className="size-2.5 rounded-full bg-accent group-hover:hidden group-focus-visible:hidden" />
            <Check aria-hidden="true" className="hidden size-5 group-hover:block group-focus-visible:block" />
          </button>
        )}
      </div>
    </li>
  )
}
