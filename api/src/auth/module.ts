import type { Module } from '../platform/module.ts'
import { commands } from './commands.ts'
import { authInvariants } from './invariants.ts'
import { authSchedules } from './jobs.ts'
import { mountAuth } from './sign-in/routes.ts'

export const authModule: Module = {
  name: 'auth',
  routes: mountAuth,
  schedules: authSchedules,
  invariants: authInvariants,
  commands,
}
