import { useQuery } from '@tanstack/react-query'
import { useWords } from '../ui/words/use-words.ts'
import { unreadQuery } from './queries.ts'
import { writeCount } from './write-count.ts'

/** The number of unread notifications, as a small badge; nothing when all are read. */
export function UnreadCount({ storeId }: { storeId: string | undefined }) {
  const t = useWords()
  const { data: unread = 0 } = useQuery(unreadQuery(storeId))
  if (unread === 0) return null
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-[0.75rem] leading-none font-bold text-on-accent tabular">
      {t('notifications.badge', {
        count: writeCount(unread),
        heard: (text) => <span className="sr-only">{text}</span>,
      })}
    </span>
  )
}
