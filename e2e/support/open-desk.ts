import type { Browser, Page } from '@playwright/test'
import { demoSignIn } from './account.ts'
import { enterShop } from './test.ts'

/** The dashboard of somebody of the demo shop's staff, in a browser of their own. */
export async function openDesk(browser: Browser, url: string, who: Parameters<typeof demoSignIn>[1]): Promise<Page> {
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: url })).newPage()
  await enterShop(desk, url, 'NG')
  await demoSignIn(desk, who)
  return desk
}
