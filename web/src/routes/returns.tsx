import { createFileRoute } from '@tanstack/react-router'
import { legalPageQuery, versionIn } from '../shell/api/legal-page-query.ts'
import { LegalPageText } from '../shell/frame/legal-page.tsx'
import { pageHead } from '../shell/page/page-head.ts'
import { PageErrorScreen } from '../shell/router/error-screen.tsx'
import { wordsOf } from '../ui/words/use-words.ts'

export const Route = createFileRoute('/returns')({
  loader: ({ context, location }) =>
    context.queryClient.ensureQueryData(legalPageQuery('returns', versionIn(location.search))),
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('shell.legal.returns') }),
  errorComponent: PageErrorScreen,
  component: () => <LegalPageText page="returns" />,
})
