import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { mountStores } from './routes.ts'

export const storesModule: Module = { name: 'stores', routes: mountStores, invariants }
