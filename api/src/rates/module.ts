import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { mountRates } from './routes.ts'

export const ratesModule: Module = { name: 'rates', routes: mountRates, invariants }
