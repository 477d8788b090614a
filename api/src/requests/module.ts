import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { onParcelMoved } from './on-parcel-moved.ts'
import { onRefundSettled } from './on-refund-settled.ts'
import { mayReadPictures } from './pictures/may-read-pictures.ts'
import { personalData, rules } from './privacy/personal-data.ts'
import { mountRequests } from './routes.ts'
import { runDueRequests } from './run-due-requests.ts'

export const requestsModule: Module = {
  name: 'requests',
  routes: mountRequests,
  reactions: [onParcelMoved, onRefundSettled],
  schedules: [{ name: 'requests.run-due', everyMinutes: 1, run: runDueRequests }],
  invariants,
  personalData,
  retention: rules,
  fileReaders: { request: mayReadPictures },
}
