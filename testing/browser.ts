import type { TestPlatform } from './test-platform.ts'

type Init = RequestInit & { json?: unknown }

/** A shopper's browser: keeps cookies, and sends the anti-forgery token back as our pages do. */
export type Browser = {
  cookies: Map<string, string>
  request: (path: string, init?: Init) => Promise<Response>
}

/**
 * Opens a browser that has seen a page of ours, and so holds an anti-forgery token. `signedIn` is sent with every request,
 * as the pages of a signed-in shopper do.
 */
export async function openBrowser(shop: TestPlatform, signedIn: Record<string, string> = {}): Promise<Browser> {
  const cookies = new Map<string, string>()
  const request = async (path: string, init: Init = {}) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(signedIn)) headers.set(name, value)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const token = cookies.get('XSRF-TOKEN')
    if (token !== undefined && !headers.has('x-xsrf-token')) headers.set('x-xsrf-token', token)
    const response = await shop.request(path, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined && value !== undefined) cookies.set(name, value)
    }
    return response
  }
  await request('/cart/')
  return { cookies, request }
}
