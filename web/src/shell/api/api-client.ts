import type { AnyEndpoint } from '@makola/contract/http/endpoint.ts'
import type { z } from 'zod'
import { ApiProblem, readProblem } from './api-problem.ts'
import { findCookie } from './cookies.ts'
import { fetchFromServer, readFromServer } from './fetch-from-server.ts'
import { fetchPatiently } from './fetch-patiently.ts'

// The browser gets each operation of the contract as one line, `get /rates/{id}`, and no schema: see web/import-operations.ts.

/** One part of a call's input: required when the contract requires it, refused when the operation has no such part. */
type Part<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodType>
    ? MayBeLeftOut<K, z.input<S>> extends true
      ? { [P in K]?: z.input<S> }
      : { [P in K]: z.input<S> | FileOf<E, K> }
    : { [P in K]?: undefined }
/** A file goes as its bytes where the contract takes text: its encoding is the server's to judge. */
type FileOf<E, K> = K extends 'body' ? (E extends { bodyMediaType: string } ? Blob : never) : never
/** True for a query with optional fields only, and for an optional body. */
type MayBeLeftOut<K, I> = K extends 'body'
  ? undefined extends I
    ? true
    : false
  : Record<never, never> extends I
    ? true
    : false

/** The parts that form a call's address. */
export type Target<E> = Part<E, 'params'> & Part<E, 'query'>
type Input<E> = Target<E> &
  Part<E, 'body'> &
  (E extends { isIdempotent: true | 'optional' } ? { idempotencyKey: string } : { idempotencyKey?: undefined }) & {
    /** Sent as `If-Match`. */
    version?: string
    signal?: AbortSignal
    /** Arrives also when the page is left at once. For small bodies. */
    keepalive?: boolean
  }
type Arguments<E> = Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]
/** The body of a call. */
export type Sent<E extends { body: z.ZodType }> = z.input<E['body']>
/** The answer of the call: the JSON of its success reply, undefined when it has none. */
export type Reply<C extends AnyEndpoint> = C['replies'][keyof C['replies']] extends infer R
  ? R extends z.ZodType
    ? z.output<R>
    : undefined
  : never

/** Calls an operation of the contract: `call(getProduct, { params: { id }, query: { rate } })`. Throws `ApiProblem`. */
export const call = callOperation as <E extends AnyEndpoint>(operation: E, ...given: Arguments<E>) => Promise<Reply<E>>

type AnyInput = {
  params?: object
  query?: object
  body?: unknown
  idempotencyKey?: string
  version?: string
  signal?: AbortSignal
  keepalive?: boolean
}

async function callOperation(operation: AnyEndpoint, input: AnyInput = {}): Promise<unknown> {
  const [method = '', path = '', bodyMediaType] = readLine(operation)
  const target = writeTarget(path, input)
  if (import.meta.env.SSR && method === 'get') {
    const kept = await readFromServer(target)
    if (kept) return takeData(kept)
  }
  const headers = new Headers({ accept: 'application/json' })
  if (input.body !== undefined) headers.set('content-type', bodyMediaType ?? 'application/json')
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey)
  if (input.version) headers.set('if-match', input.version)

  const body = bodyMediaType ? (input.body as string | Blob | undefined) : JSON.stringify(input.body)
  const init = { method: method.toUpperCase(), headers, body, signal: input.signal, keepalive: input.keepalive }
  const response = import.meta.env.SSR ? await fetchFromServer(target, init) : await fetchFromBrowser(target, init)
  if (!response.ok) throw await readProblem(response)
  const text = await response.text()
  // 202 and 204 come without a body.
  if (text === '') return undefined
  return response.headers.get('content-type')?.startsWith('text/') ? text : JSON.parse(text)
}

function takeData({ status, data }: { status: number; data: unknown }): unknown {
  if (status < 300) return data
  throw new ApiProblem(status, typeof data === 'object' && data !== null ? data : {})
}

/** Returns true when there is a new access token, which makes a call with a 401 worth one retry. */
type RenewAccess = (refusedToken: string | null) => Promise<boolean>

let renewAccess: RenewAccess = async () => false

/** The module of accounts knows how to continue a session; it registers this when the page starts. */
export function renewAccessWith(renew: RenewAccess): void {
  renewAccess = renew
}

/** Sends a request with this browser's session, and once more with a new token after a 401. */
export async function fetchFromBrowser(target: string, init: RequestInit & { headers: Headers }): Promise<Response> {
  const accessToken = localStorage.getItem('accessToken')
  const response = await sendWithToken(target, accessToken, init)
  if (response.status !== 401 || !localStorage.getItem('refreshToken')) return response
  if (!(await renewAccess(accessToken))) return response
  return sendWithToken(target, localStorage.getItem('accessToken'), init)
}

/** Sends a request with the access token and the anti-forgery token, if any. */
export function sendWithToken(
  target: string,
  accessToken: string | null,
  init: RequestInit & { headers: Headers },
): Promise<Response> {
  if (accessToken) init.headers.set('authorization', `Bearer ${accessToken}`)
  const antiForgery = findCookie(document.cookie, 'XSRF-TOKEN')
  if (antiForgery) init.headers.set('x-xsrf-token', antiForgery)
  return fetchPatiently((import.meta.env.VITE_API_URL ?? '/api') + target, init)
}

/** Fills `{id}` into a call's path and appends the query; absent and empty values are left out. */
export function formatTarget<E extends AnyEndpoint>(operation: E, given: Target<E>): string {
  return writeTarget(readLine(operation)[1] ?? '', given)
}

/** The method, path and body's type that the build leaves of an operation. */
export const readLine = (operation: AnyEndpoint) => (operation as unknown as string).split(' ')

function writeTarget(path: string, { params = {}, query = {} }: AnyInput): string {
  const values = new Map(Object.entries(params))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? filled : `${filled}?${search}`
}
