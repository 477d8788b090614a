import { lazyPart } from '../ui/layers/lazy-part.tsx'

// One file for both, which comes after the cart's own: checkout and tracking load that one too, and show none of this.

export const StoreDelivery = lazyPart(async () => ({ default: (await import('./cart-delivery.tsx')).StoreDelivery }))
export const CartTotal = lazyPart(async () => ({ default: (await import('./cart-delivery.tsx')).CartTotal }))
