import { Counter } from '../platform/metrics/metric.ts'

export const quotesMade = new Counter({
  name: 'quotes_made_total',
  help: 'Carts priced for checkout; a cart that changes there is priced again',
  labels: {},
})
