import { readAccessToken } from './tokens.ts'

/** The payload of an access token, unchecked; undefined for a text that is not three parts with such a payload. */
export function readClaims(token: string): { exp?: unknown; sub?: unknown } | undefined {
  const parts = token.split('.')
  if (parts.length !== 3) return undefined
  try {
    return JSON.parse(atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) ?? undefined
  } catch {
    return undefined
  }
}

/** The id of the account that is signed in, known before any answer; '' for none. */
export function readAccountId(): string {
  const sub = readClaims(readAccessToken() ?? '')?.sub
  return typeof sub === 'string' ? sub : ''
}
