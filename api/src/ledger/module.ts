import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { schedules } from './jobs.ts'
import { onMoneyArrived } from './on-money-arrived.ts'
import { onRefundSettled } from './on-refund-settled.ts'
import { onTransferNews } from './on-transfer-news.ts'
import { onTransferRequested } from './on-transfer-requested.ts'
import { mountPayouts } from './payout-routes.ts'
import { mountLedger } from './routes.ts'

export const ledgerModule: Module = {
  name: 'ledger',
  routes: (router) => {
    mountLedger(router)
    mountPayouts(router)
  },
  reactions: [onMoneyArrived, onRefundSettled, onTransferRequested, onTransferNews],
  schedules,
  invariants,
}
