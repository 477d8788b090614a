import type { Product, ProductCard, Variant } from '@makola/contract/catalogue/catalogue.ts'
import type { StoreSummary } from '@makola/contract/stores/stores.ts'
import { CardHeart } from './heart.tsx'
import { ProductTools } from './product-tools.tsx'
import { StoreTools } from './store-tools.tsx'

export type WishToolsProps =
  | { card: ProductCard; product?: never; store?: never }
  | {
      product: Product
      variant: Variant | undefined
      isChosen: boolean
      isOnBreak: boolean
      card?: never
      store?: never
    }
  | { store: StoreSummary; card?: never; product?: never }

/** One file for all of them: who opens a product has seen cards. */
export function WishTools(props: WishToolsProps) {
  if (props.card) return <CardHeart card={props.card} />
  return props.product ? <ProductTools {...props} /> : <StoreTools store={props.store} />
}
