import type { Module } from '../platform/module.ts'
import { shippingInvariants } from './invariants.ts'
import { onStoreOpened } from './on-store-opened.ts'
import { mountShipping } from './routes.ts'

export const shippingModule: Module = {
  name: 'shipping',
  routes: mountShipping,
  reactions: [onStoreOpened],
  invariants: shippingInvariants,
}
