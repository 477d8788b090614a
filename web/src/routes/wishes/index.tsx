import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'
import { wordsOf } from '../../ui/words/use-words.ts'
import { AlertPage } from '../../wishes/page/alert-page.tsx'
import { WishesPage } from '../../wishes/page/wishes-page.tsx'

const readSearch = optionalText('alert')

export const Route = createFileRoute('/wishes/')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('wishes.title'), isPrivate: true }),
  component: WishesRoute,
})

/** One address for the list, and for the alert of a mailed link. */
function WishesRoute() {
  const { alert } = Route.useSearch()
  return alert === undefined ? <WishesPage /> : <AlertPage token={alert} />
}
