import type { Module } from '../platform/module.ts'
import { personalData, rules } from './personal-data.ts'
import { mountShop } from './routes.ts'
import { auditEntries } from './tables.ts'

export const shopModule: Module = {
  name: 'shop',
  routes: mountShop,
  authors: [auditEntries.actor],
  personalData,
  retention: rules,
}
