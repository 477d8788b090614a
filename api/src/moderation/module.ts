import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { onProductHeld } from './on-product-held.ts'
import { personalData, rules } from './personal-data.ts'
import { mountModeration } from './routes.ts'

export const moderationModule: Module = {
  name: 'moderation',
  routes: mountModeration,
  reactions: [onProductHeld],
  invariants,
  personalData,
  retention: rules,
}
