import { readIncoming } from './read-incoming.ts'

type InProcess = { [key: symbol]: ((request: Request) => Promise<Response>) | undefined }

/**
 * Calls the API while a page is rendered: in process when the api program runs us (it puts its handler there), over
 * HTTP under the Vite dev server. The visitor's cookies go along, so personal reads see the same person.
 */
export function fetchFromServer(target: string, init: RequestInit & { headers: Headers }): Promise<Response> {
  const incoming = readIncoming()
  if (incoming.cookies) init.headers.set('cookie', incoming.cookies)
  if (incoming.requestId) init.headers.set('x-request-id', incoming.requestId)

  const handle = (globalThis as InProcess)[Symbol.for('makola.api')]
  if (handle) return handle(new Request(`${incoming.origin}/api${target}`, init))
  return fetch(`${process.env.API_ORIGIN ?? 'http://localhost:3001'}/api${target}`, init)
}
