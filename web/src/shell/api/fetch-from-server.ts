import { readIncoming } from './read-incoming.ts'

type Handle = ((request: Request) => Promise<Response>) & {
  /** Answers that are the same for everyone, as frozen data: nothing is written out and parsed again. */
  read?: (target: string) => Promise<{ status: number; data: unknown }> | null
}
const findHandle = () => (globalThis as { [key: symbol]: Handle | undefined })[Symbol.for('makola.api')]

/** Reads a public answer while a page is rendered; null when the api program does not keep such answers. */
export function readFromServer(target: string): Promise<{ status: number; data: unknown }> | null {
  return findHandle()?.read?.(`/api${target}`) ?? null
}

/**
 * Calls the API while a page is rendered: in process when the api program runs us (it puts its handler there), over
 * HTTP under the Vite dev server. The visitor's cookies go along, so personal reads see the same person.
 */
export function fetchFromServer(target: string, init: RequestInit & { headers: Headers }): Promise<Response> {
  const incoming = readIncoming()
  if (incoming.cookies) init.headers.set('cookie', incoming.cookies)
  if (incoming.requestId) init.headers.set('x-request-id', incoming.requestId)

  const handle = findHandle()
  if (handle) return handle(new Request(`${incoming.origin}/api${target}`, init))
  return fetch(`${process.env.API_ORIGIN ?? 'http://localhost:3001'}/api${target}`, init)
}
