import type { Product } from '@makola/contract/catalogue.ts'
import { chooseVariant, listUnchosen, readChoice } from '../../catalogue/product/choose-variant.ts'
import { SaveButton } from './heart.tsx'
import { ShareButton } from './share-button.tsx'
import { StockAlertForm } from './stock-alert-form.tsx'

/** Below the button that buys: what else to do with the chosen variant. */
export function ProductTools({ product, search }: { product: Product; search: Record<string, string> }) {
  const choice = readChoice(product, search)
  const isChosen = listUnchosen(product, choice).length === 0
  const variant = chooseVariant(product, choice)
  const path = `/products/${product.slug}/`
  return (
    <div className="grid gap-4 print:hidden">
      {isChosen && variant?.available === 0 && <StockAlertForm key={variant.id} variantId={variant.id} />}
      <div className="flex flex-wrap gap-3">
        <SaveButton productId={product.id} variantId={isChosen ? variant?.id : undefined} />
        <ShareButton name={product.name} price={variant?.price ?? null} path={path} />
      </div>
    </div>
  )
}
