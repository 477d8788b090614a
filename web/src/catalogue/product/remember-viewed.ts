import { useEffect } from 'react'
import { consentKey, viewedOffKey } from '../../shell/frame/cookie-consent.ts'
import { keptViewed, parseViewed, viewedKey } from './recently-viewed.ts'

/** Puts this product first in the list, once, within the limit. */
export function addViewed(slugs: string[], slug: string): string[] {
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, keptViewed)
}

/** Remembers a viewed product, in this browser only, for those who accepted cookies and did not turn it off. */
export function useRememberViewed(slug: string): void {
  useEffect(() => {
    if (localStorage.getItem(consentKey) !== 'true' || localStorage.getItem(viewedOffKey)) return
    localStorage.setItem(viewedKey, JSON.stringify(addViewed(parseViewed(localStorage.getItem(viewedKey)), slug)))
  }, [slug])
}
