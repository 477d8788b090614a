import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'
import { VerificationPage } from '../../../verification/applying/verification-page.tsx'

export const Route = createFileRoute('/dashboard/verification/')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('verification.page.title'), isPrivate: true }),
  component: VerificationPage,
})
