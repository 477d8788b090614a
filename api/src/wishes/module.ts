import type { Module } from '../platform/module.ts'
import { mountAlerts } from './alerts/routes.ts'
import { onStockBack } from './alerts/tell-stock-back.ts'
import { mountFollowing } from './following/routes.ts'
import { invariants } from './invariants.ts'
import { mountList } from './list/routes.ts'
import { personalData, rules } from './personal-data.ts'
import { schedules } from './schedules.ts'

export const wishesModule: Module = {
  name: 'wishes',
  routes(router) {
    mountList(router)
    mountAlerts(router)
    mountFollowing(router)
  },
  reactions: [onStockBack],
  schedules,
  invariants,
  personalData,
  retention: rules,
}
