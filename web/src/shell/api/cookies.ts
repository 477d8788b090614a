import { keptDays } from '@makola/words/kept-days.ts'

const keptSeconds = keptDays.country * 86_400

/** Finds a cookie in a `Cookie` header or in `document.cookie`; undefined when it is absent or not decodable. */
export function findCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key, ...rest] = pair.trim().split('=')
    if (key !== name) continue
    try {
      return decodeURIComponent(rest.join('='))
    } catch {
      return undefined
    }
  }
  return undefined
}

/** The text that sets a cookie for its days, or removes it when the value is empty. */
export function formatCookie(name: string, value: string): string {
  const maxAgeSeconds = value === '' ? 0 : keptSeconds
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`
}
