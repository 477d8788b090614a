import type { Module } from '../platform/module.ts'
import { commands } from './commands.ts'
import { onPicturesOrdered } from './fetch-pictures.ts'
import { invariants } from './invariants.ts'
import { schedules } from './jobs.ts'
import { mountCatalogue } from './routes.ts'
import { mountSitemap } from './sitemap.ts'

export const catalogueModule: Module = {
  name: 'catalogue',
  routes: mountCatalogue,
  site: mountSitemap,
  schedules,
  reactions: [onPicturesOrdered],
  invariants,
  commands,
}
