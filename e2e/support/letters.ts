import { type APIRequestContext, expect, type Page } from '@playwright/test'

type Sent = { email: string; subject: RegExp }

/** The newest email to an address with this subject, as the page of development mail shows it. */
export async function readLetter(request: APIRequestContext, sent: Sent): Promise<string> {
  return (await (await request.get(await findLetter(request, sent))).text()).replaceAll('&amp;', '&')
}

/** Shows it alone, as a mail program does. */
export async function showLetter(page: Page, sent: Sent): Promise<void> {
  await page.goto(await findLetter(page.request, sent))
  const letter = await page.locator('iframe').getAttribute('srcdoc')
  await page.goto('about:blank')
  await page.setContent(letter ?? '')
}

/** Reads the link in the newest invitation to a store. */
export async function readInvitation(request: APIRequestContext, email: string): Promise<string> {
  const text = await readLetter(request, { email, subject: /^You are invited to join a store on / })
  return /\/dashboard\/invitation\?token=[\w.%-]+/.exec(text)?.[0] ?? ''
}

async function findLetter(request: APIRequestContext, { email, subject }: Sent): Promise<string> {
  let found: string | undefined
  const look = async () => {
    const list = await (await request.get('/dev/mail')).text()
    const letters = [...list.matchAll(/<a[^>]+href="([^"]+)"[^>]*>([^<]+)<br>\s*<span class="soft">to ([^,]+),/g)]
    found = letters.find(([, , title = '', to]) => subject.test(title) && to === email)?.[1]
    return found
  }
  await expect.poll(look).toBeDefined()
  return found ?? ''
}
