import { type APIRequestContext, expect } from '@playwright/test'

type Sent = { email: string; subject: RegExp }

/** The newest email to an address with this subject, as the page of development mail shows it. */
export async function readLetter(request: APIRequestContext, { email, subject }: Sent): Promise<string> {
  let found: string | undefined
  const look = async () => {
    const list = await (await request.get('/dev/mail')).text()
    const letters = [...list.matchAll(/<a[^>]+href="([^"]+)"[^>]*>([^<]+)<br>\s*<span class="soft">to ([^,]+),/g)]
    const [, href] = letters.find(([, , title = '', to]) => subject.test(title) && to === email) ?? []
    if (href) found = (await (await request.get(href)).text()).replaceAll('&amp;', '&')
    return found
  }
  await expect.poll(look).toBeDefined()
  return found ?? ''
}
