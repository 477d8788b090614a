import type { RunPayout } from '@makola/contract/ledger/payouts.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount, anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { bankAccount, owe } from '../../../../testing/builders/payouts.ts'
import { aMember, aStore, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { sealSecret } from '../../auth/seal-secret.ts'
import { twoFactors } from '../../auth/tables.ts'
import { oneTimePassword, stepAt } from '../../auth/two-factor/one-time-password.ts'
import { rateLimits } from '../../platform/tables.ts'
import { auditEntries } from '../../shop/tables.ts'
import { payoutAccounts } from '../tables.ts'
import { makePayoutRun } from './make-payout-run.ts'

const password = 'only the owner knows'
const daySeconds = 86_400
const secret = Buffer.from('12345678901234567890')

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  store = await aStore(shop, { currency: 'NGN' })
  owner = await anAccount(shop, { password })
  await aMember(shop, { storeId: store.id, accountId: owner.id, role: 'owner' })
})
afterAll(() => shop.close())

const set = (given: object = {}) =>
  shop.request(`/stores/${store.id}/payout-account`, {
    method: 'PUT',
    headers: owner.headers,
    json: { account: bankAccount, password, ...given },
  })
const get = async () =>
  (await (await shop.request(`/stores/${store.id}/payout-account`, { headers: owner.headers })).json()).data

test('an account shows only the end of its number, and is stored sealed', async () => {
  expect(await get()).toBeNull()
  const answer = await set()
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).not.toContain('0123456789')
  expect(await get()).toMatchObject({ institution: 'First Bank of Makola', holder: 'Ada Obi', numberEnd: '6789' })
  const [row] = await shop.database.select().from(payoutAccounts).where(eq(payoutAccounts.storeId, store.id))
  expect(JSON.stringify(row)).not.toContain('0123456789')
})

test('that is replaced while a payout to it is not sent yet is marked for those who send it', async () => {
  await set()
  shop.clock.advance(daySeconds)
  await owe(shop, store.id, 700)
  const { id } = await makePayoutRun(shop, 'test', { minimum: { amount: 1, currency: 'NGN' } })
  owner = { ...owner, ...(await signInAs(shop, owner.id)) }
  const { headers } = await anOperator(shop)
  const read = async () => {
    const { data } = await (await shop.request(`/payouts/runs/${id}`, { headers })).json()
    return data.payouts.map((row: RunPayout) => [row.account.numberEnd, row.isAccountReplaced])
  }
  expect(await read()).toEqual([['6789', false]])
  expect((await set({ account: { ...bankAccount, number: '9876543210' } })).status).toBe(200)
  expect(await read()).toEqual([['6789', true]])
})

test('a wrong password, or a session without one, sets nothing', async () => {
  const answer = await set({ password: 'a guess, a guess' })
  expect(answer.status).toBe(422)
  expect((await answer.json()).errors).toMatchObject([{ pointer: '/password' }])
  expect(await get()).toBeNull()
})

test('repeated guesses of the password are stopped', async () => {
  for (let guess = 0; guess < 6; guess++) await set({ password: `a guess number ${guess}` })
  expect((await set()).status).toBe(429)
  expect(await get()).toBeNull()
})

test('with two-factor on it requires a code, each valid once', async () => {
  await shop.database
    .insert(twoFactors)
    .values({ accountId: owner.id, sealedSecret: sealSecret(shop, owner.id, secret, 'two-factor'), isConfirmed: true })
  const missing = await set()
  expect(missing.status).toBe(422)
  expect((await missing.json()).errors).toMatchObject([{ pointer: '/code' }])
  expect((await set({ code: '000000' })).status).toBe(422)
  const code = oneTimePassword(secret, stepAt(shop.clock.now()))
  expect((await set({ code })).status).toBe(200)
  expect((await set({ code })).status).toBe(422)
})

test('nothing is paid to a new account for a day, nor to the one before it', async () => {
  await set()
  shop.clock.advance(86_400)
  owner = { ...owner, ...(await signInAs(shop, owner.id)) }
  await owe(shop, store.id, 100)
  await set({
    account: {
      kind: 'mobile-money',
      countryCode: 'KE',
      institution: 'M-Pesa',
      number: '+254 700 000 001',
      holder: 'Ada Obi',
    },
  })
  const minimum = { amount: 1, currency: 'NGN' }
  await expect(makePayoutRun(shop, 'test', { minimum })).rejects.toMatchObject({ type: 'wrong-state' })
  shop.clock.advance(86_000)
  await expect(makePayoutRun(shop, 'test', { minimum })).rejects.toMatchObject({ type: 'wrong-state' })
  shop.clock.advance(400)
  expect(await makePayoutRun(shop, 'test', { minimum })).toMatchObject({ count: 1 })
  const kept = await shop.database.select().from(payoutAccounts).where(eq(payoutAccounts.storeId, store.id))
  expect(kept).toHaveLength(2)
})

test('of concurrent changes one becomes current, and all are kept', async () => {
  const answers = await Promise.all([set(), set(), set()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const kept = await shop.database.select().from(payoutAccounts).where(eq(payoutAccounts.storeId, store.id))
  expect(kept.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
  expect(kept).toHaveLength(3)
})

test('every owner gets an email with the new destination, and the history names the author', async () => {
  const partner = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: partner.id, role: 'owner' })
  await set()
  await shop.jobs.drain(shop)
  for (const { email } of [owner, partner]) {
    const [letter, ...others] = await lettersTo(shop, email)
    expect(others).toEqual([])
    expect(letter?.subject).toContain('New payout account for')
    expect(letter?.text).toContain('ending in 6789')
    expect(letter?.text).toContain(owner.email)
    expect(letter?.text).not.toContain('0123456789')
  }
  const [entry] = await shop.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'payout-account.changed'))
    .orderBy(auditEntries.at)
    .limit(1)
  expect(entry?.after).toEqual({ account: 'First Bank of Makola ••••6789, Ada Obi' })
})

test('an impossible account number is refused at its field', async () => {
  for (const number of ['12', 'call me', '1'.repeat(40)]) {
    const answer = await set({ account: { ...bankAccount, number } })
    expect(answer.status).toBe(422)
    expect((await answer.json()).errors).toMatchObject([{ pointer: '/account/number' }])
  }
})
