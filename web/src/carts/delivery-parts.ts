import { lazyPart } from '../ui/layers/lazy-part.tsx'

// One file for both, which comes after the cart's own: checkout and tracking load that one too, and show none of this.

const load = () => import('./cart-delivery.tsx')
export const StoreDelivery = lazyPart(async () => ({ default: (await load()).StoreDelivery }))
export const CartTotal = lazyPart(async () => ({ default: (await load()).CartTotal }))
