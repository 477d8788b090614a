import type { Module } from '../platform/module.ts'
import { commands } from './import/commands.ts'
import { invariants } from './invariants.ts'
import { mountRates } from './shop-rates/routes.ts'

export const ratesModule: Module = { name: 'rates', routes: mountRates, invariants, commands }
