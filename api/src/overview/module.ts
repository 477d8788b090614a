import type { Module } from '../platform/module.ts'
import { mountOverview } from './routes.ts'

export const overviewModule: Module = { name: 'overview', routes: mountOverview }
