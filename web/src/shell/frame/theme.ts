import { findCookie, formatCookie } from '../api/cookies.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The chosen theme from the cookie `theme`. The server writes it into the document, so the first paint is right. */
export function readTheme(cookies: string): Theme {
  const value = findCookie(cookies, 'theme')
  return themes.find((theme) => theme === value) ?? 'system'
}

/** Shows a theme at once and remembers it for the next page that the server renders. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = formatCookie('theme', theme === 'system' ? '' : theme)
}
