import type { Product, Variant } from '@makola/contract/catalogue/catalogue.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { SaveButton } from './heart.tsx'
import { ShareButton } from './share-button.tsx'

const StockAlertForm = lazyPart(async () => ({ default: (await import('./stock-alert-form.tsx')).StockAlertForm }))

type ProductToolsProps = {
  product: Product
  variant: Variant | undefined
  isChosen: boolean
  /** Its store takes no orders for now: no stock comes back that an alert could tell of. */
  isOnBreak: boolean
}

/** Below the button that buys: what else to do with the shown variant, which may not be chosen yet. */
export function ProductTools({ product, variant, isChosen, isOnBreak }: ProductToolsProps) {
  const path = `/products/${product.slug}/`
  return (
    <div className="grid gap-4 print:hidden">
      {isChosen && !isOnBreak && variant?.available === 0 && product.isSoldHere && (
        <Suspense>
          <StockAlertForm key={variant.id} variantId={variant.id} />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-3">
        <SaveButton productId={product.id} variantId={isChosen ? variant?.id : undefined} />
        <ShareButton name={product.name} price={variant?.price ?? null} path={path} />
      </div>
    </div>
  )
}
