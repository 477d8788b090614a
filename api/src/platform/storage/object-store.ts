import { type Problem, refuse } from '../problem.ts'

/** The one request with which a browser may put one object; exactly this type, exactly this many bytes. */
export type SignedPut = { url: string; method: 'PUT'; headers: Record<string, string> }

export type PutToSign = { key: string; contentType: string; contentLength: number; expiresInSeconds: number }

/** An upload to an address from `signPut`. */
export type ReceivedPut = {
  key: string
  contentType: string
  contentLength: number
  expires: string
  signature: string
  body: ReadableStream<Uint8Array> | null
}

/**
 * Storage of pictures and sealed files, by key. Keys are chosen by the server, never a caller's text. An object appears whole or not at all. Every
 * call throws Problem `dependency-unavailable` (503) within seconds when the storage fails.
 */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such object. */
  get(key: string): Promise<Uint8Array | null>
  /** In bytes; null when there is no such object. */
  size(key: string): Promise<number | null>
  /** A missing object needs no deleting. */
  delete(keys: readonly string[]): Promise<void>
  /** Lets the holder of the result upload an object that does not exist yet. */
  signPut(put: PutToSign): Promise<SignedPut>
  /** Accepts a signed PUT; undefined when the storage's own server accepts them. */
  receivePut?: (put: ReceivedPut) => Promise<void>
  /** Describes the place of objects and the storage's abilities, or throws when it is unusable. */
  check(): Promise<string>
}

/** Objects below it are sealed by who stores them, and never given to the public. */
export const privateFolder = 'private/'

/** The one answer about a failed storage, whatever the reason. */
export function storageUnavailable(cause: unknown): Problem {
  return refuse(
    'platform.storage-out',
    {},
    {
      cause,
      retryAfterSeconds: 5,
    },
  )
}
