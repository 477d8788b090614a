import type { Module } from '../platform/module.ts'
import { orderInvariants } from './invariants.ts'
import { orderSchedules } from './jobs.ts'
import { ledgerInvariants } from './ledger-invariants.ts'
import { onOutsideRefundFound } from './on-outside-refund-found.ts'
import { onPaymentFailed } from './on-payment-failed.ts'
import { onPaymentPending } from './on-payment-pending.ts'
import { onPaymentSettled } from './on-payment-settled.ts'
import { onRefundSettled } from './on-refund-settled.ts'
import { refundInvariants } from './refund-invariants.ts'
import { mountOrders } from './routes.ts'
import { mountSellersOrders } from './seller-routes.ts'
import { settlementInvariants } from './settlement-invariants.ts'

export const ordersModule: Module = {
  name: 'orders',
  routes: (router) => {
    mountOrders(router)
    mountSellersOrders(router)
  },
  reactions: [onPaymentSettled, onPaymentFailed, onPaymentPending, onRefundSettled, onOutsideRefundFound],
  schedules: orderSchedules,
  invariants: [...orderInvariants, ...settlementInvariants, ...refundInvariants, ...ledgerInvariants],
}
