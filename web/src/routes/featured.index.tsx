import { createFileRoute } from '@tanstack/react-router'
import { FeaturedPage } from '../catalogue/browse/featured-page.tsx'
import { readSlug } from '../catalogue/browse/list-search.ts'
import { categoriesQuery, facetsQuery, featuredQuery } from '../catalogue/browse/queries.ts'
import { ProductGridSkeleton } from '../catalogue/cards/product-grid.tsx'
import { showsOnboarding } from '../rates/choice/shows-onboarding.ts'
import { pageHead } from '../shell/page/page-head.ts'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { wordsOf } from '../ui/words/use-words.ts'

const readSearch = (search: Record<string, unknown>): { category?: string } => ({ category: readSlug(search.category) })

export const Route = createFileRoute('/featured/')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: async ({ context: { queryClient, rate }, deps: { category } }) => {
    if (showsOnboarding(rate)) return
    await Promise.all([
      queryClient.ensureQueryData(featuredQuery({ rate: rate?.id, category })),
      queryClient.ensureQueryData(facetsQuery({ rate: rate?.id, featured: 'true' })),
      queryClient.ensureQueryData(categoriesQuery()),
    ])
  },
  head: ({ match }) => {
    const t = wordsOf(match.context.locale)
    return pageHead(match, { title: t('catalogue.featured.title'), description: t('catalogue.featured.text') })
  },
  component: Featured,
  pendingComponent: FeaturedSkeleton,
})

function Featured() {
  return <FeaturedPage category={Route.useSearch().category} />
}

function FeaturedSkeleton() {
  return (
    <div aria-busy="true" className="page grid grid-cols-1 gap-6 pt-6 md:pt-10">
      <Skeleton className="h-20 w-96 max-w-full" />
      <Skeleton className="h-13" />
      <ProductGridSkeleton />
    </div>
  )
}
