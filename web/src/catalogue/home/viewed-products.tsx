import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { productQuery } from '../browse/queries.ts'
import { ProductRail } from '../cards/product-rail.tsx'

/** The products viewed in this browser, at today's prices. It appears after mount, so it belongs at the end of a page. */
export function ViewedProducts({ slugs }: { slugs: string[] }) {
  const t = useWords()
  const rate = useRateId()
  const queryClient = useQueryClient()
  // All at once, as a late one would push the others aside. Deleted products are left out.
  const { data: products = [] } = useQuery({
    queryKey: ['products', 'viewed', slugs, rate],
    // One more is viewed: the others stay meanwhile, at prices of the same rate.
    placeholderData: (before, query) => (query?.queryKey.at(-1) === rate ? before : undefined),
    queryFn: async () => {
      const found = await Promise.allSettled(slugs.map((slug) => queryClient.fetchQuery(productQuery(slug, rate))))
      return found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    },
  })
  if (products.length === 0) return null
  return (
    <section aria-labelledby="viewed">
      <h2 id="viewed" className="mb-4 text-heading">
        {t('catalogue.home.viewed')}
      </h2>
      <ProductRail products={products} />
    </section>
  )
}
