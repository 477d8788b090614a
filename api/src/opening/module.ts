import type { Module } from '../platform/module.ts'
import { mountOpening } from './routes.ts'

export const openingModule: Module = { name: 'opening', routes: mountOpening }
