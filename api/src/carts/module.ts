import type { Module } from '../platform/module.ts'
import { cartInvariants } from './invariants.ts'
import { mountCarts } from './routes.ts'

export const cartsModule: Module = { name: 'carts', routes: mountCarts, invariants: cartInvariants }
