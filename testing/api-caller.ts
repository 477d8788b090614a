import type { TestPlatform } from './test-platform.ts'

/** An answer, read. */
export type Answer<T = Record<string, unknown>> = { status: number; body: T; headers: Headers }

type Sent = { headers?: Record<string, string> }

/** Calls the API like a program: JSON in, JSON out. */
export function apiCaller(shop: TestPlatform) {
  const call = async <T>(
    method: string,
    path: string,
    json: unknown,
    { headers = {} }: Sent = {},
  ): Promise<Answer<T>> => {
    const response = await shop.request(path, { method, headers, ...(json !== undefined && { json }) })
    const text = await response.text()
    return {
      status: response.status,
      body: (text === '' ? undefined : JSON.parse(text)) as T,
      headers: response.headers,
    }
  }
  return {
    get: <T = Record<string, unknown>>(path: string, sent?: Sent) => call<T>('GET', path, undefined, sent),
    post: <T = Record<string, unknown>>(path: string, json?: unknown, sent?: Sent) => call<T>('POST', path, json, sent),
    patch: <T = Record<string, unknown>>(path: string, json?: unknown, sent?: Sent) =>
      call<T>('PATCH', path, json, sent),
    remove: <T = Record<string, unknown>>(path: string, json?: unknown, sent?: Sent) =>
      call<T>('DELETE', path, json, sent),
  }
}
