import { Histogram } from '../metrics/metric.ts'

/** The frequent statements, by what they do. */
const statements = [
  'claim-key',
  'consume-quote',
  'count-call',
  'count-cash-orders',
  'count-listings',
  'get-product',
  'hold-stock',
  'insert-rows',
  'lease-jobs',
  'limit-unpaid',
  'list-by-price',
  'list-categories',
  'list-products',
  'lock-phone',
  'lock-stock',
  'look-at-quote',
  'match-products',
  'price-ends',
  'price-streams',
  'read-changes',
  'read-words',
  'suggest-categories',
  'suggest-stores',
] as const

export type StatementName = (typeof statements)[number]

export const statementSeconds = new Histogram({
  name: 'database_statement_seconds',
  help: 'Time from sending a frequent statement to its answer, in seconds, with what waited in front of it',
  labels: { statement: statements },
})
export const transactionSeconds = new Histogram({
  name: 'database_transaction_seconds',
  help: 'Time of a transaction from its beginning to its commit or rollback, in seconds',
  labels: {},
})
export const poolWait = new Histogram({
  name: 'database_pool_wait_seconds',
  help: 'Time until a connection was free, in seconds',
  labels: {},
})
