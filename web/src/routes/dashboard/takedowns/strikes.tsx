import { createFileRoute } from '@tanstack/react-router'
import { OwnStrikesPage } from '../../../moderation/appealing/own-strikes-page.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/takedowns/strikes')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('moderation.strikes.title'), isPrivate: true }),
  component: OwnStrikesPage,
})
