import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ratesQuery } from '../../rates/choice/queries.ts'
import { useRate } from '../../rates/choice/use-rate.ts'
import { pageHead } from '../../shell/page/page-head.ts'
import { OpenStorePage } from '../../stores/opening/open-store-page.tsx'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/open-store')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(ratesQuery())
  },
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('stores.opening.title'), isPrivate: true }),
  component: OpenStore,
})

function OpenStore() {
  const { data: rates } = useSuspenseQuery(ratesQuery())
  const chosen = useRate()
  return (
    <OpenStorePage
      places={rates}
      suggested={rates.find(({ countryCode }) => countryCode === chosen?.countryCode)}
      origin={window.location.origin}
    />
  )
}
