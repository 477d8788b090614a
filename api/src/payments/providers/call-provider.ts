import type { Platform } from '../../platform/platform.ts'
import { parseExactJson } from './exact-json.ts'

export type ProviderCall = {
  url: string
  /** Sent as the bearer token. */
  secretKey: string
  /** A body makes it a POST: JSON, or a form. */
  json?: object
  form?: URLSearchParams
  headers?: Record<string, string>
  method?: 'PUT'
  signal: AbortSignal
}

/** A provider's answer: its HTTP status, below 500, and its unchecked body, with every digit kept. */
export type ProviderReply = { status: number; body: unknown }

/**
 * Calls a provider that answers in JSON.
 * @throws Error when no answer comes, or one that says nothing about the question: not JSON, a key that is not known
 * (401, 403), too many questions (429), a fault of the provider (500 and above), another address (3xx)
 */
export async function callProvider({ fetch }: Platform, call: ProviderCall): Promise<ProviderReply> {
  const { url, secretKey, json, form, method, signal } = call
  const response = await fetch(url, {
    method: method ?? (json || form ? 'POST' : 'GET'),
    headers: {
      ...call.headers,
      accept: 'application/json',
      authorization: `Bearer ${secretKey}`,
      ...(json && { 'content-type': 'application/json' }),
    },
    ...(json && { body: JSON.stringify(json) }),
    ...(form && { body: form }),
    redirect: 'manual',
    signal,
  })
  const { status } = response
  if (status >= 500 || [401, 403, 429].includes(status) || (status >= 300 && status < 400)) {
    throw new Error(`${new URL(url).host} answered with ${status}`)
  }
  return { status, body: parseExactJson(await response.text()) }
}
