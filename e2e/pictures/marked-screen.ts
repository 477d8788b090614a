import type { Browser, Page } from '@playwright/test'

/** The sizes at which screens are marked. */
export const sizes = {
  phone: { width: 360, height: 740 },
  laptop: { width: 1280, height: 800 },
} as const

/** Brings a page to where its picture is taken. A screen that no browser shows returns its own picture, a PNG. */
type Show = (page: Page, shop: { browser: Browser; url: string }) => Promise<unknown>

/** A row of a table in docs/marks.md. */
export type MarkedScreen = {
  /** As in the table. */
  name: string
  on: keyof typeof sizes
  theme?: 'dark'
  /** Somebody who has never been here, and chose no country. */
  isNew?: true
  show: Show
}

/** Opens an address, for a screen that needs nothing else. */
export function at(address: string): Show {
  return (page) => page.goto(address)
}
