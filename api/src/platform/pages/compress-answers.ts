import type { MiddlewareHandler } from 'hono'
import { chooseQuick, compressQuickly, readAccepted, smallestToCompressBytes } from './compress-answer.ts'

const written = /^(?:text\/html|application\/(?:problem\+)?json)\b/

/** Compresses pages and answers that are written whole. Files and long tables are left to what compresses streams. */
export const compressAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers, status, statusText } = c.res
  const encoding = chooseQuick(readAccepted(c.req.header('accept-encoding') ?? null))
  const isOpen = c.res.body && !headers.has('content-encoding') && c.req.method !== 'HEAD'
  if (!encoding || !isOpen || !written.test(headers.get('content-type') ?? '')) return
  const body = Buffer.from(await c.res.arrayBuffer())
  const isSmall = body.length < smallestToCompressBytes
  const sent = new Response(isSmall ? body : compressQuickly(body, encoding), { status, statusText, headers })
  if (isSmall) {
    // Without a length, what compresses streams would take it for a long one.
    sent.headers.set('content-length', String(body.length))
  } else {
    sent.headers.set('content-encoding', encoding)
    sent.headers.append('vary', 'accept-encoding')
    sent.headers.delete('content-length')
  }
  c.res = undefined
  c.res = sent
}
