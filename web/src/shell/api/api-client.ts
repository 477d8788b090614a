import type { AnyEndpoint } from '@makola/contract/endpoint.ts'
import type { Endpoints } from '@makola/contract/endpoints.ts'
import type { z } from 'zod'
import { readProblem } from './api-problem.ts'
import { findCookie } from './cookies.ts'
import { fetchFromServer } from './fetch-from-server.ts'

// The contract is imported as types only: no schema reaches the browser.

type Call = Endpoints[keyof Endpoints]
type Method = Call['method']
type Of<M extends Method> = Extract<Call, { method: M }>
type Find<M extends Method, P> = Extract<Call, { method: M; path: P }>

/** A call without this part has no such key to look at, and takes no value for it. */
type Input<C, K extends 'params' | 'query' | 'body'> =
  C extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined
type Options<C extends AnyEndpoint> = {
  params?: Input<C, 'params'>
  query?: Input<C, 'query'>
  body?: Input<C, 'body'>
  /** The media type of a text body; without it the body is sent as JSON. */
  mediaType?: 'text/csv' | 'text/plain'
  /** Sent as `Idempotency-Key`. */
  idempotencyKey?: string
  /** Sent as `If-Match`. */
  version?: string
  signal?: AbortSignal
}
/** The answer of the call: the JSON of its success reply, undefined when it has none. */
export type Reply<C extends AnyEndpoint> = C['replies'][keyof C['replies']] extends infer R
  ? R extends z.ZodType
    ? z.output<R>
    : undefined
  : never

async function call(method: Method, path: string, options: Options<AnyEndpoint>): Promise<unknown> {
  const headers = new Headers({ accept: 'application/json' })
  if (options.body !== undefined) headers.set('content-type', options.mediaType ?? 'application/json')
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  if (options.version) headers.set('if-match', options.version)

  const target = formatTarget(path, options.params ?? {}, options.query ?? {})
  const body = options.mediaType ? String(options.body) : JSON.stringify(options.body)
  const init = { method: method.toUpperCase(), headers, body, signal: options.signal }
  const response = import.meta.env.SSR ? await fetchFromServer(target, init) : await fetchFromBrowser(target, init)
  if (!response.ok) throw await readProblem(response)
  const text = await response.text()
  // 202 and 204 come without a body.
  if (text === '') return undefined
  return response.headers.get('content-type')?.startsWith('text/') ? text : JSON.parse(text)
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

/** Sends a request once, with the access token and the anti-forgery token, if any. */
export function sendWithToken(
  target: string,
  accessToken: string | null,
  init: RequestInit & { headers: Headers },
): Promise<Response> {
  if (accessToken) init.headers.set('authorization', `Bearer ${accessToken}`)
  const antiForgery = findCookie(document.cookie, 'XSRF-TOKEN')
  if (antiForgery) init.headers.set('x-xsrf-token', antiForgery)
  return fetch((import.meta.env.VITE_API_URL ?? '/api') + target, init)
}

/** Fills `{id}` into a path and appends the query; absent and empty values are left out. */
export function formatTarget(path: string, params: object, query: object): string {
  const values = new Map(Object.entries(params))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? filled : `${filled}?${search}`
}

function calling<M extends Method>(method: M) {
  return <P extends Of<M>['path']>(path: P, options: Options<Find<M, P>> = {}): Promise<Reply<Find<M, P>>> =>
    call(method, path, options as Options<AnyEndpoint>) as Promise<Reply<Find<M, P>>>
}

/** The API, by method and path: `api.get('/products/{id}', { params: { id }, query: { rate } })`. Throws `ApiProblem`. */
export const api = {
  get: calling('get'),
  post: calling('post'),
  put: calling('put'),
  patch: calling('patch'),
  delete: calling('delete'),
}
