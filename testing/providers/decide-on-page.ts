import type { PageChoice } from './hosted-page.ts'

/**
 * Acts on a hosted page like a person: opens it and presses a button (`scenario`), with the other fields of the form.
 * @returns The answer that leads on; its `location` is where the browser goes next.
 */
export async function decideOnPage(
  url: string | null,
  form: { scenario: string } & Partial<PageChoice>,
): Promise<Response> {
  if (url === null) throw new Error('There is no page to decide on')
  const page = await fetch(url)
  if (!(await page.text()).includes(`value="${form.scenario}"`)) throw new Error(`No ${form.scenario} on ${url}`)
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
}
