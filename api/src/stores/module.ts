import type { Module } from '../platform/module.ts'
import { mountStores } from './browse/routes.ts'
import { invariants } from './invariants.ts'
import { mountPictures } from './pictures/routes.ts'

export const storesModule: Module = {
  name: 'stores',
  routes(router) {
    mountStores(router)
    mountPictures(router)
  },
  invariants,
}
