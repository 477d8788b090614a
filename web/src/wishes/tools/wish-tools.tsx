import type { Product, ProductCard } from '@makola/contract/catalogue.ts'
import type { StoreSummary } from '@makola/contract/stores.ts'
import { CardHeart } from './heart.tsx'
import { ProductTools } from './product-tools.tsx'
import { StoreTools } from './store-tools.tsx'

export type WishToolsProps =
  | { card: ProductCard; product?: never; store?: never; search?: never }
  | { product: Product; search: Record<string, string>; card?: never; store?: never }
  | { store: StoreSummary; card?: never; product?: never; search?: never }

/** One file for all of them: who opens a product has seen cards. */
export function WishTools({ card, product, search, store }: WishToolsProps) {
  if (card) return <CardHeart card={card} />
  if (product) return <ProductTools product={product} search={search} />
  return <StoreTools store={store} />
}
