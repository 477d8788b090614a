import type { NotificationType } from '@makola/contract/notifications/notifications.ts'
import { createFileRoute } from '@tanstack/react-router'
import { notificationWords } from '../../notifications/notification-types.ts'
import { NotificationsPage } from '../../notifications/notifications-page.tsx'
import type { NotificationsSearch } from '../../notifications/queries.ts'
import { pageHead } from '../../shell/page/page-head.ts'
import { oneOf } from '../../shell/router/search-params.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/notifications')({
  validateSearch: readSearch,
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('notifications.title'), isPrivate: true }),
  component: Notifications,
})

// Every page knows all addresses: the names of the types come with this page only.
function readSearch(search: Record<string, unknown>): NotificationsSearch {
  const unread = oneOf(search.unread, ['true'])
  const type = typeof search.type === 'string' && (search.type as NotificationType)
  return { ...(unread && { unread }), ...(type && { type }) }
}

function Notifications() {
  const { type, ...search } = Route.useSearch({ select: readSearch })
  return <NotificationsPage search={type && type in notificationWords ? { ...search, type } : search} />
}
