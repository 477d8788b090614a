import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { onPayoutAccountChanged } from './on-payout-account-changed.ts'
import { personalData } from './personal-data.ts'
import { mountVerification } from './routes.ts'
import { schedules } from './schedules.ts'

export const verificationModule: Module = {
  name: 'verification',
  routes: mountVerification,
  reactions: [onPayoutAccountChanged],
  schedules,
  invariants,
  personalData,
}
