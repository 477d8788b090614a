import { createFileRoute } from '@tanstack/react-router'
import { notificationTypes } from '../../notifications/notification-type-list.ts'
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

function readSearch(search: Record<string, unknown>): NotificationsSearch {
  const unread = oneOf(search.unread, ['true'])
  const type = oneOf(search.type, notificationTypes)
  return { ...(unread && { unread }), ...(type && { type }) }
}

function Notifications() {
  return <NotificationsPage search={Route.useSearch({ select: readSearch })} />
}
