import { consentKey, viewedOffKey } from '../../shell/frame/cookie-consent.ts'

export const recentKey = 'recentSearches'
const kept = 6
const mostTyped = 200

/** Reads the browser's list of searches, the last one first; anything unreadable counts as empty. */
export function parseRecent(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const texts = Array.isArray(value) ? value.filter((q) => typeof q === 'string' && q.trim() !== '') : []
    return [...new Set(texts.map((q) => q.trim().slice(0, mostTyped)))].slice(0, kept)
  } catch {
    return []
  }
}

/** Puts these words first in the list, once, however they are written. */
export function addRecent(recent: readonly string[], q: string): string[] {
  const isSame = (other: string) => other.toLowerCase() === q.toLowerCase()
  return [q, ...recent.filter((other) => !isSame(other))].slice(0, kept)
}

/** The searches of this browser; they are never sent. None where nothing may be kept. */
export function readRecent(): string[] {
  try {
    return parseRecent(localStorage.getItem(recentKey))
  } catch {
    return []
  }
}

export function saveRecent(recent: readonly string[]): void {
  try {
    if (recent.length === 0) localStorage.removeItem(recentKey)
    else localStorage.setItem(recentKey, JSON.stringify(recent))
  } catch {
    // A browser that keeps nothing, or is full: the search works all the same.
  }
}

/** Remembers a search, in this browser only, for those who accepted cookies and did not turn it off. */
export function rememberSearch(q: string): void {
  const words = q.trim().slice(0, mostTyped)
  const isAllowed = localStorage.getItem(consentKey) === 'true' && !localStorage.getItem(viewedOffKey)
  if (words !== '' && isAllowed) saveRecent(addRecent(readRecent(), words))
}
