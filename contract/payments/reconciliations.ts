import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, list, money, paging, single, timestamp } from '../http/fields.ts'
import { providerName } from './payments.ts'

/**
 * `settled`: the provider had money that we had missed; it is recorded now. `unsettled`: it has money for one of our payments
 * that could not be recorded. `unknown`: it has money under a reference that is not ours. `differs`: another amount or currency
 * than we recorded. `missing`: we recorded money that it does not know.
 */
export const reconciliationFind = z.object({
  kind: z.enum(['settled', 'unsettled', 'unknown', 'differs', 'missing']),
  reference: z.string(),
  transactionId: z.string(),
  /** By the provider's books; for missing money, by ours. Null when it was not an exact amount. */
  amount: money.nullable(),
  /** Our own record, of a transaction that differs. */
  recorded: money.optional(),
  /** The order concerned, if any. */
  orderNumber: z.string().nullable(),
})

/** One comparison of a provider's books with ours. */
export const reconciliation = z.object({
  id,
  provider: providerName,
  at: timestamp,
  /** The transactions opened there from this moment until that one. */
  from: timestamp,
  until: timestamp,
  /** The number of transactions that agree in both books. */
  matched: z.int(),
  finds: z.array(reconciliationFind),
  /** The reason why there was nothing to compare; null when there was something. */
  failure: z.string().nullable(),
})

const tag = 'payments'

export const listReconciliations = endpoint({
  operationId: 'listReconciliations',
  tag,
  summary: "Comparisons of the providers' books with ours, newest first",
  method: 'get',
  path: '/payments/reconciliations',
  access: 'staff',
  permission: 'payments.read',
  query: z.strictObject(paging),
  replies: { 200: list(reconciliation) },
  problems: ['forbidden'],
})

export const reconcilePayments = endpoint({
  operationId: 'reconcilePayments',
  tag,
  summary: 'Compare the books of every provider that has some with ours now; the answer waits for theirs',
  method: 'post',
  path: '/payments/reconciliations',
  access: 'staff',
  permission: 'payments.write',
  replies: { 201: single(z.array(reconciliation)) },
  problems: ['forbidden'],
})

export type Reconciliation = z.infer<typeof reconciliation>
export type ReconciliationFind = z.infer<typeof reconciliationFind>
