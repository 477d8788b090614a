import { createHmac, randomUUID } from 'node:crypto'
import type { Tokens } from '@makola/contract/auth/auth.ts'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { whenAlive } from './test.ts'

/** Somebody with an account, or who is about to have one. */
export type Person = { name: string; email: string; password: string }

export function somebody(): Person {
  return {
    name: 'Adaeze Obi',
    email: `adaeze-${randomUUID().slice(0, 8)}@example.test`,
    password: 'kettle-walks-home-at-9',
  }
}

/** The digits of the newest email to an address: for finishing a registration, or for a new password. */
export async function readCode(
  request: APIRequestContext,
  email: string,
  purpose: 'registration' | 'new password',
): Promise<string> {
  const subject = purpose === 'registration' ? '[^<]* code' : '[^<]* password'
  const letter = new RegExp(String.raw`(\d{6}) is your ${subject}<br>\s*<span class="soft">to ${email},`)
  let code: string | undefined
  const look = async () => {
    code = letter.exec(await (await request.get('/dev/mail')).text())?.[1]
    return code
  }
  await expect.poll(look).toBeDefined()
  return code ?? ''
}

/** Opens an account with the calls of the pages. */
export async function openAccount(request: APIRequestContext): Promise<Person & { tokens: Tokens }> {
  const person = somebody()
  const { name, email, password } = person
  expect((await request.post('/api/auth/register', { data: { name, email, password } })).status()).toBe(202)
  const code = await readCode(request, email, 'registration')
  const answer = await request.post('/api/auth/verify-email', { data: { email, code, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  return { ...person, tokens: await answer.json() }
}

/** Lets a page in as someone who is signed in, from the next load on. */
export async function keepTokens(page: Page, tokens: Tokens): Promise<void> {
  await page.evaluate(({ access_token, refresh_token }) => {
    localStorage.setItem('refreshToken', refresh_token)
    localStorage.setItem('accessToken', access_token)
  }, tokens)
}

/** Turns two-step sign-in on, where the page or its part offers it. Returns the app's secret and the recovery codes. */
export async function turnOnTwoStep(
  part: Page | Locator,
  { password }: Pick<Person, 'password'>,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  await part.getByRole('button', { name: 'Turn on', exact: true }).click()
  await part.getByLabel('Your password', { exact: true }).fill(password)
  await part.getByRole('button', { name: 'Continue' }).click()
  await expect(part.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await part.getByRole('code').first().textContent()) ?? ''
  // A whole code sends itself.
  await part.getByLabel('Code from the app').fill(showCode(secret))
  const codes = part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes.first()).toBeVisible()
  const recoveryCodes = await codes.allTextContents()
  await part.getByRole('button', { name: 'I have saved them' }).click()
  return { secret, recoveryCodes }
}

/** Returns the authenticator app's code for a secret, now or some steps of 30 seconds later (RFC 6238). */
export function showCode(secret: string, stepsAhead = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret.replaceAll(/\s/g, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Signs a page in as one of the demo shop's people, from the next load on. */
export async function demoSignIn(
  page: Page,
  who: 'owner' | 'seller' | 'packer' | 'shopper' | 'support' | 'finance' | 'catalogue',
): Promise<void> {
  const data = { email: `${who}@makola.test`, password: `makola-${who}-demo` }
  const answer = await page.request.post('/api/auth/login', { data })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto('/about/')
  await keepTokens(page, await answer.json())
}

/** Fills the form of signing in, on which the page is. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  // The account's own page, which is left meanwhile, has a section of this name.
  const field = page.getByRole('textbox', { name: 'Email' })
  await whenAlive(field)
  await field.fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs out where the account's own pages offer it. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
}

/** Opens the page of an account's security as someone who is signed in. */
export async function openSecurity(page: Page, tokens: Tokens): Promise<void> {
  await page.goto('/about/')
  await keepTokens(page, tokens)
  await page.goto('/account/security')
  await expect(page.getByText('This device')).toBeVisible()
}
