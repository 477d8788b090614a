import type { RequestState } from '@makola/contract/requests/requests.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import type { Choice } from '../../ui/actions/choice-link.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { stateNames } from '../wording/request-names.ts'
import { requestsQuery } from './queries.ts'
import { RequestList } from './request-list.tsx'
import { requestStates } from './requests-search.ts'

/** The wishes of a store’s buyers after the sale. */
export function RequestsPage({ state, isStaff }: { state: RequestState | undefined; isStaff: boolean }) {
  const t = useWords()
  const { id: storeId } = useCurrentStore()
  const list = useInfiniteQuery(requestsQuery(storeId, state))
  const counts = list.data?.pages[0]?.meta.counts
  const choose = (chosen: RequestState | undefined): Choice => ({
    to: '/dashboard/requests',
    search: (now: object) => ({ ...now, state: chosen }),
  })
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  // Fourteen states are many: those without a request are left out.
  const shown = requestStates.filter((value) => value === state || (counts?.[value] ?? 0) > 0)
  const chips = [
    { name: t('requests.page.all'), count: all ?? null, isOn: state === undefined, choice: choose(undefined) },
    ...shown.map((value) => ({
      name: t(stateNames[value]),
      count: counts ? (counts[value] ?? 0) : null,
      isOn: state === value,
      choice: choose(state === value ? undefined : value),
    })),
  ]
  return (
    <>
      <PageTitle
        title={t('requests.page.title')}
        note={t('requests.page.note')}
        actions={
          isStaff && (
            <Link to="/dashboard/requests" search={{}} className="link">
              {t('requests.staff.title')}
            </Link>
          )
        }
      />
      <FilterChips chips={chips} className="mb-4" />
      <RequestList
        list={list}
        label={t('requests.page.title')}
        empty={{ title: t('requests.page.empty.title'), text: t('requests.page.empty.text') }}
      />
    </>
  )
}
