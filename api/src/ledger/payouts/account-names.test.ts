import type { AccountName } from '@makola/contract/ledger/payout-accounts.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aMember, aStore, type StoreRow } from '../../../../testing/builders/stores.ts'
import { startFakeFlutterwave } from '../../../../testing/providers/fake-flutterwave.ts'
import { startFakePaystack } from '../../../../testing/providers/fake-paystack.ts'
import { openPayingShop, type PayingShop } from '../../../../testing/shop/open-paying-shop.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { payoutAccounts } from '../tables.ts'

const password = 'only the owner knows'
const access = { kind: 'bank', countryCode: 'NG', institution: 'Access Bank', bankCode: '044' }
const account = { ...access, number: '0123456787', holder: 'Ada Nkechi Obi' }

describe.each([
  { via: 'paystack', startFake: startFakePaystack, path: '/bank/resolve' },
  { via: 'flutterwave', startFake: startFakeFlutterwave, path: '/v3/accounts/resolve' },
])('the name of an account, by $via', ({ startFake, path }) => {
  let paying: PayingShop
  let store: StoreRow
  let owner: SignedIn

  beforeAll(async () => {
    paying = await openPayingShop(startFake, 'NGN')
  })
  beforeEach(async () => {
    // Forgets the names and the calls of the test before.
    toNextWindow(paying.shop, { calls: 20, seconds: 3600 })
    store = await aStore(paying.shop, { currency: 'NGN' })
    owner = await anAccount(paying.shop, { password })
    await aMember(paying.shop, { storeId: store.id, accountId: owner.id, role: 'owner' })
    paying.fake.server.requests.length = 0
  })
  afterEach(() => {
    paying.fake.server.fault = null
  })
  afterAll(() => paying.close())

  const ask = (given: object = {}) =>
    paying.shop.request(`/stores/${store.id}/payout-account/name`, {
      method: 'POST',
      headers: owner.headers,
      json: { account: { ...account, ...given } },
    })
  const named = async (given?: object) => ((await (await ask(given)).json()) as { data: AccountName }).data
  const set = (given: object = {}) =>
    paying.shop.request(`/stores/${store.id}/payout-account`, {
      method: 'PUT',
      headers: owner.headers,
      json: { account: { ...account, ...given }, password },
    })
  const saved = async () =>
    (await paying.shop.database.select().from(payoutAccounts).where(eq(payoutAccounts.storeId, store.id)))[0]
  const asked = () => paying.fake.server.requests.filter((request) => request.path.startsWith(path)).length

  test('find account name: compared with the holder in any order, and asked for once', async () => {
    expect(await named()).toEqual({ outcome: 'found', name: 'OBI ADA NKECHI', isSame: true })
    expect(await named({ holder: 'Kwame Asante' })).toMatchObject({ outcome: 'found', isSame: false })
    expect(await named({ holder: undefined })).toMatchObject({ name: 'OBI ADA NKECHI', isSame: null })
    expect(asked()).toBe(1)
  })

  test('find account name, no such account: unknown, and it cannot be set', async () => {
    expect(await named({ number: '0123456785' })).toMatchObject({ outcome: 'unknown', name: null })
    const answer = await set({ number: '0123456785' })
    expect(answer.status).toBe(422)
    expect((await answer.json()).errors).toMatchObject([{ pointer: '/account/number' }])
    expect(await saved()).toBeUndefined()
  })

  test('find account name, a bank that the provider does not list: not offered, and set by hand unchecked', async () => {
    const own = { institution: 'My village bank', bankCode: undefined }
    expect(await named(own)).toMatchObject({ outcome: 'not-offered' })
    const answer = await set(own)
    expect((await answer.json()).data).toMatchObject({ nameCheck: 'unchecked', resolvedName: null })
    expect(asked()).toBe(0)
  })

  test('find account name, provider out: unavailable, and set by hand unchecked', async () => {
    await named({ number: '0123456780' })
    paying.fake.server.fault = { kind: 'error', path }
    expect(await named({ number: '0123456788' })).toMatchObject({ outcome: 'unavailable' })
    expect((await set({ number: '0123456788' })).status).toBe(200)
    expect(await saved()).toMatchObject({ resolvedName: null })
  })

  test('set payout account: keeps the name that the provider told, whatever was typed', async () => {
    expect((await (await set()).json()).data).toMatchObject({ nameCheck: 'same' })
    const { data } = await (await set({ number: '0123456797' })).json()
    expect(data).toMatchObject({ nameCheck: 'other', resolvedName: 'KOFI MENSAH', holder: 'Ada Nkechi Obi' })
  })

  test('find account name, too often: refused, and by a stranger: not found', async () => {
    for (let calls = 0; calls < 20; calls++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    owner = await anAccount(paying.shop, { password })
    expect((await ask()).status).toBe(404)
  })
})
