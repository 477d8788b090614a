import { createFileRoute } from '@tanstack/react-router'
import { StaffMay } from '../../../auth/session/staff-may.tsx'
import { StrikesPage } from '../../../moderation/strikes/strikes-page.tsx'
import { DashboardNotFound } from '../../../shell/dashboard/dashboard-not-found.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { optionalOneOf, optionalText } from '../../../shell/router/search-params.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

const readShow = optionalOneOf<'show', 'appeals' | 'over'>('show', ['appeals', 'over'])
/** Not `store`: that is the store of the dashboard, which every address keeps. */
const readStore = optionalText('of')

export const Route = createFileRoute('/dashboard/moderation/strikes')({
  validateSearch: (search: Record<string, unknown>) => ({ ...readShow(search), ...readStore(search) }),
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('moderation.tab.strikes'), isPrivate: true }),
  component: Strikes,
})

function Strikes() {
  const { show = 'live', of: store } = Route.useSearch()
  return (
    <StaffMay permission="takedowns.read" otherwise={<DashboardNotFound />}>
      <StrikesPage show={show} store={store} />
    </StaffMay>
  )
}
