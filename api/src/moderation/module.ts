import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { personalData, rules } from './personal-data.ts'
import { mountModeration } from './routes.ts'

export const moderationModule: Module = {
  name: 'moderation',
  routes: mountModeration,
  invariants,
  personalData,
  retention: rules,
}
