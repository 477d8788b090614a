import type { Module } from '../platform/module.ts'
import { mountOpening } from './routes.ts'
import { warnAboutBackups } from './warn-about-backups.ts'

export const openingModule: Module = { name: 'opening', routes: mountOpening, warn: warnAboutBackups }
