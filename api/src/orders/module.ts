import type { Module } from '../platform/module.ts'
import { mountAddresses } from './addresses/routes.ts'
import { mountBulkParcels } from './bulk/routes.ts'
import { mountCheckout } from './checkout/routes.ts'
import { onDisputeChanged } from './disputes/on-dispute-changed.ts'
import { onRefundSettled as onDisputedRefundSettled } from './disputes/on-refund-settled.ts'
import { mountDisputes } from './disputes/routes.ts'
import { orderMeasure, refundMeasure } from './figures/measure-orders.ts'
import { mountFigures } from './figures/routes.ts'
import { invariants } from './invariants.ts'
import { ordersExpired, ordersPaid, ordersPlaced } from './order-metrics.ts'
import { mountParcels } from './parcels/routes.ts'
import { onOutsideRefundFound } from './refunds/on-outside-refund-found.ts'
import { onRefundSettled } from './refunds/on-refund-settled.ts'
import { mountStuckRefunds } from './refunds/stuck-refund-routes.ts'
import { schedules } from './schedules.ts'
import { onPaymentFailed } from './settlement/on-payment-failed.ts'
import { onPaymentPending } from './settlement/on-payment-pending.ts'
import { onPaymentSettled } from './settlement/on-payment-settled.ts'
import { mountSettlement } from './settlement/routes.ts'
import { orderEvents } from './tables.ts'
import { personalData, rules } from './tracking/personal-data.ts'
import { mountTracking } from './tracking/routes.ts'
import { mountTrust } from './trust/routes.ts'

export const ordersModule: Module = {
  name: 'orders',
  routes(router) {
    mountAddresses(router)
    mountCheckout(router)
    mountTracking(router)
    mountSettlement(router)
    mountStuckRefunds(router)
    mountDisputes(router)
    mountFigures(router)
    mountTrust(router)
    mountBulkParcels(router)
    mountParcels(router)
  },
  reactions: [
    onPaymentSettled,
    onPaymentFailed,
    onPaymentPending,
    onRefundSettled,
    onDisputedRefundSettled,
    onOutsideRefundFound,
    onDisputeChanged,
  ],
  schedules,
  invariants,
  metrics: [ordersPlaced, ordersPaid, ordersExpired],
  measures: [orderMeasure, refundMeasure],
  personalData,
  retention: rules,
  authors: [orderEvents.actor],
}
