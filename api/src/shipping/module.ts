import type { Module } from '../platform/module.ts'
import { shippingInvariants } from './invariants.ts'
import { mountShipping } from './routes.ts'

export const shippingModule: Module = { name: 'shipping', routes: mountShipping, invariants: shippingInvariants }
