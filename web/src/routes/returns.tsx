import { createFileRoute } from '@tanstack/react-router'
import { loadLegalPage } from '../shell/api/legal-page-query.ts'
import { LegalPageText } from '../shell/frame/legal-page.tsx'
import { pageHead } from '../shell/page/page-head.ts'
import { wordsOf } from '../ui/words/use-words.ts'

export const Route = createFileRoute('/returns')({
  loader: ({ context, location }) => loadLegalPage(context.queryClient, 'returns', location.search),
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('shell.legal.returns') }),
  component: () => <LegalPageText page="returns" />,
})
