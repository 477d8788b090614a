import type { Module } from '../platform/module.ts'
import { personalData } from './cart/personal-data.ts'
import { mountCart } from './cart/routes.ts'
import { quotesMade } from './cart-metrics.ts'
import { cartSchedules } from './cookie/schedules.ts'
import { cartInvariants } from './invariants.ts'
import { mountQuotes } from './quotes/routes.ts'

export const cartsModule: Module = {
  name: 'carts',
  routes(router) {
    mountCart(router)
    mountQuotes(router)
  },
  schedules: cartSchedules,
  invariants: cartInvariants,
  personalData,
  metrics: [quotesMade],
}
