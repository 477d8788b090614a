import { createFileRoute } from '@tanstack/react-router'
import { GuestDataPage } from '../../privacy/guests/guest-data-page.tsx'
import { GuestRequestPage } from '../../privacy/guests/guest-request-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

const readSearch = optionalText('link')

export const Route = createFileRoute('/privacy/request')({
  validateSearch: readSearch,
  // It shows an address: no browser may store it on disk.
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('privacy.guest.title'), isPrivate: true }),
  component: GuestRequest,
})

/** One address for the form, and for the data that a mailed link opens. */
function GuestRequest() {
  const { link } = Route.useSearch()
  return link === undefined ? <GuestRequestPage /> : <GuestDataPage token={link} />
}
