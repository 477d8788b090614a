import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell as BellIcon } from '../ui/icons.ts'
import { useWords } from '../ui/words/use-words.ts'
import { unreadQuery } from './queries.ts'
import { UnreadCount } from './unread-count.tsx'
import { writeCount } from './write-count.ts'

/** A link to the notifications, with the number of unread ones. */
export function Bell({ storeId }: { storeId: string | undefined }) {
  const t = useWords()
  const { data: unread = 0 } = useQuery(unreadQuery(storeId))
  return (
    <Link
      to="/dashboard/notifications"
      aria-label={
        unread === 0 ? t('notifications.title') : t('notifications.bell-unread', { count: writeCount(unread) })
      }
      title={t('notifications.title')}
      className="touch relative grid shrink-0 place-items-center rounded-full hover:bg-sunken"
    >
      <BellIcon aria-hidden="true" className="size-5" />
      <span aria-hidden="true" className="absolute top-0.5 left-1/2 ms-0.5">
        <UnreadCount storeId={storeId} />
      </span>
    </Link>
  )
}
