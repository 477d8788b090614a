import { type Browser, expect, type Page } from '@playwright/test'
import { demoSignIn } from '../support/account.ts'

/** The sizes at which screens are marked. */
export const sizes = {
  phone: { width: 360, height: 740 },
  laptop: { width: 1280, height: 800 },
} as const

export type Shop = { browser: Browser; url: string }

/** Brings a page to where its picture is taken. A screen that no browser shows returns its own picture, a PNG. */
type Show = (page: Page, shop: Shop) => Promise<unknown>

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

/** Opens addresses of the dashboard as one of the demo shop's people. */
export function deskOf(who: Parameters<typeof demoSignIn>[1]) {
  return (address: string) => async (page: Page) => {
    await demoSignIn(page, who)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}
