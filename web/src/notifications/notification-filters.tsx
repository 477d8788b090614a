import { useQuery } from '@tanstack/react-query'
import type { Choice } from '../ui/actions/choice-link.tsx'
import { type FilterChip, FilterChips } from '../ui/tables/filter-chips.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { notificationWords } from './notification-types.ts'
import { type NotificationsSearch, notificationSettingsQuery } from './queries.ts'

type NotificationFiltersProps = { storeId: string | undefined; search: NotificationsSearch }

/** The filters of the list, all kept in the address. */
export function NotificationFilters({ storeId, search }: NotificationFiltersProps) {
  const t = useWords()
  // Types that do not concern the reader are not offered.
  const { data: settings = [] } = useQuery(notificationSettingsQuery(storeId))
  const { unread, type } = search
  const choose = (change: Pick<NotificationsSearch, 'unread' | 'type'>): Choice => ({
    to: '/dashboard/notifications',
    search: (now: NotificationsSearch) => ({ ...now, ...change }),
  })
  const chips: FilterChip[] = [
    {
      name: t('notifications.filter.all'),
      isOn: !unread && !type,
      choice: choose({ unread: undefined, type: undefined }),
    },
    {
      name: t('notifications.filter.unread'),
      isOn: unread === 'true',
      choice: choose({ unread: unread ? undefined : 'true' }),
    },
    ...settings.map(({ type: value }) => ({
      name: t(notificationWords[value].name),
      isOn: type === value,
      choice: choose({ type: type === value ? undefined : value }),
    })),
  ]
  return <FilterChips chips={chips} className="mb-4" />
}
