import { z } from 'zod'

/** Every problem type (RFC 9457) that the API may answer, with its status and title. The list is closed. */
export const problems = {
  'malformed-json': { status: 400, title: 'The body is not valid JSON' },
  'malformed-request': { status: 400, title: 'The request could not be read' },
  'idempotency-key-missing': { status: 400, title: 'An Idempotency-Key header is needed' },
  unauthenticated: { status: 401, title: 'Please sign in' },
  'token-expired': { status: 401, title: 'The session has expired' },
  'token-revoked': { status: 401, title: 'The session has ended' },
  'wrong-credentials': { status: 401, title: 'These sign-in details are wrong' },
  'bad-signature': { status: 401, title: 'The signature does not match' },
  forbidden: { status: 403, title: 'You are not allowed to do this' },
  'anti-forgery': { status: 403, title: 'The anti-forgery token is missing or wrong' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'out-of-stock': { status: 409, title: 'Not enough in stock' },
  'price-changed': { status: 409, title: 'The price has changed' },
  'price-unavailable': { status: 409, title: 'Not sold in this currency at the moment' },
  'cart-empty': { status: 409, title: 'The cart is empty' },
  'cart-changed': { status: 409, title: 'The cart has changed' },
  'store-at-limit': { status: 409, title: 'A store cannot take this order at the moment' },
  'not-deliverable': { status: 409, title: 'A store does not deliver there' },
  'already-paid': { status: 409, title: 'Already paid' },
  'wrong-state': { status: 409, title: 'Not possible in this state' },
  duplicate: { status: 409, title: 'Already exists' },
  'needs-confirmation': { status: 409, title: 'Please confirm this change' },
  'idempotency-key-in-progress': { status: 409, title: 'The same request is still being processed' },
  'refund-too-large': { status: 409, title: 'More than can be refunded' },
  'payment-mismatch': { status: 409, title: 'The payment does not match the order' },
  'version-mismatch': { status: 412, title: 'Someone else has changed this' },
  'payload-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'This media type is not accepted' },
  'validation-failed': { status: 422, title: 'The request is not valid' },
  'idempotency-key-reused': { status: 422, title: 'This Idempotency-Key was used for another request' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  overloaded: { status: 503, title: 'The shop is very busy' },
  'dependency-unavailable': { status: 503, title: 'A service that we depend on is not responding' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemType = keyof typeof problems

/** What a text names: proper names, integers, amounts, dates, closed codes; never a phrase and never formatted text. */
const params = z.record(z.string(), z.unknown())

export const fieldError = z.object({
  /** JSON pointer into the body … */
  pointer: z.string().optional(),
  /** … or the name of a query, path or header parameter. */
  parameter: z.string().optional(),
  /** What is wrong, for a program; `detail` says the same for people, with these parameters. */
  code: z.string(),
  params: params.optional(),
  detail: z.string(),
})

/** The body of every error answer, `application/problem+json`. `detail` is written for people. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** What happened, for a program that has words of its own for it; the closed list is in `problem-codes.ts`. */
  code: z.string().optional(),
  params: params.optional(),
  detail: z.string(),
  instance: z.string(),
  request_id: z.string(),
  errors: z.array(fieldError).optional(),
  /** The current value, for a conflict: the new total, the short lines, the present state. */
  current: z.unknown().optional(),
})

export type Problem = z.infer<typeof problem>
export type FieldError = z.infer<typeof fieldError>
