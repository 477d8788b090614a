import type { Consent } from '@makola/contract/privacy/privacy.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../testing/api-caller.ts'
import { anAccount, type SignedIn } from '../../../testing/builders/auth.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { toNextWindow } from '../../../testing/to-next-window.ts'
import { rateLimits } from '../platform/tables.ts'
import { readExport } from './build-export.ts'
import { consentLimit } from './consents.ts'
import { eraseDue } from './erase-due.ts'
import { consents } from './tables.ts'

let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
})
beforeEach(() => shop.database.delete(rateLimits))
afterAll(() => shop.close())

const list = async (person: SignedIn) => (await api.get<{ data: Consent[] }>('/account/consents', person)).body.data
const record = (person: SignedIn, isGiven: boolean, given: object = {}) =>
  api.post('/account/consents', { purpose: 'cookies', isGiven, how: 'notice', ...given }, person)

describe('what a person agreed to', () => {
  test('is recorded with purpose, version, moment and way, and a withdrawal beside it', async () => {
    const person = await anAccount(shop)
    expect(await list(person)).toEqual([])
    expect(await record(person, true)).toMatchObject({
      status: 200,
      body: { data: { purpose: 'cookies', isGiven: true, textVersion: 1, how: 'notice', at: expect.any(String) } },
    })
    shop.clock.advance(1)
    await record(person, false, { how: 'cookies-page' })
    expect((await list(person)).map(({ isGiven, how }) => [isGiven, how])).toEqual([
      [false, 'cookies-page'],
      [true, 'notice'],
    ])
    expect(await list(await anAccount(shop))).toEqual([])
    expect((await api.get('/account/consents')).status).toBe(401)
  })

  test('pressed twice, or in two tabs at once, is recorded once for each purpose', async () => {
    const person = await anAccount(shop)
    await Promise.all([record(person, true), record(person, true), record(person, true)])
    await record(person, true, { purpose: 'recently-viewed' })
    expect((await list(person)).length).toBe(2)
    expect((await record(person, true, { purpose: 'advertising' })).status).toBe(422)
  })

  test('is never changed, not even by a statement', async () => {
    const person = await anAccount(shop)
    await record(person, true)
    const change = shop.database.execute(sql`update consents set is_given = false where account_id = ${person.id}`)
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } })
    expect(await list(person)).toMatchObject([{ isGiven: true }])
  })

  test('is limited for each account', async () => {
    // Before the account: its session does not live through a window.
    toNextWindow(shop, consentLimit)
    const person = await anAccount(shop)
    for (let made = 0; made < consentLimit.calls; made++) await record(person, made % 2 === 0)
    expect((await record(person, true)).status).toBe(429)
  })

  test('is in the copy of one’s data, and goes with the account', async () => {
    const person = await anAccount(shop, { password: 'a quiet harbour at dusk' })
    await record(person, true)
    const rows = await readExport(shop, { accountId: person.id, email: person.email, name: person.name })
    expect(rows.consents).toMatchObject([{ purpose: 'cookies', isGiven: true }])
    await api.post('/account/erasure', { password: 'a quiet harbour at dusk' }, person)
    shop.clock.advance(72 * 3600)
    await eraseDue(shop)
    expect(await shop.database.$count(consents, eq(consents.accountId, person.id))).toBe(0)
  })
})
