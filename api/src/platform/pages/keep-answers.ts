import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'
import type { Platform } from '../platform.ts'
import { type Answer, type AnswerSource, type Form, openAnswerCache } from './answer-cache.ts'
import { readData } from './answer-data.ts'
import { chooseForm } from './answer-forms.ts'
import { nameScriptsByHash } from './page-policy.ts'
import { securityHeaders } from './secure-headers.ts'

type Fetch = (request: Request) => Response | Promise<Response>
/** Answers a request from the cache, filling it if necessary; null when the answer is not the same for everyone. */
export type AnswerShared = ((request: Request) => Response | Promise<Response> | null) & {
  /** Answers a call of this path, from the same cache, with its data: for readers in this process. */
  read: (target: string) => Promise<{ status: number; data: unknown }> | null
  /**
   * Before a GET of this address is let in: `ready` when nothing has to be made for it, otherwise an older answer for when the shop is
   * too busy to make one.
   */
  look: (target: string, headers: IncomingHttpHeaders) => 'ready' | Older | null
}
/** An answer that was right up to ten seconds ago, as it is sent. */
export type Older = { status: number; headers: Record<string, string>; body: Buffer }

type Sources = {
  /** Makes an answer from a request without anything personal. */
  fetch: Fetch
  isSharedCall: (path: string) => boolean
  isSharedPage: (path: string) => boolean
  /** Counts where answers come from. */
  count?: (source: AnswerSource, kind: 'page' | 'call') => void
}

/** The cookies that a page is rendered from. No other reaches it, so that it cannot contain a cart or a person. */
const choices = /(?:^|;\s*)((?:rate|theme)=[\w-]+)/g

/**
 * Answers signed-out visitors from memory where answers are the same for all (cacheable calls of the API, pages of the shop).
 * Null when the setting disables it.
 */
export function keepAnswers(
  platform: Platform,
  { fetch, isSharedCall, isSharedPage, count = () => {} }: Sources,
): AnswerShared {
  const limitBytes = platform.config.answerCacheMegabytes * 1_000_000
  if (limitBytes === 0) return Object.assign(() => null, { read: () => null, look: () => null })
  const cache = openAnswerCache(
    { ...platform, count: (source, key) => count(source, key.startsWith('/api/') ? 'call' : 'page') },
    limitBytes,
  )
  const { origin } = new URL(platform.config.publicUrl)

  const keyOf = (target: string, cookie: string) => `${target} ${cookie}`

  function answer(target: string, cookie: string): Answer | Promise<Answer> {
    return cache.answer(keyOf(target, cookie), async () =>
      readAnswer(await fetch(new Request(origin + target, { headers: { cookie } })), platform.config),
    )
  }

  function answerShared(request: Request): Response | Promise<Response> | null {
    if (request.method !== 'GET') return null
    const target = request.url.slice(request.url.indexOf('/', 'https://'.length))
    const path = target.replace(/\?.*/s, '')
    const isPage = isSharedPage(path)
    if (!isPage && !isSharedCall(path)) return null
    // A signed-in caller may see more, and is answered separately.
    if (request.headers.has('authorization')) return null
    const found = answer(target, isPage ? readChoices(request.headers.get('cookie')) : '')
    return found instanceof Promise ? found.then((made) => respond(request, made)) : respond(request, found)
  }

  return Object.assign(answerShared, {
    read: (target: string) => {
      if (!isSharedCall(target.replace(/\?.*/s, ''))) return null
      const found = answer(target, '')
      return found instanceof Promise ? found.then(readData) : Promise.resolve(readData(found))
    },
    look: (target: string, { authorization, cookie, 'accept-encoding': accepted }: IncomingHttpHeaders) => {
      if (authorization !== undefined) return null
      const path = target.replace(/\?.*/s, '')
      const isPage = isSharedPage(path)
      if (!isPage && !isSharedCall(path)) return null
      const found = cache.look(keyOf(target, isPage ? readChoices(cookie ?? null) : ''))
      if (found === null || found === 'ready') return found
      const { headers, body } = chooseForm(found.answer, accepted ?? null)
      return { status: found.answer.status, headers: { ...headers, age: String(Math.ceil(found.age / 1_000)) }, body }
    },
  })
}

function readChoices(cookies: string | null): string {
  return [...(cookies ?? '').matchAll(choices)].map(([, choice]) => choice).join('; ')
}

/** Records a complete answer, with the data for sending it again. */
async function readAnswer(response: Response, config: Config): Promise<Answer> {
  const { 'set-cookie': cookies, 'x-request-id': requestId, ...made } = Object.fromEntries(response.headers)
  const isPage = made['content-type']?.startsWith('text/html') ?? false
  const isShared =
    response.status === 200 && cookies === undefined && (isPage || /\bpublic\b/.test(made['cache-control'] ?? ''))
  const headers: Form['headers'] = { ...made, ...securityHeaders(config), vary: 'accept-encoding' }
  // The id is for finding what went wrong. An answer shared by many requests has none.
  if (!isShared && requestId !== undefined) headers['x-request-id'] = requestId
  const bytes = Buffer.from(await response.arrayBuffer())
  const plain = isPage ? preparePage({ headers, body: bytes }) : { headers, body: bytes }
  return { status: response.status, plain, zipped: new Map(), isShared }
}

function preparePage({ headers, body }: Form): Form {
  const { html, policy } = nameScriptsByHash(body.toString(), headers['content-security-policy'] ?? '')
  const bytes = Buffer.from(html)
  const etag = `"${hash('sha1', bytes, 'base64url')}"`
  return { headers: { ...headers, 'content-security-policy': policy, etag }, body: bytes }
}

function respond({ headers: asked }: Request, answer: Answer): Response {
  const { status, plain } = answer
  const isUnchanged = plain.headers.etag && asked.get('if-none-match')?.replace(/^W\//, '') === plain.headers.etag
  const { headers, body } = chooseForm(answer, asked.get('accept-encoding'))
  return isUnchanged ? new Response(null, { status: 304, headers }) : new Response(body, { status, headers })
}
