import { createFileRoute } from '@tanstack/react-router'
import { ConsentPage } from '../privacy/consent-choices.tsx'
import { pageHead } from '../shell/page/page-head.ts'
import { wordsOf } from '../ui/words/use-words.ts'

export const Route = createFileRoute('/cookies')({
  head: ({ match }) => {
    const t = wordsOf(match.context.locale)
    return pageHead(match, { title: t('shell.cookies.page'), description: t('shell.cookies.description') })
  },
  component: ConsentPage,
})
