import type { Module } from '../platform/module.ts'
import { mountShop } from './routes.ts'
import { auditEntries } from './tables.ts'

export const shopModule: Module = { name: 'shop', routes: mountShop, authors: [auditEntries.actor] }
