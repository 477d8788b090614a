import type { Module } from '../platform/module.ts'
import { commands } from './commands.ts'
import { invariants } from './invariants.ts'
import { mountRates } from './routes.ts'

export const ratesModule: Module = { name: 'rates', routes: mountRates, invariants, commands }
