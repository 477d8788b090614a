import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { rateOf } from '../../testing/shop/buyer.ts'

type Fixtures = {
  /** Lets the visitor in as one who chose this country before. */
  enter: (page: Page, countryCode: string) => Promise<void>
  /** Errors and warnings on the page's console, and uncaught errors. */
  complaints: string[]
}

/** The journeys' test: pages of the one demo shop, and a list of everything that the browser complained about. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that are asked for from the pattern
  baseURL: async ({}, use) => use(process.env.SHOP_URL ?? ''),
  complaints: [
    async ({ page, browser }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        complaints.push(`${message.text()} (${message.location().url})`)
      })
      await use(complaints)
      // Others that the journey opened would keep their streams, and an account may have only so many.
      const others = browser.contexts().filter((context) => context !== page.context())
      await Promise.all(others.map((context) => context.close()))
    },
    { auto: true },
  ],
  enter: async ({ baseURL }, use) => {
    await use((page, countryCode) => enterShop(page, baseURL ?? '', countryCode))
  },
})

/** Lets a visitor in at this address as one who chose this country before. */
export async function enterShop(page: Page, url: string, countryCode: string): Promise<void> {
  const rate = await rateOf(url, countryCode)
  const prefs = JSON.stringify({ state: { rateCountryAndCurrencyId: rate.id }, version: 0 })
  await page.context().addCookies([{ name: 'rate', value: rate.id, url }])
  await page.addInitScript((saved) => {
    // Runs at each page load: what the visitor chose since stays.
    if (localStorage.getItem('user-prefs-storage') === null) localStorage.setItem('user-prefs-storage', saved)
    localStorage.setItem('cookieConsentGiven', 'true')
  }, prefs)
}

/** Waits until the page's scripts listen to this control, where hydration is not the subject of a journey. */
export async function whenAlive(control: Locator): Promise<void> {
  const isAlive = () => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  await expect.poll(isAlive).toBe(true)
}

export { expect }
