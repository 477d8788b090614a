import { createFileRoute } from '@tanstack/react-router'
import { RequestPage } from '../../../requests/answering/request-page.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/requests/$id')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('requests.page.title'), isPrivate: true }),
  component: Request,
})

function Request() {
  return <RequestPage id={Route.useParams().id} />
}
