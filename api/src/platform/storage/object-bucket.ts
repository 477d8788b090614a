import type { BucketSettings } from '../config.ts'
import { newId } from '../ids.ts'
import { type BucketClient, BucketRefusal, mayPass, openBucketClient } from './call-bucket.ts'
import { type ObjectStore, type PutToSign, privateFolder, type SignedPut, storageUnavailable } from './object-store.ts'

/** The limit of all tries together, in milliseconds; a write sends megabytes. */
const deadlineMilliseconds = { read: 4_000, write: 20_000 }
/** The time after a timeout in which the storage is not called, in milliseconds. */
const silenceMilliseconds = 3_000

/** The bucket's abilities beyond keeping bytes; services differ. */
type Abilities = {
  /** Supports `x-amz-acl: public-read`. */
  acl: boolean
  /** Supports `if-none-match: *`: a PUT of new objects only. */
  createOnly: boolean
}

const readableByAll = { 'x-amz-acl': 'public-read' }
const onlyNew = { 'if-none-match': '*' }

/** Stores objects in a bucket of any S3 service. */
export function openObjectBucket(settings: BucketSettings): ObjectStore {
  const { bucket, endpoint, region } = settings
  const client = openBucketClient(settings)
  const ask = askWithDeadline()
  const put: Put = (key, body, headers) =>
    ask('write', (signal) => client.call({ method: 'PUT', key, body, headers }, signal))

  const abilities = onceAnswered(() => findAbilities(put, (key) => client.call({ method: 'DELETE', key })))
  const access = async (key: string) => (!key.startsWith(privateFolder) && (await abilities()).acl ? readableByAll : {})

  return {
    async put(key, body) {
      await put(key, body, { 'content-type': contentTypeOf(key), ...(await access(key)) }).catch(fail)
    },
    get: (key) =>
      ask('read', async (signal) => (await client.call({ method: 'GET', key }, signal)).body).catch(nullWhenMissing),
    size: (key) =>
      ask('read', async (signal) => {
        const { headers } = await client.call({ method: 'HEAD', key }, signal)
        return headers['content-length'] === undefined ? null : Number(headers['content-length'])
      }).catch(nullWhenMissing),
    async delete(keys) {
      // One by one: the call for many requires a checksum that not every service knows.
      for (const key of keys) await ask('write', (signal) => client.call({ method: 'DELETE', key }, signal)).catch(fail)
    },
    signPut: async (upload) => signPut(client, { upload, abilities: await abilities() }),
    async check() {
      await ask('read', (signal) => client.call({ method: 'HEAD' }, signal)).catch(fail)
      const { acl, createOnly } = await abilities()
      const manners = `${acl ? 'takes' : 'takes no'} access settings, ${createOnly ? 'refuses' : 'allows'} a second put`
      return `the bucket ${bucket} at ${endpoint ?? `AWS in ${region}`}: ${manners}`
    },
  }
}

/** Finds out once; again when the storage did not answer. */
function onceAnswered(find: () => Promise<Abilities>): () => Promise<Abilities> {
  let known: Promise<Abilities> | undefined
  return () => {
    known ??= find().catch((error: unknown) => {
      known = undefined
      throw storageUnavailable(error)
    })
    return known
  }
}

/** Signs the one PUT of an upload: its size and type are part of the address. */
async function signPut(
  client: BucketClient,
  { upload, abilities: { acl, createOnly } }: { upload: PutToSign; abilities: Abilities },
): Promise<SignedPut> {
  const { key, contentType, contentLength, expiresInSeconds } = upload
  const headers = { 'content-type': contentType, ...(acl && readableByAll), ...(createOnly && onlyNew) }
  const signed = { ...headers, 'content-length': String(contentLength) }
  return { url: await client.signPut(key, signed, expiresInSeconds), method: 'PUT', headers }
}

/** Calls with a deadline. A storage that hangs is not called for a moment: a page has many pictures. */
function askWithDeadline() {
  let silentUntil = 0
  return async <T>(kind: 'read' | 'write', question: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    if (performance.now() < silentUntil) throw storageUnavailable('It was silent a moment ago.')
    try {
      return await question(AbortSignal.timeout(deadlineMilliseconds[kind]))
    } catch (error) {
      if (statusOf(error) === undefined) silentUntil = performance.now() + silenceMilliseconds
      throw error
    }
  }
}

type Put = (key: string, body: Uint8Array, headers: Record<string, string>) => Promise<unknown>

/** Tests the bucket's abilities with an object of its own. */
async function findAbilities(put: Put, remove: (key: string) => Promise<unknown>): Promise<Abilities> {
  const key = `probe-${newId()}.txt`
  const text = Buffer.from('Can this bucket do what the shop asks for?')
  const refused = (error: unknown) => {
    // A stumble says nothing about what it can do.
    if (!(error instanceof BucketRefusal) || mayPass(error)) throw error
    return error
  }
  const withAcl = await put(key, text, readableByAll).catch(refused)
  const acl = !(withAcl instanceof Error)
  if (!acl) await put(key, text, {})
  const again = await put(key, text, onlyNew).catch(refused)
  await remove(key)
  return { acl, createOnly: statusOf(again) === 412 }
}

/** The service's answer; undefined for none. */
function statusOf(error: unknown): number | undefined {
  return error instanceof BucketRefusal ? error.status : undefined
}

function nullWhenMissing(error: unknown): null {
  if (statusOf(error) === 404) return null
  return fail(error)
}

function fail(error: unknown): never {
  throw storageUnavailable(error)
}

function contentTypeOf(key: string): string {
  return `image/${key.slice(key.lastIndexOf('.') + 1)}`
}
