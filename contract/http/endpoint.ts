import type { z } from 'zod'
import type { StaffPermission } from '../permissions.ts'
import type { ProblemType } from './problems.ts'

/**
 * The callers that are let in: `public` anyone; `cart` anyone, with the cart or wish list named by the guest's cookie, so unsafe
 * calls need the anti-forgery header; `sign-in` anyone with credentials, no access token is read; `account` anyone who is signed in;
 * `member` a member of the store in question, by the table of permissions; `staff` the shop's own people, by the permission that the
 * call names; `provider` a payment provider, recognised by its signature.
 */
export type Access = 'public' | 'cart' | 'sign-in' | 'account' | 'member' | 'staff' | 'provider'

type EndpointShape = {
  operationId: string
  tag: string
  summary: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** OpenAPI style, below the API's base address, with its last slash where the specification has one: `/rates/{id}`. */
  path: `/${string}`
  access: Access
  /** What the caller needs, where `access` is `staff`. A staff call without one does not compile. */
  permission?: StaffPermission
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The media type of a body that is not JSON. The shape gets it as text. */
  bodyMediaType?: 'text/csv' | 'text/plain'
  /** Passes a large file on as bytes instead of text. */
  bodyAsBytes?: true
  /** The limit of this call's body in bytes, where it differs from that of ordinary calls. */
  bodyLimitBytes?: number
  /**
   * The `Idempotency-Key` header: the same key and body return the first answer again. `optional` for a call that was without one
   * once, and bears a repetition: pages and programs from then send none.
   */
  isIdempotent?: true | 'optional'
  /** Success replies by status; `null` is a reply without a body. */
  replies: { [status: number]: z.ZodType | null }
  /** The media type of an answer that is not JSON. It is sent in pieces, as they are made. */
  replyMediaType?: 'text/csv' | 'application/pdf' | 'application/octet-stream'
  /** The events of an endless answer (server-sent events), by name. Such a call has no `replies`. */
  events?: { [name: string]: z.ZodType }
  /** Problems that this call may answer, beyond those of every call. */
  problems: readonly ProblemType[]
}

type StaffShape = { access: 'staff'; permission: StaffPermission }

/** Declares one call of the API. The api mounts it and writes openapi.json from it; the web calls it by name. */
export function endpoint<const E extends EndpointShape & (StaffShape | { access: Exclude<Access, 'staff'> })>(
  shape: E,
): E {
  return shape
}

export type AnyEndpoint = EndpointShape
