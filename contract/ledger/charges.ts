import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, idOrSlug, line, list, money, paging, proof, single, timestamp } from '../http/fields.ts'

/** A sum that the shop's finance takes off what a store is owed, in the store's currency, with the reason that the store reads. */
export const storeCharge = z.object({
  id,
  amount: money,
  reason: z.string(),
  createdBy: z.string(),
  createdAt: timestamp,
  /** The counter entry that gave it back; null while it stands. */
  reversal: z.object({ reason: z.string(), by: z.string(), at: timestamp }).nullable(),
})

const tag = 'ledger'
const reason = line(300)

export const listStoreCharges = endpoint({
  operationId: 'listStoreCharges',
  tag,
  summary: 'What the shop has charged a store, newest first',
  method: 'get',
  path: '/stores/{id}/charges',
  access: 'staff',
  permission: 'payouts.read',
  params: z.object({ id: idOrSlug }),
  query: z.strictObject(paging),
  replies: { 200: list(storeCharge) },
  problems: ['forbidden', 'not-found'],
})

export const chargeStore = endpoint({
  operationId: 'chargeStore',
  tag,
  summary:
    'Take an amount in the store’s currency off what it is owed, with a reason; the balance may fall below 0. Takes the password, and a code where two-factor is on',
  method: 'post',
  path: '/stores/{id}/charges',
  access: 'staff',
  permission: 'payouts.write',
  isIdempotent: true,
  params: z.object({ id: idOrSlug }),
  body: z.strictObject({ amount: money, reason, ...proof }),
  replies: { 201: single(storeCharge) },
  problems: [
    'forbidden',
    'not-found',
    'rate-limited',
    'idempotency-key-missing',
    'idempotency-key-reused',
    'idempotency-key-in-progress',
  ],
})

export const reverseStoreCharge = endpoint({
  operationId: 'reverseStoreCharge',
  tag,
  summary: 'Give back a charge by a counter entry, once. Takes the password, and a code where two-factor is on',
  method: 'post',
  path: '/charges/{id}/reversal',
  access: 'staff',
  permission: 'payouts.write',
  params: z.object({ id }),
  body: z.strictObject({ reason, ...proof }),
  replies: { 200: single(storeCharge) },
  problems: ['forbidden', 'not-found', 'wrong-state', 'rate-limited'],
})

export type StoreCharge = z.infer<typeof storeCharge>
