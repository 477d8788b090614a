import { Counter } from '../platform/metrics/metric.ts'

export const ordersPlaced = new Counter({ name: 'orders_placed_total', help: 'Orders placed', labels: {} })
export const ordersPaid = new Counter({
  name: 'orders_paid_total',
  help: 'Orders paid, or promised to be paid in cash',
  labels: {},
})
export const ordersExpired = new Counter({
  name: 'orders_expired_total',
  help: 'Orders that expired because nobody paid them',
  labels: {},
})
