import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import { useQuery } from '@tanstack/react-query'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { relatedQuery } from '../browse/queries.ts'
import { ProductRail } from '../cards/product-rail.tsx'

/** Others of the same category. */
export function RelatedProducts({ product }: { product: Product }) {
  const t = useWords()
  const { data = [] } = useQuery(relatedQuery(product, useRateId()))
  const others = data.filter((other) => other.id !== product.id)
  if (others.length === 0) return null
  return (
    <section className="mt-16" aria-labelledby="related">
      <h2 id="related" className="mb-4 text-heading">
        {t('catalogue.product.related')}
      </h2>
      <ProductRail products={others} />
    </section>
  )
}
