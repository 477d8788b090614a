import type { Module } from '../platform/module.ts'
import { mountOrders } from './checkout/routes.ts'
import { orderInvariants } from './invariants.ts'
import { mountSellersOrders } from './parcels/routes.ts'
import { onOutsideRefundFound } from './refunds/on-outside-refund-found.ts'
import { onRefundSettled } from './refunds/on-refund-settled.ts'
import { refundInvariants } from './refunds/refund-invariants.ts'
import { orderSchedules } from './settlement/jobs.ts'
import { ledgerInvariants } from './settlement/ledger-invariants.ts'
import { onPaymentFailed } from './settlement/on-payment-failed.ts'
import { onPaymentPending } from './settlement/on-payment-pending.ts'
import { onPaymentSettled } from './settlement/on-payment-settled.ts'
import { settlementInvariants } from './settlement/settlement-invariants.ts'

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
