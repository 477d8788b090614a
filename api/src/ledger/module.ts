import type { Module } from '../platform/module.ts'
import { invariants } from './invariants.ts'
import { schedules } from './jobs.ts'
import { mountPayouts } from './payouts/routes.ts'
import { onMoneyArrived } from './postings/on-money-arrived.ts'
import { onRefundSettled } from './postings/on-refund-settled.ts'
import { mountLedger } from './statements/routes.ts'
import { onTransferNews } from './transfers/on-transfer-news.ts'
import { onTransferRequested } from './transfers/on-transfer-requested.ts'

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
