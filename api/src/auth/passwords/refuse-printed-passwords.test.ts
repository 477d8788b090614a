import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { accounts } from '../tables.ts'
import { hashNewPassword } from './passwords.ts'
import { printedPasswords } from './printed-passwords.ts'
import { refusePrintedPasswords } from './refuse-printed-passwords.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform({ PUBLIC_URL: 'https://shop.example' })
})
afterAll(() => shop.close())

it('does not open a public shop whose operator has a printed password', async () => {
  const email = 'owner@makola.test'
  const passwordHash = await hashNewPassword(printedPasswords[email], email)
  await shop.database
    .insert(accounts)
    .values({ id: newId(), email, name: 'Adunni Bakare', passwordHash, role: 'operator', createdAt: shop.clock.now() })
  await expect(refusePrintedPasswords(shop)).rejects.toThrow(email)
  const { config } = shop
  await refusePrintedPasswords({ ...shop, config: { ...config, demo: 'public' } })
  await refusePrintedPasswords({ ...shop, config: { ...config, publicUrl: 'http://localhost:3000' } })

  const another = await hashNewPassword('a password of their own', email)
  await shop.database.update(accounts).set({ passwordHash: another }).where(eq(accounts.email, email))
  await refusePrintedPasswords(shop)
})
