import type { Module } from '../platform/module.ts'
import { mountCharges } from './charges/routes.ts'
import { mountCommission } from './commission/routes.ts'
import { invariants } from './invariants.ts'
import { payoutMeasure } from './payouts/measure-payouts.ts'
import { mountPayouts } from './payouts/routes.ts'
import { personalData } from './personal-data.ts'
import { onMoneyArrived } from './postings/on-money-arrived.ts'
import { onRefundSettled } from './postings/on-refund-settled.ts'
import { mountBalance } from './postings/routes.ts'
import { schedules } from './schedules.ts'
import { mountStatements } from './statements/routes.ts'
import { commissionTerms, payoutAccounts, payoutRuns, storeCharges } from './tables.ts'
import { onStoreSuspended } from './transfers/on-store-suspended.ts'
import { onTransferNews } from './transfers/on-transfer-news.ts'
import { onTransferRequested } from './transfers/on-transfer-requested.ts'
import { mountTransfers } from './transfers/routes.ts'

export const ledgerModule: Module = {
  name: 'ledger',
  routes(router) {
    mountBalance(router)
    mountStatements(router)
    mountCommission(router)
    mountPayouts(router)
    mountTransfers(router)
    mountCharges(router)
  },
  reactions: [onMoneyArrived, onRefundSettled, onTransferRequested, onTransferNews, onStoreSuspended],
  schedules,
  invariants,
  measures: [payoutMeasure],
  personalData,
  authors: [
    commissionTerms.updatedBy,
    payoutAccounts.createdBy,
    payoutRuns.createdBy,
    storeCharges.createdBy,
    storeCharges.reversedBy,
  ],
}
