import { createFileRoute, notFound } from '@tanstack/react-router'
import { previewQuery } from '../catalogue/preview/preview-query.ts'
import { StorePreviewPage } from '../catalogue/preview/store-preview-page.tsx'
import { ApiProblem } from '../shell/api/api-problem.ts'
import { pageHead } from '../shell/page/page-head.ts'
import { wordsOf } from '../ui/words/use-words.ts'

export const Route = createFileRoute('/preview/$token')({
  loader: async ({ context: { queryClient }, params: { token } }) => {
    await queryClient.ensureQueryData(previewQuery(token)).catch((error: unknown) => {
      throw error instanceof ApiProblem && error.status < 500 ? notFound() : error
    })
  },
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('catalogue.preview.title'), isPrivate: true }),
  component: Preview,
})

function Preview() {
  return <StorePreviewPage token={Route.useParams().token} />
}
