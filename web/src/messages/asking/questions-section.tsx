import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import { Suspense, useRef } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useIsNear } from '../../ui/layers/use-is-near.ts'
import { useWords } from '../../ui/words/use-words.ts'

const ProductQuestions = lazyPart(async () => ({
  default: (await import('./product-questions.tsx')).ProductQuestions,
}))

/** Questions and answers under a product. They load long before they are in view, and their place is kept: what stands below does not move. */
export function QuestionsSection({ product }: { product: Pick<Product, 'id' | 'store'> }) {
  const t = useWords()
  const section = useRef<HTMLElement>(null)
  const isNear = useIsNear(section, '1200px')
  return (
    <section ref={section} className="mt-16" aria-labelledby="questions">
      <h2 id="questions" className="mb-4 text-heading">
        {t('messages.ask.title')}
      </h2>
      <div className="min-h-40">
        <Suspense>{isNear && <ProductQuestions productId={product.id} storeName={product.store.name} />}</Suspense>
      </div>
    </section>
  )
}
