import { useEffect, useState } from 'react'

const storageKey = 'recentlyViewed'
const kept = 9

/** Puts this product first in the list, once, within the limit. */
export function addViewed(slugs: string[], slug: string): string[] {
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, kept)
}

/** Reads the browser's list of viewed products; anything unreadable counts as empty. */
export function parseViewed(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string').slice(0, kept) : []
  } catch {
    return []
  }
}

/** Remembers a viewed product, in this browser only. */
export function useRememberViewed(slug: string): void {
  useEffect(() => {
    localStorage.setItem(storageKey, JSON.stringify(addViewed(parseViewed(localStorage.getItem(storageKey)), slug)))
  }, [slug])
}

/** The viewed products, the last one first. Empty until the page is mounted: the server does not know them. */
export function useRecentlyViewed(): string[] {
  const [slugs, setSlugs] = useState<string[]>([])
  useEffect(() => setSlugs(parseViewed(localStorage.getItem(storageKey))), [])
  return slugs
}
