import type { Permission } from '@makola/contract/permissions.ts'
import type { FullStore } from '../builders/full-store.ts'

/** A request to a call, without its method and path. */
export type Sample = {
  params?: Record<string, string>
  query?: Record<string, string>
  /** JSON, or a text sent unchanged. */
  body?: unknown
  headers?: Record<string, string>
}

/** A call about the things of a store, and what its people need for it: one permission, or all of several. */
export type StoreCall = { needed: readonly Permission[]; to: (store: FullStore) => Sample }
/** A call that is an operator's. */
export type OperatorCall = { isOperatorOnly: true; to: (store: FullStore) => Sample }

export const byStore =
  (more: Omit<Sample, 'params'> = {}) =>
  ({ id }: FullStore): Sample => ({ params: { id }, ...more })
export const inStore =
  (query: Record<string, string> = {}) =>
  ({ id }: FullStore): Sample => ({ query: { store: id, ...query } })
export const operator = (to: (store: FullStore) => Sample): OperatorCall => ({ isOperatorOnly: true, to })
export const needs = (needed: Permission | readonly Permission[], to: (store: FullStore) => Sample): StoreCall => ({
  needed: [needed].flat(),
  to,
})
export const byParcel =
  (more: Omit<Sample, 'params'> = {}) =>
  ({ parcelId }: FullStore): Sample => ({ params: { id: parcelId }, ...more })
export const byIds = ({ id, parcelId }: FullStore): Sample => ({ params: { id }, body: { ids: [parcelId] } })
export const keyed = { headers: { 'idempotency-key': 'a-test-key-1' } }
