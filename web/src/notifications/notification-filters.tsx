import { useQuery } from '@tanstack/react-query'
import { type FilterChip, FilterChips } from '../ui/tables/filter-chips.tsx'
import { notificationWords } from './notification-types.ts'
import { type NotificationsSearch, notificationSettingsQuery } from './queries.ts'

type NotificationFiltersProps = { storeId: string | undefined; search: NotificationsSearch }

/** The filters of the list, all kept in the address. */
export function NotificationFilters({ storeId, search }: NotificationFiltersProps) {
  // Types that do not concern the reader are not offered.
  const { data: settings = [] } = useQuery(notificationSettingsQuery(storeId))
  const { unread, type, ...rest } = search
  const to = '/dashboard/notifications' as const
  const chips: FilterChip[] = [
    { name: 'All', isOn: !unread && !type, link: { to, search: rest } },
    {
      name: 'Unread',
      isOn: unread === 'true',
      link: { to, search: { ...(type && { type }), ...(!unread && { unread: 'true' as const }) } },
    },
    ...settings.map(({ type: value }) => ({
      name: notificationWords[value].name,
      isOn: type === value,
      link: { to, search: { ...(unread && { unread }), ...(type !== value && { type: value }) } },
    })),
  ]
  return <FilterChips chips={chips} className="mb-4" />
}
