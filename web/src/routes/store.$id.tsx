import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { loadPage } from '../catalogue/browse/load-page.ts'
import { facetsQuery, productQuery } from '../catalogue/browse/queries.ts'
import { readStoreFilters, readStoreSearch } from '../catalogue/store/store-filters.ts'
import { StoreProducts } from '../catalogue/store/store-products.tsx'
import { StoreSkeleton } from '../catalogue/store/store-skeleton.tsx'
import { ReportPart } from '../moderation/reporting/report-part.tsx'
import { showsOnboarding } from '../rates/choice/shows-onboarding.ts'
import { useRate } from '../rates/choice/use-rate.ts'
import { ReviewsPart } from '../reviews/reading/reviews-part.tsx'
import { ApiProblem } from '../shell/api/api-problem.ts'
import { pageHead } from '../shell/page/page-head.ts'
import { deliveryEstimateQuery } from '../shipping/queries.ts'
import { storeQuery } from '../stores/storefront/queries.ts'
import { StoreHeader } from '../stores/storefront/store-header.tsx'
import { formatPreview } from '../ui/display/picture.tsx'
import { lazyPart } from '../ui/layers/lazy-part.tsx'
import { TraderPart } from '../verification/traders/trader-part.tsx'
import { WishPart } from '../wishes/tools/wish-part.tsx'

const isAbsent = (error: unknown) => error instanceof ApiProblem && error.status < 500

const DeliveryEstimate = lazyPart(async () => ({
  default: (await import('../shipping/delivery-estimate.tsx')).DeliveryEstimate,
}))

export const Route = createFileRoute('/store/$id')({
  validateSearch: readStoreSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, rate }, params: { id }, deps: search }) => {
    const store = await queryClient.ensureQueryData(storeQuery(id)).catch(async (error: unknown) => {
      if (!isAbsent(error)) throw error
      // A product's id opens the product.
      const product = await queryClient.ensureQueryData(productQuery(id, rate?.id)).catch((error: unknown) => {
        throw isAbsent(error) ? notFound() : error
      })
      throw redirect({ to: '/products/$id', params: { id: product.slug } })
    })
    if (showsOnboarding(rate)) return
    const { list, counts } = readStoreFilters(store.slug, search, rate?.id)
    const [hasPage] = await Promise.all([
      loadPage(queryClient, list, search.cursor),
      queryClient.ensureQueryData(facetsQuery(counts)),
      rate && queryClient.prefetchQuery(deliveryEstimateQuery(store.slug, rate.id)),
    ])
    if (!hasPage) throw redirect({ to: '/store/$id', params: { id }, search: { ...search, cursor: undefined } })
  },
  // From the data cache: what a loader returns would be in the page a second time.
  head: ({ match, params: { id } }) => {
    const store = match.context.queryClient.getQueryData(storeQuery(id).queryKey)
    if (!store) return {}
    const page = { ...match, pathname: `/store/${store.slug}/` }
    const image = formatPreview(store.cover)
    return pageHead(page, { title: store.name, description: store.tagline || undefined, image })
  },
  component: StoreRoute,
  pendingComponent: StoreSkeleton,
})

function StoreRoute() {
  const { id } = Route.useParams()
  const { data: store } = useSuspenseQuery(storeQuery(id))
  return (
    <div className="page grid grid-cols-1 gap-10 md:pt-6">
      <StoreHeader
        store={store}
        countryCode={useRate()?.countryCode}
        pages={Route.useRouteContext().shop.pages}
        delivery={<DeliveryEstimate store={store.slug} />}
        actions={<WishPart store={store} />}
      />
      <StoreProducts store={store} search={Route.useSearch()} />
      <ReviewsPart of="store" id={store.slug} />
      <TraderPart id={store.id} />
      <ReportPart kind="store" id={store.id} />
    </div>
  )
}
