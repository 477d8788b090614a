import { createHmac, timingSafeEqual } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, constants, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { addSeconds, type Clock } from '../clock.ts'
import { Problem, refuse } from '../problem.ts'
import { type ObjectStore, type PutToSign, type ReceivedPut, storageUnavailable } from './object-store.ts'

/** Stores objects as files of one folder, and accepts signed PUTs like an S3 service. */
export function openObjectFolder(folder: string, { secret, clock }: { secret: string; clock: Clock }): ObjectStore {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9][a-z0-9./-]*$/.test(key) || key.includes('..')) throw new RangeError('not an object key')
    return join(folder, key)
  }
  const sign = ({ key, contentType, contentLength }: Omit<PutToSign, 'expiresInSeconds'>, expires: string) =>
    createHmac('sha256', secret)
      .update(['put', key, contentType, contentLength, expires].join('\n'))
      .digest('base64url')

  return {
    async put(key, bytes) {
      await write(pathOf(key), (part) => writeFile(part, bytes), rename)
    },
    get: (key) => orNull(readFile(pathOf(key))),
    size: (key) => orNull(stat(pathOf(key)).then(({ size }) => size)),
    async delete(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true }))).catch(fail)
    },
    async signPut({ expiresInSeconds, ...put }) {
      const expires = String(Math.floor(addSeconds(clock.now(), expiresInSeconds).getTime() / 1000))
      const query = new URLSearchParams({ expires, signature: sign(put, expires) })
      return { url: `/media/uploads/${put.key}?${query}`, method: 'PUT', headers: { 'content-type': put.contentType } }
    },
    async receivePut(put) {
      const isGenuine = isSame(sign(put, put.expires), put.signature)
      if (!isGenuine || Number(put.expires) * 1000 <= clock.now().getTime()) {
        throw refuse('platform.upload-not-taken')
      }
      await write(pathOf(put.key), (part) => pipeline(exactly(put), createWriteStream(part)), linkNew)
    },
    async check() {
      await mkdir(folder, { recursive: true }).catch(fail)
      await access(folder, constants.W_OK).catch(fail)
      return `the folder ${folder}`
    },
  }
}

/** Writes to a temporary file and renames it, so that nobody ever reads a partial one. */
async function write(
  path: string,
  fill: (part: string) => Promise<void>,
  finish: (part: string, path: string) => Promise<void>,
): Promise<void> {
  const part = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.part`
  try {
    await mkdir(dirname(path), { recursive: true })
    await fill(part)
    await finish(part, path)
  } catch (error) {
    fail(error)
  } finally {
    // The folder's fault was logged already.
    await rm(part, { force: true }).catch(() => {})
  }
}

/** A body with exactly the announced number of bytes. */
async function* exactly({ body, contentLength }: ReceivedPut): AsyncGenerator<Uint8Array> {
  const cutShort = (cause?: unknown) => refuse('platform.upload-cut-off', {}, { cause })
  let received = 0
  try {
    for await (const chunk of body ?? []) {
      received += chunk.byteLength
      if (received > contentLength) throw refuse('platform.upload-too-long')
      yield chunk
    }
  } catch (error) {
    // The sender hung up.
    throw error instanceof Problem ? error : cutShort(error)
  }
  if (received < contentLength) throw cutShort()
}

/** An object is written once: its upload address cannot replace it. */
async function linkNew(part: string, path: string): Promise<void> {
  await link(part, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw refuse('platform.upload-done')
  })
}

function orNull<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : fail(error)))
}

/** A full disk, missing rights: the folder is unusable. */
function fail(error: unknown): never {
  throw isSystemError(error) ? storageUnavailable(error) : error
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && !(error instanceof Problem)

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
