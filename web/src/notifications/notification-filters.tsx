import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { chipStyles } from '../ui/chip.tsx'
import { Rail } from '../ui/rail.tsx'
import { notificationWords } from './notification-types.ts'
import { type NotificationsSearch, notificationSettingsQuery } from './queries.ts'

type NotificationFiltersProps = { storeId: string | undefined; search: NotificationsSearch }

/** What narrows the list; all of it stands in the address. */
export function NotificationFilters({ storeId, search }: NotificationFiltersProps) {
  // What is not one's business is not offered either.
  const { data: settings = [] } = useQuery(notificationSettingsQuery(storeId))
  const { unread, type, ...rest } = search
  const chips = [
    { name: 'All', isOn: !unread && !type, next: rest },
    {
      name: 'Unread',
      isOn: unread === 'true',
      next: { ...(type && { type }), ...(!unread && { unread: 'true' as const }) },
    },
    ...settings.map(({ type: value }) => ({
      name: notificationWords[value].name,
      isOn: type === value,
      next: { ...(unread && { unread }), ...(type !== value && { type: value }) },
    })),
  ]
  return (
    <nav aria-label="Show" className="mb-4">
      <Rail className="gap-2 md:mx-0 md:flex-wrap md:px-0">
        {chips.map(({ name, isOn, next }) => (
          <li key={name}>
            <Link
              to="/dashboard/notifications"
              search={next}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={isOn ? 'true' : undefined}
              className={chipStyles()}
            >
              {name}
            </Link>
          </li>
        ))}
      </Rail>
    </nav>
  )
}
