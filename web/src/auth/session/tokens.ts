import type { Tokens } from '@makola/contract/auth/auth.ts'

/** It is told when the change came from another tab, or while the page lay in the browser's memory. */
type Listener = (isElsewhere?: boolean) => void

const accessKey = 'accessToken'
const refreshKey = 'refreshToken'
const listeners = new Set<Listener>()
const tell: Listener = (isElsewhere) => {
  for (const listener of listeners) listener(isElsewhere)
}

export const readAccessToken = (): string | null => localStorage.getItem(accessKey)
export const readRefreshToken = (): string | null => localStorage.getItem(refreshKey)

/** Returns true when this browser is signed in, as far as it knows. */
export const hasTokens = (): boolean => Boolean(readAccessToken() ?? readRefreshToken())

/** Stores the tokens of a sign-in or a refresh. */
export function saveTokens(tokens: Pick<Tokens, 'access_token' | 'refresh_token'>): void {
  localStorage.setItem(refreshKey, tokens.refresh_token)
  localStorage.setItem(accessKey, tokens.access_token)
  tell()
}

export function forgetTokens(): void {
  localStorage.removeItem(refreshKey)
  localStorage.removeItem(accessKey)
  tell()
}

/** Listens for new tokens and sign-outs, in this tab and, once `watchOtherTabs` runs, in every other. */
export function onTokensChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Tabs share the storage; the browser reports their writes, the access token last. No key: all was cleared. A page restored from
 * the browser's memory has missed such reports.
 */
export function watchOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === accessKey || key === null) tell(true)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell(true)
  })
}
