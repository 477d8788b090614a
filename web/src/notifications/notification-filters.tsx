import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Choice } from '../ui/actions/choice-link.tsx'
import { Select } from '../ui/inputs/select.tsx'
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
  const navigate = useNavigate({ from: '/dashboard/notifications' })
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
  ]
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
      <FilterChips chips={chips} />
      <Select
        aria-label={t('notifications.filter.type')}
        className="min-w-48 max-sm:grow"
        value={type ?? ''}
        onChange={(event) => {
          const chosen = settings.find((one) => one.type === event.target.value)?.type
          void navigate({ search: (now) => ({ ...now, type: chosen }) })
        }}
      >
        <option value="">{t('notifications.filter.any-type')}</option>
        {settings.map(({ type: value }) => (
          <option key={value} value={value}>
            {t(notificationWords[value].name)}
          </option>
        ))}
      </Select>
    </div>
  )
}
