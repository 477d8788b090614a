import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { anAccount, anOperator } from '../../../../testing/builders/auth.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { settingKeys } from '../../shop/find-shop.ts'
import { settings } from '../../shop/tables.ts'
import { commands } from '../commands.ts'
import { authenticate } from '../sessions/access-token.ts'
import { passkeys, staff } from '../tables.ts'
import { setStaffRole } from './set-staff-role.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

const owners = () => shop.database.select().from(staff).where(eq(staff.role, 'owner'))

test('a role is given, changed and taken away, at once and in the activity log', async () => {
  const owner = await anOperator(shop)
  const person = await anAccount(shop)
  const ask = async (path: string) => (await shop.request(path, { headers: person.headers })).status
  expect(await ask('/payouts/runs')).toBe(403)
  await setStaffRole(shop, { email: person.email.toUpperCase(), role: 'finance' })
  expect(await ask('/payouts/runs')).toBe(200)
  await setStaffRole(shop, { email: person.email, role: 'catalogue' })
  expect(await ask('/payouts/runs')).toBe(403)
  expect(await ask('/categories/requests')).toBe(200)
  await setStaffRole(shop, { email: person.email, role: null })
  expect(await ask('/categories/requests')).toBe(403)
  const log = await (await shop.request('/audit', { headers: owner.headers })).json()
  expect(log.data.filter(({ action }: { action: string }) => action === 'staff.changed')).toHaveLength(3)
  await shop.database.delete(staff)
})

test('the last owner stays, also when two leave at once', async () => {
  const two = [await anOperator(shop), await anOperator(shop)]
  const answers = await Promise.all(two.map(({ email }) => setStaffRole(shop, { email, role: null })))
  expect(answers.toSorted()).toEqual(['last-owner', null].toSorted())
  expect(await owners()).toHaveLength(1)
  await shop.database.delete(staff)
})

test('the command says who has which role, and refuses what is no role', async () => {
  await anOperator(shop)
  const person = await anAccount(shop)
  const run = commands.find(({ name }) => name === 'staff')?.run
  const say = vi.spyOn(console, 'log').mockReturnValue()
  expect(await run?.(shop, [person.email, 'support'])).toBe(0)
  expect(say).toHaveBeenCalledWith(expect.stringContaining('support'))
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  expect(await run?.(shop, [person.email, 'emperor'])).toBe(1)
  expect(await run?.(shop, ['nobody@example.test', 'support'])).toBe(1)
  expect(complain).toHaveBeenCalledTimes(2)
  await shop.database.delete(staff)
})

test('in a shop that others can reach, a role without a second factor is suspended once the shop is open', async () => {
  const publicShop = { ...shop, config: { ...shop.config, publicUrl: 'https://shop.example' } }
  const owner = await anOperator(shop)
  const role = async () => {
    const caller = await authenticate(publicShop, owner.headers.authorization)
    return caller.kind === 'account' ? caller.staff : null
  }
  await shop.database.delete(settings).where(eq(settings.key, settingKeys.opened))
  expect(await role()).toEqual({ role: 'owner', isSuspended: false })
  await shop.database.insert(settings).values({ key: settingKeys.opened, value: '2026-01-01' })
  expect(await role()).toEqual({ role: 'owner', isSuspended: true })
  const passkey = { id: newId(), accountId: owner.id, name: 'Phone', credentialId: newId(), publicKey: 'x' }
  await shop.database.insert(passkeys).values({ ...passkey, counter: 0, transports: [], createdAt: shop.clock.now() })
  expect(await role()).toEqual({ role: 'owner', isSuspended: false })
  await shop.database.delete(passkeys).where(eq(passkeys.id, passkey.id))
  expect(await role()).toEqual({ role: 'owner', isSuspended: true })
})
