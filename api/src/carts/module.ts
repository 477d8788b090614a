import type { Module } from '../platform/module.ts'
import { personalData } from './cart/personal-data.ts'
import { mountCart } from './cart/routes.ts'
import { quotesMade } from './cart-metrics.ts'
import { invariants } from './invariants.ts'
import { mountQuotes } from './quotes/routes.ts'
import { schedules } from './schedules.ts'

export const cartsModule: Module = {
  name: 'carts',
  routes(router) {
    mountCart(router)
    mountQuotes(router)
  },
  schedules,
  invariants,
  personalData,
  metrics: [quotesMade],
}
