import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import { Suspense } from 'react'
import { RelatedProducts } from '../../catalogue/product/related-products.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'

const QuestionsSection = lazyPart(async () => ({
  default: (await import('./questions-section.tsx')).QuestionsSection,
}))

/** The questions about a product, then others of its kind. */
export function BelowProduct({ product }: { product: Product }) {
  return (
    <>
      <Suspense>
        <QuestionsSection product={product} />
      </Suspense>
      <RelatedProducts product={product} />
    </>
  )
}
