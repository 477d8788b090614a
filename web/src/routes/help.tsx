import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '../shell/frame/help-page.tsx'
import { pageHead } from '../shell/page/page-head.ts'
import { wordsOf } from '../ui/words/use-words.ts'

export const Route = createFileRoute('/help')({
  head: ({ match }) => {
    const t = wordsOf(match.context.locale)
    return pageHead(match, { title: t('shell.help.title'), description: t('shell.help.description') })
  },
  component: HelpRoute,
})

function HelpRoute() {
  return <HelpPage supportEmail={Route.useRouteContext().shop.supportEmail} />
}
