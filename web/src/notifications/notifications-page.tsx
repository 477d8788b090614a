import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useCurrentStoreIfAny } from '../stores/membership/current-store.ts'
import { Button, buttonStyles } from '../ui/actions/button.tsx'
import { MoreButton } from '../ui/actions/more-button.tsx'
import { PageTitle } from '../ui/display/page-title.tsx'
import { Bell as BellIcon, CheckCheck, SlidersHorizontal } from '../ui/icons.ts'
import { lazyPart } from '../ui/layers/lazy-part.tsx'
import { EmptyState } from '../ui/messages/empty-state.tsx'
import { ErrorState } from '../ui/messages/error-state.tsx'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { groupByDay } from './group-by-day.ts'
import { NotificationFilters } from './notification-filters.tsx'
import { NotificationRow } from './notification-row.tsx'
import { type NotificationsSearch, notificationsQuery, unreadQuery } from './queries.ts'
import { useReadNotifications } from './use-read-notifications.ts'
import { writeCount } from './write-count.ts'

const NotificationSettings = lazyPart(async () => ({
  default: (await import('./notification-settings.tsx')).NotificationSettings,
}))

/** The notifications, newest first and live, with the choice of channels. */
export function NotificationsPage({ search }: { search: NotificationsSearch }) {
  const t = useWords()
  const storeId = useCurrentStoreIfAny()?.id
  const [isChoosing, setIsChoosing] = useState(false)
  const { data: unread = 0 } = useQuery(unreadQuery(storeId))
  const read = useReadNotifications(storeId)
  return (
    <>
      <PageTitle
        title={t('notifications.title')}
        note={
          <span id="unread-note">
            {unread === 0 ? t('notifications.all-read') : t('notifications.unread', { count: writeCount(unread) })}
          </span>
        }
        actions={
          <>
            <Button
              variant="outline"
              className="max-md:order-last max-md:w-11 max-md:px-0"
              onClick={() => setIsChoosing(true)}
            >
              <SlidersHorizontal aria-hidden="true" className="size-5" />
              <span className="max-md:sr-only">{t('notifications.settings.open')}</span>
            </Button>
            <Button
              variant="outline"
              disabled={unread === 0}
              aria-describedby="unread-note"
              isBusy={read.isPending}
              onClick={() => read.mutate('all')}
            >
              <CheckCheck aria-hidden="true" className="size-5" />
              {t('notifications.read-all')}
            </Button>
          </>
        }
      />
      <NotificationFilters storeId={storeId} search={search} />
      <NotificationList
        storeId={storeId}
        search={search}
        onRead={(id) => read.mutate([id])}
        onSettings={() => setIsChoosing(true)}
      />
      <Suspense>
        {isChoosing && <NotificationSettings storeId={storeId} isOpen onClose={() => setIsChoosing(false)} />}
      </Suspense>
    </>
  )
}

type NotificationListProps = {
  storeId: string | undefined
  search: NotificationsSearch
  onRead: (id: string) => void
  onSettings: () => void
}

function NotificationList({ storeId, search, onRead, onSettings }: NotificationListProps) {
  const t = useWords()
  const list = useInfiniteQuery(notificationsQuery(storeId, search))
  if (list.error && !list.data) {
    return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
  }
  if (!list.data) return <Skeleton className="h-96 rounded-lg" />
  const days = groupByDay(
    list.data.pages.flatMap((page) => page.data),
    new Date(),
    t,
  )
  if (days.length === 0)
    return <NothingHere isFiltered={Boolean(search.type ?? search.unread)} onSettings={onSettings} />
  return (
    <>
      {days.map(({ key, name, notifications }) => (
        <section key={key} aria-labelledby={`day-${key}`} className="mb-6">
          <h2 id={`day-${key}`} className="mb-2 text-label text-muted">
            {name}
          </h2>
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} onRead={onRead} />
            ))}
          </ul>
        </section>
      ))}
      <MoreButton list={list} className="mx-auto flex">
        {t('ui.show-earlier')}
      </MoreButton>
    </>
  )
}

function NothingHere({ isFiltered, onSettings }: { isFiltered: boolean; onSettings: () => void }) {
  const t = useWords()
  const icon = <BellIcon aria-hidden="true" className="size-7" />
  if (!isFiltered) {
    return (
      <EmptyState
        title={t('notifications.empty.title')}
        icon={icon}
        action={
          <Button variant="outline" onClick={onSettings}>
            {t('notifications.settings.title')}
          </Button>
        }
      >
        {t('notifications.empty.text')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('notifications.no-match.title')}
      icon={icon}
      action={
        <Link to="/dashboard/notifications" className={buttonStyles({ variant: 'outline' })}>
          {t('notifications.no-match.show-all')}
        </Link>
      }
    >
      {t('notifications.no-match.text')}
    </EmptyState>
  )
}
