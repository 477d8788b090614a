import type { Module } from '../platform/module.ts'
import { cartInvariants } from './invariants.ts'
import { cartSchedules } from './jobs.ts'
import { mountCarts } from './routes.ts'

export const cartsModule: Module = {
  name: 'carts',
  routes: mountCarts,
  schedules: cartSchedules,
  invariants: cartInvariants,
}
