import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'

/** The facts about the visitor's request: on the server from the request, in the browser from the document. */
export type Incoming = {
  /** The raw `Cookie` header, or `document.cookie`. */
  cookies: string
  origin: string
  /** On the server only: the nonce that the api put into the page's Content-Security-Policy. */
  nonce?: string
  requestId?: string
}

export const readIncoming = createIsomorphicFn()
  .server((): Incoming => {
    const request = getRequest()
    return {
      cookies: request.headers.get('cookie') ?? '',
      origin: new URL(request.url).origin,
      nonce: request.headers.get('x-csp-nonce') ?? undefined,
      requestId: request.headers.get('x-request-id') ?? undefined,
    }
  })
  .client((): Incoming => ({ cookies: document.cookie, origin: location.origin }))
