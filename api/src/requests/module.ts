import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { mayReadPictures } from './pictures/may-read-pictures.ts'
import { personalData, rules } from './privacy/personal-data.ts'
import { onDisputeChanged } from './reactions/on-dispute-changed.ts'
import { onParcelMoved } from './reactions/on-parcel-moved.ts'
import { onRefundSettled } from './reactions/on-refund-settled.ts'
import { mountRequests } from './routes.ts'
import { schedules } from './schedules.ts'

export const requestsModule: Module = {
  name: 'requests',
  routes: mountRequests,
  reactions: [onParcelMoved, onRefundSettled, onDisputeChanged],
  schedules,
  invariants,
  personalData,
  retention: rules,
  fileReaders: { request: mayReadPictures },
}
