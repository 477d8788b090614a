import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { onStoreOpened } from './on-store-opened.ts'
import { mountShipping } from './routes.ts'

export const shippingModule: Module = {
  name: 'shipping',
  routes: mountShipping,
  reactions: [onStoreOpened],
  invariants,
}
