import { useEffect, useState } from 'react'

export const viewedKey = 'recentlyViewed'
export const keptViewed = 9

/** Reads the browser's list of viewed products; anything unreadable counts as empty. */
export function parseViewed(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string').slice(0, keptViewed) : []
  } catch {
    return []
  }
}

/** The viewed products, the last one first. Empty until the page is mounted: the server does not know them. */
export function useRecentlyViewed(): string[] {
  const [slugs, setSlugs] = useState<string[]>([])
  useEffect(() => setSlugs(parseViewed(localStorage.getItem(viewedKey))), [])
  return slugs
}
