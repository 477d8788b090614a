import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { BucketSettings } from '../config.ts'
import { newId } from '../ids.ts'
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

/** Stores objects in a bucket of any S3 service. */
export function openObjectBucket(settings: BucketSettings): ObjectStore {
  const { bucket: Bucket, endpoint, region } = settings
  const client = newClient(settings)
  const ask = askWithDeadline()
  const put = (object: Omit<PutObjectCommandInput, 'Bucket'>) =>
    ask('write', (abort) => client.send(new PutObjectCommand({ Bucket, ...object }), abort))

  const abilities = onceAnswered(() =>
    findAbilities(put, (Key) => client.send(new DeleteObjectCommand({ Bucket, Key }))),
  )
  const access = async (key: string) =>
    !key.startsWith(privateFolder) && (await abilities()).acl ? ({ ACL: 'public-read' } as const) : {}

  return {
    async put(Key, Body) {
      await put({ Key, Body, ContentType: contentTypeOf(Key), ...(await access(Key)) }).catch(fail)
    },
    get: (Key) =>
      ask('read', async (abort) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), abort)
        return (await Body?.transformToByteArray()) ?? null
      }).catch(nullWhenMissing),
    size: (Key) =>
      ask('read', async (abort) => {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key }), abort)
        return ContentLength ?? null
      }).catch(nullWhenMissing),
    async delete(keys) {
      // One by one: the call for many requires a checksum that not every service knows.
      for (const Key of keys) {
        await ask('write', (abort) => client.send(new DeleteObjectCommand({ Bucket, Key }), abort)).catch(fail)
      }
    },
    signPut: async (upload) => signPut(client, Bucket, { upload, abilities: await abilities() }),
    async check() {
      await ask('read', (abort) => client.send(new HeadBucketCommand({ Bucket }), abort)).catch(fail)
      const { acl, createOnly } = await abilities()
      const manners = `${acl ? 'takes' : 'takes no'} access settings, ${createOnly ? 'refuses' : 'allows'} a second put`
      return `the bucket ${Bucket} at ${endpoint ?? `AWS in ${region}`}: ${manners}`
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
  client: S3Client,
  Bucket: string,
  { upload, abilities: { acl, createOnly } }: { upload: PutToSign; abilities: Abilities },
): Promise<SignedPut> {
  const { key: Key, contentType: ContentType, contentLength: ContentLength, expiresInSeconds: expiresIn } = upload
  const headers = {
    'content-type': ContentType,
    ...(acl && { 'x-amz-acl': 'public-read' }),
    ...(createOnly && { 'if-none-match': '*' }),
  }
  const command = new PutObjectCommand({
    Bucket,
    Key,
    ContentType,
    ContentLength,
    ...(acl && { ACL: 'public-read' }),
    ...(createOnly && { IfNoneMatch: '*' }),
  })
  const url = await getSignedUrl(client, command, {
    expiresIn,
    signableHeaders: new Set(['host', 'content-length', ...Object.keys(headers)]),
    unhoistableHeaders: new Set(['x-amz-acl']),
  })
  return { url, method: 'PUT', headers }
}

function newClient({ endpoint, region, isPathStyle, accessKeyId, secretAccessKey }: BucketSettings): S3Client {
  return new S3Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: deadlineMilliseconds.write,
      socketTimeout: deadlineMilliseconds.read,
      throwOnRequestTimeout: true,
    },
    // Otherwise AWS-only checksums would be signed into every PUT.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Calls with a deadline. A storage that hangs is not called for a moment: a page has many pictures. */
function askWithDeadline() {
  let silentUntil = 0
  return async <T>(
    kind: 'read' | 'write',
    question: (abort: { abortSignal: AbortSignal }) => Promise<T>,
  ): Promise<T> => {
    if (performance.now() < silentUntil) throw storageUnavailable('It was silent a moment ago.')
    try {
      return await question({ abortSignal: AbortSignal.timeout(deadlineMilliseconds[kind]) })
    } catch (error) {
      if (statusOf(error) === undefined) silentUntil = performance.now() + silenceMilliseconds
      throw error
    }
  }
}

type Put = (object: Omit<PutObjectCommandInput, 'Bucket'>) => Promise<unknown>

/** Tests the bucket's abilities with an object of its own. */
async function findAbilities(put: Put, remove: (key: string) => Promise<unknown>): Promise<Abilities> {
  const object = { Key: `probe-${newId()}.txt`, Body: 'Can this bucket do what the shop asks for?' }
  const refused = (error: unknown) => {
    if (statusOf(error) === undefined) throw error
    return error
  }
  const withAcl = await put({ ...object, ACL: 'public-read' }).catch(refused)
  const acl = !(withAcl instanceof Error)
  if (!acl) await put(object)
  const again = await put({ ...object, IfNoneMatch: '*' }).catch(refused)
  await remove(object.Key)
  return { acl, createOnly: statusOf(again) === 412 }
}

/** The service's answer; undefined for none. */
function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$response?.statusCode : undefined
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
