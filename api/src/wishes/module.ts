import type { Module } from '../platform/module.ts'
import { mountAlerts } from './alerts/routes.ts'
import { onStockBack, tellAllBack } from './alerts/tell-stock-back.ts'
import { gatherStoreNews } from './following/gather-store-news.ts'
import { mountFollowing } from './following/routes.ts'
import { invariants } from './invariants.ts'
import { mountList } from './list/routes.ts'
import { personalData, rules } from './personal-data.ts'

export const wishesModule: Module = {
  name: 'wishes',
  routes(router) {
    mountList(router)
    mountAlerts(router)
    mountFollowing(router)
  },
  reactions: [onStockBack],
  schedules: [
    { name: 'wishes.tell-stock-back', everyMinutes: 10, run: tellAllBack },
    { name: 'wishes.gather-store-news', everyMinutes: 60, run: gatherStoreNews },
  ],
  invariants,
  personalData,
  retention: rules,
}
