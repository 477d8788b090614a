import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { encodePicture } from './encode-picture.ts'
import { sizes } from './marked-screen.ts'
import { markedScreens } from './marked-screens.ts'

const folder = resolve(import.meta.dirname, '../../docs/marks')

for (const { table, name, file, on, theme = 'light', isNew, show } of markedScreens) {
  test.describe(table, () => {
    test.use({ viewport: sizes[on], deviceScaleFactor: on === 'phone' ? 2 : 1, colorScheme: theme })

    test(name, async ({ page, browser, baseURL, enter }) => {
      const url = baseURL ?? ''
      if (isNew) await page.addInitScript(() => localStorage.setItem('cookieConsentGiven', 'true'))
      else await enter(page, 'NG')
      await page.context().addCookies([{ name: 'theme', value: theme, url }])
      const own = await show(page, { browser, url })
      const png = Buffer.isBuffer(own) ? own : await takeScreenshot(page)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, file), await encodePicture(png, on))
    })
  })
}

/** The screen at rest: everything loaded, nothing moving, no message that leaves by itself. */
async function takeScreenshot(page: Page): Promise<Buffer> {
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  // Counts and flags come after the page itself, without a sign that they are awaited.
  await page.evaluate(untilUnchanged)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(countLoading)).toBe(0)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

/** Resolves when nothing in the page has changed for a second. */
function untilUnchanged(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => setTimeout(resolve, 1000)
    let timer = rest()
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = rest()
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

/** Counts the pictures in sight that are not there yet. */
function countLoading(): number {
  return [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return isInSight && image.checkVisibility() && !image.complete
  }).length
}
