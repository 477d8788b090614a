import { Counter } from '../platform/metrics/metric.ts'

export const oversellRefusals = new Counter({
  name: 'oversell_refusals_total',
  help: 'Orders refused because others had bought the goods: seen before the order was written, or when the stock was held',
  labels: { at: ['look', 'hold'] },
})
