import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery, featuredQuery } from '../catalogue/browse/queries.ts'
import { HomePage } from '../catalogue/home/home-page.tsx'
import { showsOnboarding } from '../rates/choice/shows-onboarding.ts'
import { pageHead } from '../shell/page/page-head.ts'
import { storesQuery } from '../stores/storefront/queries.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, rate } }) => {
    const isOnboarding = showsOnboarding(rate)
    const featuredHere = featuredQuery({ rate: rate?.id })
    const [featured] = await Promise.all([
      queryClient.ensureQueryData(featuredHere),
      isOnboarding || queryClient.ensureQueryData(categoriesQuery()),
      isOnboarding || queryClient.ensureQueryData(storesQuery()),
    ])
    // Only the head needed a picture.
    if (isOnboarding) queryClient.removeQueries(featuredHere)
    return { image: featured.find(({ picture }) => picture)?.picture?.url }
  },
  head: ({ match, loaderData }) => pageHead(match, { image: loaderData?.image }),
  component: Home,
  // It shows at once, not after the second that other pages wait: the specification wants a spinner while the home page loads.
  pendingMs: 0,
})

function Home() {
  const { shop } = Route.useRouteContext()
  return <HomePage shopName={shop.name} />
}
