import type { Module } from '../platform/module.ts'
import { schedules } from './browse/jobs.ts'
import { mountCatalogue } from './browse/routes.ts'
import { mountSitemap } from './browse/sitemap.ts'
import { commands } from './import/commands.ts'
import { onPicturesOrdered } from './import/fetch-pictures.ts'
import { invariants } from './invariants.ts'

export const catalogueModule: Module = {
  name: 'catalogue',
  routes: mountCatalogue,
  site: mountSitemap,
  schedules,
  reactions: [onPicturesOrdered],
  invariants,
  commands,
}
