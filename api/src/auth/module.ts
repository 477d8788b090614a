import type { Module } from '../platform/module.ts'
import { commands } from './commands.ts'

export const authModule: Module = { name: 'auth', commands }
