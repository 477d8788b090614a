import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'
import { ApplicationPage } from '../../../verification/deciding/application-page.tsx'

export const Route = createFileRoute('/dashboard/applications/$id')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('verification.staff.title'), isPrivate: true }),
  component: OneApplication,
})

function OneApplication() {
  return <ApplicationPage id={Route.useParams().id} />
}
