import type { VerificationState } from '@makola/contract/verification/verification.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { chipStyles } from '../../ui/display/chip.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { CircleCheckBig } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { stateNames } from '../wording/verification-names.ts'
import { states } from '../wording/verification-states.ts'
import { ApplicationCard } from './application-card.tsx'
import { applicationsQuery } from './queries.ts'

/** The stores that want to be verified, by state: those that wait first. */
export function ApplicationsPage({ state }: { state: VerificationState }) {
  const t = useWords()
  const list = useInfiniteQuery(applicationsQuery(state))
  const rows = list.data?.pages.flatMap((page) => page.data)
  return (
    <>
      <PageTitle title={t('verification.staff.title')} note={t('verification.staff.note')} />
      <nav aria-label={t('verification.staff.title')} className="rail mb-6 gap-2">
        {states.map((each) => (
          <Link
            key={each}
            to="/dashboard/applications"
            search={{ state: each }}
            aria-current={each === state ? 'page' : undefined}
            className={chipStyles()}
          >
            {t(stateNames[each])}
          </Link>
        ))}
      </nav>
      {list.isError && !rows && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
      {!list.isError && !rows && <Skeleton className="h-64 w-full rounded-lg" />}
      {rows?.length === 0 && (
        <EmptyState
          title={t('verification.staff.empty')}
          icon={<CircleCheckBig aria-hidden="true" className="size-7" />}
        >
          {t('verification.staff.empty-note')}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <>
          <ul aria-label={t('verification.staff.title')} className="grid max-w-3xl gap-3">
            {rows.map((application) => (
              <li key={application.id}>
                <ApplicationCard application={application} />
              </li>
            ))}
          </ul>
          <MoreButton list={list} className="mt-6">
            {t('ui.show-more')}
          </MoreButton>
        </>
      )}
    </>
  )
}
