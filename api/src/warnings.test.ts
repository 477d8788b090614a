import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOperator } from '../../testing/builders/auth.ts'
import { aRate } from '../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { passkeys } from './auth/tables.ts'
import { modules } from './modules.ts'
import { newId } from './platform/ids.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

const warnings = async () => (await Promise.all(modules.map((module) => module.warn?.(shop) ?? []))).flat()

it('warns of operators with a password alone, of old rates and of a missing backup', async () => {
  const operator = await anOperator(shop, { email: 'ama@shop.example' })
  await aRate(shop)
  const backups = [
    'Backups lie beside the data, and are lost with it. Set BACKUP_DIR to a folder on another disk.',
    'There is no backup yet. Make one: npm run shop -- backup',
  ]
  expect(await warnings()).toEqual([
    ...backups,
    'ama@shop.example runs the shop with a password alone. Turn two-step sign-in on.',
  ])
  await shop.database.insert(passkeys).values({
    id: newId(),
    accountId: operator.id,
    name: 'Phone',
    credentialId: 'one',
    publicKey: 'key',
    counter: 0,
    transports: [],
    createdAt: shop.clock.now(),
  })
  shop.clock.advance(73 * 3600)
  expect(await warnings()).toEqual([
    ...backups,
    expect.stringMatching(/^1 of the rates .*older than 72 hours; NGN for Nigeria is of \d{4}-\d\d-\d\d/),
  ])
})
