import { lookup } from 'node:dns/promises'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { say } from '@makola/words/say.ts'
import { type AddressRule, isPublicWebAddress } from './is-public-address.ts'

const t = say('en')

/** Access to addresses that strangers name. */
export type Outside = {
  mayReach: AddressRule
  /** All addresses of a name, asked for once. */
  resolve: (hostname: string) => Promise<string[]>
}

export const outside: Outside = {
  mayReach: isPublicWebAddress,
  resolve: async (hostname) => (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address),
}

/** The reason why something was not fetched, in words for the person who named its address. */
export class NotFetched extends Error {
  /** True when a retry could succeed. */
  readonly mayPass: boolean

  constructor(why: string, { mayPass = false } = {}) {
    super(why)
    this.mayPass = mayPass
  }
}

type Limits = { bytes: number; milliseconds: number; accept: string }

const mostRedirects = 3
const longestAddress = 2000

/**
 * Fetches an address named by a stranger. A name is resolved once, each of its addresses must be allowed, and the connection goes
 * to one of these and no other; the same holds for a redirect.
 * @throws NotFetched
 */
export async function download(address: string, limits: Limits, { mayReach, resolve }: Outside): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.milliseconds)
  let url = readAddress(address)
  for (let redirects = 0; ; redirects++) {
    const addresses = await findAddresses(url, { mayReach, resolve }, signal)
    const found = await ask(url, { addresses, limits, signal })
    if (found instanceof Uint8Array) return found
    if (redirects === mostRedirects)
      throw new NotFetched(t('media.download.too-many-redirects', { most: mostRedirects }))
    url = readAddress(found.location, url)
  }
}

function readAddress(address: string, base?: URL): URL {
  const url = address.length <= longestAddress ? URL.parse(address, base) : null
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new NotFetched(t('media.download.not-an-address'))
  if (url.username !== '' || url.password !== '') throw new NotFetched(t('media.download.password'))
  return url
}

const portOf = ({ port, protocol }: URL) => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port))
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1')

async function findAddresses(url: URL, { mayReach, resolve }: Outside, signal: AbortSignal): Promise<string[]> {
  const host = hostOf(url)
  const addresses = isIP(host) ? [host] : await within(signal, resolve(host)).catch(explainUnknownName)
  if (addresses.length === 0) throw new NotFetched(t('media.download.no-server'), { mayPass: true })
  const areAllAllowed = addresses.every((address) => mayReach(address, portOf(url)))
  if (!areAllAllowed) throw new NotFetched(t('media.download.not-public'))
  return addresses
}

function explainUnknownName(error: unknown): never {
  if (error instanceof NotFetched) throw error
  throw new NotFetched(t('media.download.no-server'), { mayPass: true })
}

function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(tooSlow())
  signal.addEventListener('abort', end, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', end))
}

const tooSlow = () => new NotFetched(t('media.download.too-slow'), { mayPass: true })

type Question = { addresses: string[]; limits: Limits; signal: AbortSignal }

/** One request to one of these addresses: the content, or the redirect's target. */
async function ask(url: URL, question: Question): Promise<Uint8Array | { location: string }> {
  try {
    const answer = await open(url, question)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy()
      return { location: headers.location }
    }
    if (statusCode !== 200) {
      answer.destroy()
      const mayPass = statusCode === 408 || statusCode === 429 || statusCode >= 500
      throw new NotFetched(t('media.download.answered', { status: statusCode }), { mayPass })
    }
    return await readBody(answer, question.limits.bytes)
  } catch (error) {
    if (error instanceof NotFetched) throw error
    if (question.signal.aborted) throw tooSlow()
    throw new NotFetched(t('media.download.failed'), { mayPass: true })
  }
}

function open(url: URL, { addresses, limits, signal }: Question): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const asked: ClientRequest = send(url, {
    // A new connection: a kept one would not call `lookup` again.
    agent: false,
    headers: { accept: limits.accept, 'accept-encoding': 'identity', 'user-agent': 'Makola' },
    lookup: answerWith(addresses),
    signal,
  })
  asked.once('response', resolve)
  asked.on('error', reject)
  asked.end()
  return promise
}

/** Returns the checked address, instead of asking the name service again. */
function answerWith(addresses: string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  const [first = { address: '', family: 4 }] = found
  return (_, { all }, callback) => (all ? callback(null, found) : callback(null, first.address, first.family))
}

async function readBody(answer: IncomingMessage, most: number): Promise<Uint8Array> {
  const tooLarge = () => {
    answer.destroy()
    return new NotFetched(t('media.download.too-large', { most: most / 1_000_000 }))
  }
  if (Number(answer.headers['content-length'] ?? 0) > most) throw tooLarge()
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of answer) {
    size += piece.length
    if (size > most) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
