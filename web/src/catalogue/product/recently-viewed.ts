import { useEffect, useState } from 'react'

const storageKey = 'recentlyViewed'
const kept = 9

/** The list with this product in front, once, and no longer than is kept. */
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

/** Remembers that this product was looked at, in this browser only. */
export function useRememberViewed(slug: string): void {
  useEffect(() => {
    localStorage.setItem(storageKey, JSON.stringify(addViewed(parseViewed(localStorage.getItem(storageKey)), slug)))
  }, [slug])
}

/** The products that were looked at, the last one first. Empty until the page is mounted: the server cannot know them. */
export function useRecentlyViewed(): string[] {
  const [slugs, setSlugs] = useState<string[]>([])
  useEffect(() => setSlugs(parseViewed(localStorage.getItem(storageKey))), [])
  return slugs
}
