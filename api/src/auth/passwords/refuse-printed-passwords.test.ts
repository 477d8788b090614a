import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { accounts } from '../tables.ts'
import { hashNewPassword } from './passwords.ts'
import { demoPasswordOf, printedPasswords } from './printed-passwords.ts'
import { refusePrintedPasswords } from './refuse-printed-passwords.ts'

let shop: TestPlatform
const email = 'owner@makola.test'
const password = printedPasswords[email]

beforeAll(async () => {
  shop = await openTestPlatform({ PUBLIC_URL: 'https://shop.example' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.delete(accounts)
  await shop.database.insert(accounts).values({
    id: newId(),
    email,
    name: 'Adunni Bakare',
    passwordHash: await hashNewPassword(password, email),
    role: 'operator',
    createdAt: shop.clock.now(),
  })
})

const at = (change: Partial<TestPlatform['config']>) => ({ ...shop, config: { ...shop.config, ...change } })
const signIn = async (given: string) =>
  (await shop.request('/auth/login', { method: 'POST', json: { email, password: given } })).status

it('does not open a public shop whose operator has a printed password', async () => {
  await expect(refusePrintedPasswords(shop)).rejects.toThrow(email)
  await refusePrintedPasswords(at({ publicUrl: 'http://localhost:3000' }))
  const another = await hashNewPassword('a password of their own', email)
  await shop.database.update(accounts).set({ passwordHash: another }).where(eq(accounts.email, email))
  await refusePrintedPasswords(shop)
})

it('signs nobody in with a printed password at a public address', async () => {
  expect(await signIn(password)).toBe(401)
})

it('gives the accounts of a public demo passwords of their own', async () => {
  const demo = at({ demo: 'public' })
  await refusePrintedPasswords(demo)
  const own = demoPasswordOf(demo, email)
  expect(own).not.toBe(password)
  expect(own).toHaveLength(16)
  expect(await signIn(password)).toBe(401)
  expect(await signIn(own)).toBe(200)
  // At the next start they are the same.
  await refusePrintedPasswords(demo)
  expect(await signIn(own)).toBe(200)
})

it('leaves the printed passwords as they are on this machine', () => {
  expect(demoPasswordOf(at({ publicUrl: 'http://localhost:3000' }), email)).toBe(password)
})
