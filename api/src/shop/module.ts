import type { Module } from '../platform/module.ts'
import { mountShop } from './routes.ts'

export const shopModule: Module = { name: 'shop', routes: mountShop }
