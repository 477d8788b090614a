import { createFileRoute } from '@tanstack/react-router'
import { ShopDetailsPage } from '../../../opening/shop-details-page.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/shop/details')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('opening.step.details'), isPrivate: true }),
  component: Details,
})

function Details() {
  const { shop } = Route.useRouteContext()
  return <ShopDetailsPage shop={shop} />
}
