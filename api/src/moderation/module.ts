import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { mountMessageReports } from './messages/routes.ts'
import { onProductHeld } from './on-product-held.ts'
import { personalData, rules } from './personal-data.ts'
import { mountModeration } from './routes.ts'
import { schedules } from './schedules.ts'
import { mountStrikes } from './strikes/routes.ts'
import { onBuyersToWarn } from './warnings/gather-buyers.ts'

export const moderationModule: Module = {
  name: 'moderation',
  routes: (router) => {
    mountModeration(router)
    mountMessageReports(router)
    mountStrikes(router)
  },
  reactions: [onProductHeld, onBuyersToWarn],
  schedules,
  invariants,
  personalData,
  retention: rules,
}
