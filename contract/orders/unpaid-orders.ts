import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, single } from '../http/fields.ts'
import { paymentStart, providerName } from '../payments/payments.ts'
import { trackedOrder, trackingToken } from './orders.ts'

// The calls on an order that awaits payment, open to anyone with its tracking link.

const tag = 'orders'

export const payAgain = endpoint({
  operationId: 'payAgain',
  tag,
  summary: 'Try again to pay an order that still waits for its payment',
  method: 'post',
  path: '/orders/{id}/payments',
  access: 'public',
  isIdempotent: true,
  params: z.object({ id }),
  body: z.strictObject({ trackingToken, provider: providerName }),
  replies: { 201: single(paymentStart) },
  problems: [
    'not-found',
    'already-paid',
    'wrong-state',
    'out-of-stock',
    'rate-limited',
    'idempotency-key-missing',
    'idempotency-key-reused',
    'idempotency-key-in-progress',
  ],
})

export const releaseOrder = endpoint({
  operationId: 'releaseOrder',
  tag,
  summary: "Release an unpaid order: its lines return to this browser's cart, to be changed",
  method: 'post',
  path: '/orders/{id}/let-go',
  access: 'cart',
  params: z.object({ id }),
  body: z.strictObject({ trackingToken }),
  replies: { 200: single(trackedOrder) },
  problems: ['not-found', 'already-paid', 'wrong-state', 'anti-forgery'],
})
