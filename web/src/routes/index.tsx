import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../catalogue/home/home-page.tsx'
import { homeQuery } from '../catalogue/shelves/home-query.ts'
import { showsOnboarding } from '../rates/choice/shows-onboarding.ts'
import { pageHead } from '../shell/page/page-head.ts'
import { storesQuery } from '../stores/storefront/queries.ts'
import { formatPreview } from '../ui/display/picture.tsx'

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, rate } }) => {
    const isOnboarding = showsOnboarding(rate)
    const homeHere = homeQuery(rate?.id)
    const [home] = await Promise.all([
      queryClient.ensureQueryData(homeHere),
      isOnboarding || queryClient.ensureQueryData(storesQuery()),
    ])
    // Only the head needed a picture.
    if (isOnboarding) queryClient.removeQueries(homeHere)
    return { image: formatPreview(home.hero[0]?.picture) }
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
