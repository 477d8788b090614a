import { createHash } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps, Agent as TlsAgent } from 'node:https'
import { isIP } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { BucketSettings } from '../config.ts'

const connectTimeoutMs = 1_000
/** Without a byte in either direction. */
const idleTimeoutMs = 4_000
const mostTries = 3
/** The longest pause before the second try; it doubles with each. */
const firstPauseMs = 100

export type BucketCall = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Without a key the call is about the bucket itself. */
  key?: string
  headers?: Record<string, string>
  body?: Uint8Array
}
export type BucketAnswer = { status: number; headers: IncomingHttpHeaders; body: Uint8Array }

/** The service has answered, and not with success. */
export class BucketRefusal extends Error {
  readonly status: number
  constructor(answer: BucketAnswer) {
    // The rest of it may hold keys and signatures.
    super(`The storage answered with ${answer.status}: ${sayOf(answer, 'Code')} ${sayOf(answer, 'Message')}`)
    this.status = answer.status
  }
}

const sayOf = ({ body }: BucketAnswer, name: 'Code' | 'Message') =>
  new RegExp(`<${name}>([^<]{0,300})</${name}>`).exec(Buffer.from(body).toString('utf8', 0, 2_000))?.[1] ?? ''

export type BucketClient = {
  /**
   * Calls the service up to three times, because it may stumble. Every call may be repeated.
   * @throws BucketRefusal for an answer other than success; Error when none comes
   */
  call(call: BucketCall, signal?: AbortSignal): Promise<BucketAnswer>
  /** Signs the address of a PUT that somebody else sends, with exactly these headers. */
  signPut(key: string, headers: Record<string, string>, expiresInSeconds: number): Promise<string>
}

/** A client of any service that speaks S3. `fetch` cannot bound the time for connecting. */
export function openBucketClient(settings: BucketSettings): BucketClient {
  const { accessKeyId, secretAccessKey, region } = settings
  const addressOf = addressIn(settings)
  const keys = { accessKeyId, secretAccessKey, region, service: 's3', cache: new Map<string, ArrayBuffer>() }
  const agent = addressOf().startsWith('https:') ? new TlsAgent(connections) : new Agent(connections)

  const callOnce = async ({ method, key, headers: given, body }: BucketCall, signal: AbortSignal | undefined) => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const headers = {
      ...given,
      ...(body && { 'content-length': String(body.byteLength) }),
      'x-amz-content-sha256': hash,
    }
    const signed = await new AwsV4Signer({ ...keys, method, url: addressOf(key), headers }).sign()
    return send({ method, agent, headers: Object.fromEntries(signed.headers), signal }, signed.url, body)
  }
  return {
    async call(call, signal) {
      for (let turn = 1; ; turn++) {
        const answer = await callOnce(call, signal).catch((error: Error) => error)
        if (!(answer instanceof Error) && answer.status < 300) return answer
        const failure = answer instanceof Error ? answer : new BucketRefusal(answer)
        if (turn === mostTries || signal?.aborted || !mayPass(failure)) throw failure
        await wait(Math.random() * firstPauseMs * 2 ** (turn - 1), undefined, { signal }).catch(() => {
          throw failure
        })
      }
    },
    async signPut(key, headers, expiresInSeconds) {
      const url = `${addressOf(key)}?X-Amz-Expires=${expiresInSeconds}`
      const signed = { method: 'PUT', url, headers, signQuery: true, allHeaders: true }
      return (await new AwsV4Signer({ ...keys, ...signed }).sign()).url.href
    },
  }
}

/** No answer, too many calls, a fault of the service, or a call that it lost patience with. */
export function mayPass(failure: Error): boolean {
  if (!(failure instanceof BucketRefusal)) return true
  const { status, message } = failure
  // 501: it never will.
  return (
    (status >= 500 && status !== 501) ||
    status === 429 ||
    status === 408 ||
    (status === 400 && message.includes('RequestTimeout'))
  )
}

const connections = { keepAlive: true, maxSockets: 50 }

/** The address of an object: the bucket is a part of the host or of the path. */
function addressIn({ bucket, endpoint, region, isPathStyle }: BucketSettings): (key?: string) => string {
  const usual = `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  const { protocol, host, hostname, pathname } = new URL(endpoint ?? usual)
  const isInHost =
    !isPathStyle && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 && /^[a-z0-9][a-z0-9-]+[a-z0-9]$/.test(bucket)
  const base = pathname.replace(/\/$/, '')
  const start = isInHost ? `${protocol}//${bucket}.${host}${base}` : `${protocol}//${host}${base}/${bucket}`
  return (key) => {
    if (key === '') throw new RangeError('An object has a name')
    if (key === undefined) return isInHost ? `${start}/` : start
    return `${start}/${key.split('/').map(encodeURIComponent).join('/')}`
  }
}

type Sent = {
  method: string
  agent: Agent
  headers: Record<string, string>
  signal: AbortSignal | undefined
}

function send({ signal, ...options }: Sent, url: URL, body: Uint8Array | undefined): Promise<BucketAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<BucketAnswer>()
  const start = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = start(url, { ...options, ...(signal && { signal }) }, async (response) => {
    const { statusCode: status = 0, headers } = response
    // An answer without a body is whole with its head: Swift sends the end of an empty body after it, which HTTP does not allow.
    if (options.method === 'HEAD' || status === 204) {
      resolve({ status, headers, body: Buffer.alloc(0) })
      response.resume()
      return
    }
    try {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status, headers, body: Buffer.concat(chunks) })
    } catch (error) {
      reject(error)
    }
  })
  request.on('error', reject)
  request.setTimeout(idleTimeoutMs, () => request.destroy(new Error(`${url.host} was silent for too long`)))
  request.on('socket', (socket) => {
    if (!socket.connecting) return
    const late = setTimeout(() => request.destroy(new Error(`${url.host} cannot be reached`)), connectTimeoutMs)
    for (const end of ['connect', 'close']) socket.once(end, () => clearTimeout(late))
  })
  request.end(body)
  return promise
}
