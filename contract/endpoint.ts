import type { z } from 'zod'
import type { ProblemType } from './problems.ts'

/**
 * Who may call: `public` anyone; `cart` anyone, the guest cart's cookie decides whose cart it is, so unsafe calls
 * need the anti-forgery header; `sign-in` anyone who brings what signs in, an access token is not looked at; `account` anyone who is signed in; `member` someone of the store in question, by the table
 * of permissions; `operator` the platform's own people; `provider` a payment provider, recognised by its signature.
 */
export type Access = 'public' | 'cart' | 'sign-in' | 'account' | 'member' | 'operator' | 'provider'

type EndpointShape = {
  operationId: string
  tag: string
  summary: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** OpenAPI style, below the API's base address, with its last slash where the specification has one: `/rates/{id}`. */
  path: `/${string}`
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Where the body is no JSON: what it is, and as what the shape gets it, a text. */
  bodyMediaType?: 'text/csv' | 'text/plain'
  /** A large file is handed on as the bytes that came, not as a text. */
  bodyAsBytes?: true
  /** Where a body may be larger, or must be smaller, than those of ordinary calls, in bytes. */
  bodyLimitBytes?: number
  /** The `Idempotency-Key` header: the same key and body give the first answer again. */
  isIdempotent?: true
  /** Success replies by status; `null` is a reply without a body. */
  replies: { [status: number]: z.ZodType | null }
  /** Where the answer is no JSON: it is sent piece by piece, as it is made. */
  replyMediaType?: 'text/csv' | 'application/pdf'
  /** What an answer without an end tells of, by the event's name: server-sent events. Such a call has no `replies`. */
  events?: { [name: string]: z.ZodType }
  /** Problems that this call may answer beyond those that every call may answer. */
  problems: readonly ProblemType[]
}

/** Declares one call of the API. The api mounts it and writes openapi.json from it, the web derives its client's types. */
export function endpoint<const E extends EndpointShape>(shape: E): E {
  return shape
}

export type AnyEndpoint = EndpointShape
