import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { AddToCart } from '../carts/add-to-cart.tsx'
import { productQuery, relatedQuery } from '../catalogue/browse/queries.ts'
import { productHead } from '../catalogue/product/product-head.ts'
import { ProductPage } from '../catalogue/product/product-page.tsx'
import { ProductPending } from '../catalogue/product/product-pending.tsx'
import { BelowProduct } from '../messages/asking/below-product.tsx'
import { ReportPart } from '../moderation/reporting/report-part.tsx'
import { showsOnboarding } from '../rates/choice/shows-onboarding.ts'
import { useRate } from '../rates/choice/use-rate.ts'
import { newestReviewsQuery } from '../reviews/reading/queries.ts'
import { ReviewsPart } from '../reviews/reading/reviews-part.tsx'
import { ApiProblem } from '../shell/api/api-problem.ts'
import { DeliveryEstimate } from '../shipping/delivery-estimate.tsx'
import { deliveryEstimateQuery } from '../shipping/queries.ts'
import { BreakPart } from '../stores/storefront/break-part.tsx'
import { storeQuery } from '../stores/storefront/queries.ts'
import { StoreIdentity } from '../stores/storefront/store-identity.tsx'
import { StoreLine } from '../stores/storefront/store-line.tsx'
import { WishPart } from '../wishes/tools/wish-part.tsx'

export const Route = createFileRoute('/products/$id')({
  // The names of a product's options are its seller's, so all texts stay; the page reads the known ones.
  validateSearch: (search: Record<string, string>) => search,
  loader: async ({ context: { queryClient, rate }, params }) => {
    const product = await queryClient.ensureQueryData(productQuery(params.id, rate?.id)).catch((error: unknown) => {
      throw error instanceof ApiProblem && error.status < 500 ? notFound() : error
    })
    if (showsOnboarding(rate)) return
    await Promise.all([
      queryClient.prefetchQuery(storeQuery(product.store.slug)),
      queryClient.prefetchQuery(relatedQuery(product, rate?.id)),
      import.meta.env.SSR && queryClient.prefetchQuery(newestReviewsQuery(product.slug)),
      rate && queryClient.prefetchQuery(deliveryEstimateQuery(product.store.slug, rate.id)),
    ])
  },
  head: ({ match, params: { id } }) => {
    const { queryClient, rate } = match.context
    const product = queryClient.getQueryData(productQuery(id, rate?.id).queryKey)
    const reviews =
      import.meta.env.SSR && product && queryClient.getQueryData(newestReviewsQuery(product.slug).queryKey)
    return product ? productHead(match, product, reviews || []) : {}
  },
  component: ProductRoute,
  // A tap shows the card's content at once: the outline is part of the first load, not of this page's code.
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  pendingComponent: ProductPending,
  pendingMs: 0,
  pendingMinMs: 0,
})

function ProductRoute() {
  const { id } = Route.useParams()
  const rate = useRate()
  const { data: product } = useSuspenseQuery(productQuery(id, rate?.id))
  const { data: store } = useQuery(storeQuery(product.store.slug))
  const pause = store?.status === 'paused' && <BreakPart store={store} />
  return (
    <ProductPage
      key={product.id}
      {...{ product, pause, search: Route.useSearch() }}
      actions={({ variant, quantity, name, ask }) => (
        <AddToCart variantId={variant.id} available={variant.available} {...{ quantity, name, ask }} />
      )}
      tools={(shown) => <WishPart product={product} isOnBreak={Boolean(pause)} {...shown} />}
      delivery={!pause && <DeliveryEstimate store={product.store.slug} />}
      store={store && <StoreLine store={store} countryCode={rate?.countryCode} />}
      maker={store && <StoreIdentity store={store} />}
      reviews={product.ratings.rating && <ReviewsPart of="product" id={product.slug} />}
      related={
        <>
          <BelowProduct product={product} />
          <ReportPart kind="product" id={product.id} />
        </>
      }
    />
  )
}
