import type { Module } from '../platform/module.ts'
import { mountCatalogue } from './routes.ts'

export const catalogueModule: Module = { name: 'catalogue', routes: mountCatalogue }
