import type { Cart } from '@makola/contract/carts/carts.ts'
import { formatPrice } from '@makola/money/format.ts'
import { lazyPart } from '../ui/layers/lazy-part.tsx'
import { useWords } from '../ui/words/use-words.ts'

// One file for both, which comes after the cart's own: checkout and tracking load that one too, and show none of this.

const load = () => import('./cart-delivery.tsx')
export const StoreDelivery = lazyPart(async () => ({ default: (await load()).StoreDelivery }))
export const CartTotal = lazyPart(async () => ({ default: (await load()).CartTotal }), LostTotal)

/** Without the file the items' own sum is still known. */
function LostTotal({ cart: { subtotal } }: { cart: Cart }) {
  const t = useWords()
  return (
    <p className="flex justify-between gap-4 font-medium">
      {t('carts.items')} <span className="tabular">{formatPrice(subtotal)}</span>
    </p>
  )
}
