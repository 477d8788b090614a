import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { AnyEndpoint } from '@makola/contract/http/endpoint.ts'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { anyChange, everything, restOn } from '../answer-tags.ts'
import type { Platform } from '../platform.ts'
import { Problem, refuse, refuseField } from '../problem.ts'
import { offerAntiForgeryToken, requireAntiForgeryToken } from './anti-forgery.ts'
import { type Caller, requireStaff, type SignedInCaller, visitor } from './caller.ts'
import { openCursor, sealCursor } from './cursor.ts'
import { type KeepReply, type KeyedRequest, once, requireKey } from './idempotency.ts'
import { networkOf } from './network-of.ts'
import { countCall, type Limit } from './rate-limit.ts'
import { openBodyLimitBytes, readFile, readJson, readText } from './read-body.ts'
import type { Follow } from './stream.ts'
import { validate } from './validate.ts'

type Output<T> = T extends z.ZodType ? z.output<T> : undefined
type ReplyOf<E extends AnyEndpoint> = E extends { replyMediaType: string }
  ? { status: 200; body: AsyncIterable<string | Uint8Array> }
  : JsonReplyOf<E>
type JsonReplyOf<E extends AnyEndpoint> = {
  [S in keyof E['replies'] & number]: E['replies'][S] extends z.ZodType
    ? { status: S; body: z.input<E['replies'][S]> }
    : { status: S; body?: undefined }
}[keyof E['replies'] & number]

/** The events of a stream: the contract's, by name. */
export type EventsOf<E extends AnyEndpoint> = {
  [K in keyof E['events'] & string]: E['events'][K] extends z.ZodType ? z.input<E['events'][K]> : never
}

/** A handler's input, fully checked. */
export type Call<E extends AnyEndpoint> = {
  platform: Platform
  caller: E['access'] extends 'account' | 'member' | 'staff' ? SignedInCaller : Caller
  params: Output<E['params']>
  query: Output<E['query']>
  body: E extends { bodyAsBytes: true } ? Buffer : Output<E['body']>
  /** The version that `If-Match` asks for, or undefined. */
  ifVersion: number | undefined
  /** For work that a crash before its answer must not repeat. Undefined without a key. */
  keep: E extends { isIdempotent: true } ? KeepReply : KeepReply | undefined
  /** For work that claims its key in its own transaction. */
  keyed: E extends { isIdempotent: true } ? KeyedRequest : undefined
  /** The raw request, for cookies and headers. */
  c: Context
}

type Options<E extends AnyEndpoint> = {
  /** Counted per caller's network. */
  limit?: Limit
  /** The time that shared caches may keep a public answer, in seconds. */
  cacheSeconds?: number
  /**
   * The handler says what its answer rests on (`restOn`), all of it: a kept answer is made anew when one of that changes.
   * Otherwise at every change.
   */
  isTagged?: boolean
  /** The owner of the Idempotency-Key. */
  idempotencyCaller?: (call: Call<E>) => string
  /**
   * The part of the body that a repetition must share with the first request, when the body has a password: no trace of that is
   * kept.
   */
  idempotentBody?: (call: Call<E>) => string
  /** The use case claims the key itself (`keyed`), and repeats its answer itself. */
  claimsKey?: true
}

/** A person's tabs, in all their browsers. */
const streamsPerAccount = 12
/** A whole town may share a network. */
const streamsPerNetwork = 100

type Authenticate = (platform: Platform, authorization: string) => Promise<Caller>

/** Mounts the contract's endpoints: limit → authenticate → validate → handler, the same way for each. */
export class Router {
  readonly platform: Platform
  readonly mounted: AnyEndpoint[] = []
  /** The calls whose answers to visitors shared caches may keep. */
  readonly shared: AnyEndpoint[] = []
  readonly app: Hono
  readonly #authenticate: Authenticate

  constructor(app: Hono, platform: Platform, authenticate: Authenticate) {
    this.app = app
    this.platform = platform
    this.#authenticate = authenticate
  }

  /** Answers one endpoint of the contract with `handle`, which returns one of the contract's replies. */
  mount<const E extends AnyEndpoint>(
    endpoint: E,
    handle: (call: Call<E>) => Promise<ReplyOf<E>>,
    options: Options<E> = {},
  ): void {
    if (options.cacheSeconds !== undefined) this.shared.push(endpoint)
    this.#route(endpoint, async (c) => {
      restOn(options.isTagged ? everything : anyChange)
      const { call, network, text } = await this.#prepare(c, endpoint, options)
      const key = c.req.header('idempotency-key')
      const isOnce = endpoint.isIdempotent === 'optional' ? key !== undefined : endpoint.isIdempotent
      const reply = isOnce
        ? await this.#answerOnce(
            {
              operation: `${endpoint.operationId} ${c.req.path}`,
              caller: options.idempotencyCaller?.(call) ?? network,
              key,
              body: options.idempotentBody?.(call) ?? text,
            },
            (means) => handle({ ...call, ...means } as Call<E>),
            options.claimsKey,
          )
        : await handle(call)
      if (endpoint.replyMediaType) {
        return sendPieces(c, endpoint.replyMediaType, reply.body as AsyncIterable<string | Uint8Array>)
      }
      // A signed-in caller's answer may be private: a draft, a role's own fields.
      return send(
        c,
        endpoint,
        this.#sealNext(endpoint, reply),
        call.caller === visitor ? options.cacheSeconds : undefined,
      )
    })
  }

  /**
   * Answers one endpoint of the contract with events. `open` may refuse, now and at every heartbeat: a person who signs out or
   * loses a role loses the stream too. Its result sends events while the caller listens.
   */
  stream<const E extends AnyEndpoint>(
    endpoint: E,
    open: (call: Call<E>) => Promise<Follow<EventsOf<E>>>,
    options: Options<E> = {},
  ): void {
    this.#route(endpoint, async (c) => {
      const { call, network } = await this.#prepare(c, endpoint, options)
      const { caller }: { caller: Caller } = call
      const listener =
        caller.kind === 'visitor'
          ? { id: network, limit: streamsPerNetwork }
          : { id: caller.accountId, limit: streamsPerAccount }
      // Asked as the caller is by then: a person may have left the shop's staff. A short outage of the database refuses nobody.
      const isWelcome = () =>
        this.#admit(c, endpoint)
          .then((now) => open({ ...call, caller: now } as Call<E>))
          .then(
            () => true,
            (error) => !(error instanceof Problem),
          )
      return this.platform.streams.open(c, { listener, isWelcome, follow: await open(call) })
    })
  }

  /** A repetition under the same key gets the first answer. */
  #answerOnce<R extends { status: number; body?: unknown }>(
    request: Parameters<typeof once>[1],
    handle: (means: { keep: KeepReply } | { keyed: KeyedRequest }) => Promise<R>,
    claimsKey = false,
  ): Promise<{ status: number; body?: unknown }> {
    return claimsKey ? handle({ keyed: requireKey(request) }) : once(this.platform, request, (keep) => handle({ keep }))
  }

  #route(endpoint: AnyEndpoint, answer: (c: Context) => Promise<Response>): void {
    this.mounted.push(endpoint)
    const path = honoPath(endpoint.path)
    for (const variant of new Set([path, path.replace(/\/$/, ''), path.replace(/\/?$/, '/')])) {
      this.app.on(endpoint.method.toUpperCase(), variant, answer)
    }
  }

  /** Limit → authenticate → validate. */
  async #prepare<E extends AnyEndpoint>(c: Context, endpoint: E, { limit }: Options<E>) {
    const network = networkOf(c, this.platform.config.trustProxy)
    if (limit) await countCall(this.platform, `${endpoint.operationId}:${network}`, limit)
    const caller = await this.#admit(c, endpoint)
    const { text, body } = await readBodyFor(endpoint, c)
    const call = {
      platform: this.platform,
      caller,
      params: endpoint.params && validate(endpoint.params, c.req.param(), 'path'),
      query: endpoint.query && this.#openQuery(endpoint, validate(endpoint.query, readQuery(c), 'query')),
      body: endpoint.body && !endpoint.bodyAsBytes ? validate(endpoint.body, body, 'body') : body,
      ifVersion: readIfMatch(c),
      c,
    } as Call<E>
    return { call, network, text }
  }

  /** Only we may say where a list continues: its cursors leave signed … */
  #sealNext(endpoint: AnyEndpoint, reply: { status: number; body?: unknown }): { status: number; body?: unknown } {
    const body = reply.body as { meta?: { next?: string | null } } | undefined
    const next = body?.meta?.next
    if (!next) return reply
    const sealed = sealCursor(this.platform, endpoint.operationId, next)
    return { ...reply, body: { ...body, meta: { ...body.meta, next: sealed } } }
  }

  /** … and must come back signed. */
  #openQuery(endpoint: AnyEndpoint, query: unknown): unknown {
    const { cursor } = query as { cursor?: string }
    if (cursor === undefined) return query
    return { ...(query as object), cursor: openCursor(this.platform, endpoint.operationId, cursor) }
  }

  async #admit(c: Context, { access, method, permission }: AnyEndpoint): Promise<Caller> {
    if (access === 'sign-in') return visitor
    const authorization = c.req.header('authorization')
    const caller = authorization === undefined ? visitor : await this.#authenticate(this.platform, authorization)
    if (['account', 'member', 'staff'].includes(access) && caller.kind === 'visitor') {
      throw refuse('platform.sign-in')
    }
    if (access === 'staff') requireStaff(caller, permission)
    if (access === 'cart') {
      if (method === 'get') offerAntiForgeryToken(c, this.platform.config.publicUrl.startsWith('https:'))
      else requireAntiForgeryToken(c, this.platform.config.publicUrl)
    }
    return caller
  }
}

/** The path as the router wants it: `/rates/{id}` → `/rates/:id`. */
export function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

async function readBodyFor({ body, bodyMediaType, bodyAsBytes, access, ...own }: AnyEndpoint, c: Context) {
  if (!body) return { text: '', body: undefined }
  const isForFew = ['member', 'staff', 'provider'].includes(access)
  const { bodyLimitBytes = isForFew ? undefined : openBodyLimitBytes } = own
  if (bodyMediaType && bodyAsBytes) return { text: '', body: await readFile(c, bodyMediaType, bodyLimitBytes) }
  if (bodyMediaType) {
    const text = await readText(c, bodyMediaType, bodyLimitBytes)
    return { text, body: text }
  }
  const { text, json } = await readJson(c, bodyLimitBytes)
  return { text, body: json }
}

function readQuery(c: Context): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, values] of Object.entries(c.req.queries())) {
    const [first, ...more] = values
    if (more.length > 0) {
      throw refuseField({ parameter: name }, 'platform.given-twice')
    }
    // `?category=` is the same as no category: an emptied form field.
    if (first !== undefined && first !== '') query[name] = first
  }
  return query
}

/** Our entity tags start with the version: `"7.k3J9…"`. */
function readIfMatch(c: Context): number | undefined {
  const header = c.req.header('if-match')
  if (header === undefined || header === '*') return undefined
  const version = /^(?:W\/)?"(\d+)(?:\.[\w-]+)?"$/.exec(header.trim())?.[1]
  // A tag that we never issued cannot be the current one.
  return version === undefined ? -1 : Number(version)
}

function send(
  c: Context,
  endpoint: AnyEndpoint,
  reply: { status: number; body?: unknown },
  cacheSeconds?: number,
): Response {
  const isPublicRead = endpoint.method === 'get' && endpoint.access === 'public' && cacheSeconds !== undefined
  const cacheControl = isPublicRead ? `public, max-age=0, s-maxage=${cacheSeconds}, must-revalidate` : 'no-store'
  if (reply.body === undefined) return c.body(null, reply.status as 204, { 'cache-control': cacheControl })
  const text = JSON.stringify(reply.body)
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
  }
  if (endpoint.method === 'get') {
    headers.etag = entityTag(text, reply.body)
    // A compressed answer had the weak form of its tag.
    if (c.req.header('if-none-match')?.replace(/^W\//, '') === headers.etag) return c.body(null, 304, headers)
  }
  return c.body(text, reply.status as 200, headers)
}

/** A streamed answer, cached by nobody. */
function sendPieces(c: Context, mediaType: string, pieces: AsyncIterable<string | Uint8Array>): Response {
  const bytes = Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream
  const contentType = mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType
  return c.body(bytes, 200, { 'content-type': contentType, 'cache-control': 'no-store' })
}

function entityTag(text: string, body: unknown): string {
  const version = (body as { data?: { version?: unknown } }).data?.version
  const digest = createHash('sha1').update(text).digest('base64url')
  return typeof version === 'number' ? `"${version}.${digest}"` : `"${digest}"`
}
