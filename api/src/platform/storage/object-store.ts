import { Problem } from '../problem.ts'

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
 * Storage of pictures, by key. Keys are chosen by the server, never a caller's text. An object appears whole or not at all. Every
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
  /** Lets whoever has the answer put an object that is not there yet. */
  signPut(put: PutToSign): Promise<SignedPut>
  /** Takes a signed put; undefined where the storage's own server takes them. */
  receivePut?: (put: ReceivedPut) => Promise<void>
  /** Says in words where objects are and what the storage can do, or throws when it cannot be used. */
  check(): Promise<string>
}

/** The one thing that a caller is told about a storage that fails, whatever the reason. */
export function storageUnavailable(cause: unknown): Problem {
  return new Problem('dependency-unavailable', 'The picture storage does not answer. Try again in a moment.', {
    cause,
    retryAfterSeconds: 5,
  })
}
