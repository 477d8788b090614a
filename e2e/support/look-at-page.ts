import { expect, type Page } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { whenAlive } from './test.ts'

const themes = ['light', 'dark'] as const
const widths = [360, 768, 1280]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** In both themes: checks the page's status, its layout at each width, and its accessibility. */
export async function lookAtPage(page: Page, address: string, meant = page.locator('main')): Promise<void> {
  for (const theme of themes) {
    await page
      .context()
      .addCookies([{ name: 'theme', value: theme, url: new URL(address, process.env.SHOP_URL).origin }])
    await page.setViewportSize({ width: widths[0] ?? 0, height: 800 })
    const response = await page.goto(address)
    expect(response?.status()).toBe(/no\/such|version=99/.test(address) ? 404 : 200)
    await whenAlive(page.locator('main'))
    await expect(meant).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectRoom(page, address)
      if (width === 768) continue
      const violations = await findViolations(page, rulesOf(theme))
      expect(violations, `${address} at ${width}, ${theme}`).toEqual([])
    }
  }
}

/** The same for a page that renders in the browser, reloaded at each width and checked in one theme after the other. */
export async function lookAtOwnPage(page: Page, address: string, title: string | RegExp): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectRoom(page, address)
    if (width === 768) continue
    for (const theme of themes) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen
      }, theme)
      const violations = await findViolations(page, rulesOf(theme))
      expect(violations, `${address} at ${width}, ${theme}`).toEqual([])
    }
  }
}

async function expectRoom(page: Page, address: string): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: innerWidth,
  }))
  expect(content, `${address} at ${window}`).toBeLessThanOrEqual(window)
  if (window === widths[0]) expect(await page.evaluate(listSmallTargets), `targets of ${address}`).toEqual([])
}

/** Lists what a thumb misses in the page's header and footer: links and buttons below 44 pixels, which the accessibility rules allow. */
function listSmallTargets(): string[] {
  const around = ':is(header, footer):not(:is(main, section, article, dialog) *)'
  return [...document.querySelectorAll<HTMLElement>(`${around} :is(a, button)`)].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect()
    const isShown = target.checkVisibility() && width > 1
    const name = target.ariaLabel ?? target.innerText
    return isShown && Math.min(width, height) < 43.5 ? [`${name}: ${width} x ${height}`] : []
  })
}

/** The dark theme differs in colours only. */
const rulesOf = (theme: (typeof themes)[number]) => (theme === 'light' ? rules : ['color-contrast'])
