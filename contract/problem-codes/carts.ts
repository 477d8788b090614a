import { z } from 'zod'
import { fieldFault, problem } from './declare.ts'

export const cartProblems = {
  'carts.sign-in-to-claim': problem('unauthenticated', {}),
  'carts.empty': problem('cart-empty', {}),
  'carts.price-unavailable': problem('price-unavailable', { product: z.string() }),
  'carts.store-at-limit': problem('store-at-limit', { store: z.string() }),
  'carts.order-too-large': problem('store-at-limit', { store: z.string() }),
}

export const cartFieldFaults = {
  'carts.too-many-lines': fieldFault({ most: z.int() }),
  'carts.too-many-of-one': fieldFault({ most: z.int() }),
  'carts.beyond-counting': fieldFault({}),
}
