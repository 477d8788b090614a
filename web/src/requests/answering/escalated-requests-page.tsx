import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { useCurrentStoreIfAny } from '../../stores/membership/current-store.ts'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { escalatedRequestsQuery } from './queries.ts'
import { RequestList } from './request-list.tsx'

/** The requests that the staff decides, because buyer and store do not agree. */
export function EscalatedRequestsPage() {
  const t = useWords()
  const store = useCurrentStoreIfAny()
  const list = useInfiniteQuery(escalatedRequestsQuery())
  return (
    <>
      <PageTitle
        title={t('requests.staff.title')}
        note={t('requests.staff.note')}
        actions={
          <div className="grid gap-2 md:justify-items-end">
            <StaffMay permission="messages.read">
              <Link to="/dashboard/requests" search={{ view: 'held' }} className="link">
                {t('messages.held.title')}
              </Link>
            </StaffMay>
            {store && (
              <Link to="/dashboard/requests" search={{ view: 'store' }} className="link">
                {t('requests.staff.of-store', { store: store.name })}
              </Link>
            )}
          </div>
        }
      />
      <RequestList
        list={list}
        label={t('requests.staff.title')}
        empty={{ title: t('requests.staff.empty') }}
        hasStores
      />
    </>
  )
}
