import type { Module } from '../platform/module.ts'
import { mountCarts } from './cart/routes.ts'
import { cartSchedules } from './cookie/jobs.ts'
import { cartInvariants } from './invariants.ts'

export const cartsModule: Module = {
  name: 'carts',
  routes: mountCarts,
  schedules: cartSchedules,
  invariants: cartInvariants,
}
