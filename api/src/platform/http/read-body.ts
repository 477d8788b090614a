import type { Context } from 'hono'
import { Problem, refuse } from '../problem.ts'

/** Bodies of ordinary calls of members and staff, in bytes. */
export const bodyLimitBytes = 1_000_000
/** Those of calls that are open to everybody: none needs a third of it, and reading JSON keeps all others waiting. */
export const openBodyLimitBytes = 100_000

/**
 * Reads a request's body up to a limit; more is refused without reading on.
 * @throws Problem `payload-too-large` (413), `unsupported-media-type` (415) for a compressed body, `malformed-request` (400).
 */
export async function readBody(c: Context, limitBytes = bodyLimitBytes): Promise<string> {
  return (await readBytes(c, limitBytes)).toString('utf8')
}

/** As `readBody`, but the bytes as they came: what a signature is checked over. */
export async function readBytes(c: Context, limitBytes = bodyLimitBytes): Promise<Buffer> {
  const tooLarge = () => refuse('platform.body-too-large', { most: limitBytes })
  const encoding = c.req.header('content-encoding')
  if (encoding !== undefined && encoding !== 'identity') {
    throw refuse('platform.compressed-body')
  }
  if (Number(c.req.header('content-length') ?? 0) > limitBytes) throw tooLarge()
  // One copy, when its length is announced: a file is large.
  let bytes = Buffer.allocUnsafeSlow(Number(c.req.header('content-length') ?? 0) || 0)
  let size = 0
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      if (size + chunk.byteLength > limitBytes) throw tooLarge()
      if (size + chunk.byteLength > bytes.length) bytes = grow(bytes, size + chunk.byteLength)
      bytes.set(chunk, size)
      size += chunk.byteLength
    }
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    // The sender hung up.
    throw refuse('platform.body-cut-off', {}, { cause })
  }
  return bytes.subarray(0, size)
}

function grow(bytes: Buffer, atLeast: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(Math.max(atLeast, 2 * bytes.length))
  larger.set(bytes)
  return larger
}

/**
 * Reads a file as raw bytes.
 * @throws Problem `unsupported-media-type` (415), `payload-too-large` (413), `malformed-request` (400).
 */
export async function readFile(c: Context, mediaType: string, limitBytes = bodyLimitBytes): Promise<Buffer> {
  requireMediaType(c, mediaType, 'platform.send-file')
  return readBytes(c, limitBytes)
}

/**
 * Reads a JSON body.
 * @throws Problem `unsupported-media-type` (415), `malformed-json` (400), `payload-too-large` (413).
 */
export async function readJson(c: Context, limitBytes = bodyLimitBytes): Promise<{ text: string; json: unknown }> {
  requireMediaType(c, 'application/json', 'platform.send-json')
  const bytes = await readBytes(c, limitBytes)
  try {
    // Strict: otherwise invalid UTF-8 would be stored as something else.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { text, json: JSON.parse(text) }
  } catch (cause) {
    throw refuse('platform.not-json', {}, { cause })
  }
}

/**
 * Reads a plain-text body, without a byte-order mark.
 * @throws Problem `unsupported-media-type` (415), `payload-too-large` (413), `malformed-request` (400) for another encoding.
 */
export async function readText(c: Context, mediaType: string, limitBytes = bodyLimitBytes): Promise<string> {
  requireMediaType(c, mediaType, 'platform.send-file')
  const bytes = await readBytes(c, limitBytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw refuse(
      'platform.not-utf8',
      {},
      {
        cause,
      },
    )
  }
}

function requireMediaType(c: Context, mediaType: string, code: 'platform.send-json' | 'platform.send-file'): void {
  if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === mediaType) return
  throw refuse(code, { type: mediaType })
}
