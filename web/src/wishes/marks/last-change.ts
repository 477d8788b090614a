import { useSyncExternalStore } from 'react'
import { hasTokens, onTokensChange } from '../../auth/session/tokens.ts'

const key = 'wishes'
const listeners = new Set<() => void>()

/**
 * The moment of this browser's last change to what it has marked; null when it has marked nothing yet, and then nothing needs to
 * be fetched for hearts. Every tab follows it.
 */
const readLastChange = () => localStorage.getItem(key)

export function noteChange(): void {
  localStorage.setItem(key, String(Date.now()))
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The owner of the marks to show, and their moment. The server that writes a page knows neither. */
export function useOwner(): { isSignedIn: boolean; changedAt: string | null } {
  const isSignedIn = useSyncExternalStore(onTokensChange, hasTokens, () => false)
  const changedAt = useSyncExternalStore(follow, readLastChange, () => null)
  return { isSignedIn, changedAt }
}
