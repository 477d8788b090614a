import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { mountPictures } from './picture-routes.ts'
import { mountStores } from './routes.ts'

export const storesModule: Module = {
  name: 'stores',
  routes(router) {
    mountStores(router)
    mountPictures(router)
  },
  invariants,
}
