import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { problems } from '@makola/contract/http/problems.ts'
import { say } from '@makola/words/say.ts'
import type { Config } from '../config.ts'
import { newId } from '../ids.ts'
import { escapeText, writePage } from '../pages/closed-page.ts'
import { securityHeaders } from '../pages/secure-headers.ts'
import { refuse } from '../problem.ts'

const t = say('en')
/** Drawn at random, so that not all return at once, in seconds. */
const waits = { least: 1, most: 4 }

/** Answers 503 to a request that is not let in, from texts that are ready: a problem for programs, a page that returns for people. */
export function busyAnswers(config: Config): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const headers = { ...securityHeaders(config), 'cache-control': 'no-store' }
  const { type, status, code, message } = refuse('platform.overloaded')
  const problem = JSON.stringify({
    type,
    title: problems[type].title,
    status,
    code,
    params: {},
    detail: message,
  }).slice(0, -1)
  const page = Buffer.from(busyPage(config))

  return (incoming, outgoing) => {
    const path = incoming.url?.split('?', 1)[0] ?? ''
    const seconds = randomInt(waits.least, waits.most + 1)
    const isPage = wantsPage(incoming, path)
    const requestId = newId()
    const body = isPage
      ? page
      : Buffer.from(`${problem},"instance":${JSON.stringify(path)},"request_id":${JSON.stringify(requestId)}}`)
    outgoing.writeHead(status, {
      ...headers,
      ...(isPage
        ? {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': policy,
            // Needs no script: the browser comes back by itself.
            refresh: String(seconds),
          }
        : { 'content-type': 'application/problem+json', 'x-request-id': requestId }),
      'retry-after': String(seconds),
      'content-length': String(body.length),
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  }
}

function wantsPage({ method, headers }: IncomingMessage, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !path.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '')
}

const policy = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const busyPage = ({ shopName }: Config) =>
  writePage({
    shopName: escapeText(shopName),
    title: t('shell.busy.title'),
    body: `<p>${t('shell.busy.safe')}</p>
<p role="status" class="soft">${t('shell.closed.again')}</p>
<a href="">${t('shell.closed.try')}</a>
</main>`,
  })
