import { createFileRoute } from '@tanstack/react-router'
import { OwnTakedownsPage } from '../../../moderation/appealing/own-takedowns-page.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { optionalText } from '../../../shell/router/search-params.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

const readProduct = optionalText('product')

export const Route = createFileRoute('/dashboard/takedowns/')({
  validateSearch: (search: Record<string, unknown>): { product?: string } => readProduct(search),
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('moderation.own.title'), isPrivate: true }),
  component: OwnTakedowns,
})

function OwnTakedowns() {
  return <OwnTakedownsPage product={Route.useSearch().product} />
}
