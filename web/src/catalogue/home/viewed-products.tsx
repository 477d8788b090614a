import { useQueries } from '@tanstack/react-query'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { productQuery } from '../browse/queries.ts'
import { ProductRail } from '../cards/product-rail.tsx'

/** The products viewed in this browser, at today's prices. It appears after mount, so it belongs at the end of a page. */
export function ViewedProducts({ slugs }: { slugs: string[] }) {
  const t = useWords()
  const rate = useRateId()
  const products = useQueries({
    queries: slugs.map((slug) => productQuery(slug, rate)),
    // All at once, as a late one would push the others aside. Deleted products are left out.
    combine: (results) =>
      results.some(({ isPending }) => isPending) ? [] : results.flatMap(({ data }) => (data ? [data] : [])),
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
