import type { Statement } from '@makola/contract/ledger/ledger.ts'
import type { Notification } from '@makola/contract/notifications/notifications.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aCharge, owe } from '../../../../testing/builders/payouts.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { readOutboxFolder } from '../../platform/mail/mailer.ts'
import { auditEntries } from '../../shop/tables.ts'
import { ledgerEntries, storeCharges } from '../tables.ts'
import { noteDebts } from './note-debts.ts'

const password = 'known to finance'

let shop: TestPlatform
let finance: SignedIn
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  finance = await anAccount(shop, { staffRole: 'finance', password })
})
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'NGN' }))
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const post = async (path: string, json: object, key: string = newId()) =>
  shop.request(path, {
    method: 'POST',
    headers: { ...(await signInAs(shop, finance.id)).headers, 'idempotency-key': key },
    json,
  })
const naira = (amount: number) => ({ amount, currency: 'NGN' })
const charge = (more: object = {}, key?: string) =>
  post(`/stores/${store.slug}/charges`, { amount: naira(5000), reason: 'A fine', password, ...more }, key)
const reverse = (id: string, more: object = {}) =>
  post(`/charges/${id}/reversal`, { reason: 'A mistake', password, ...more })
const read = async (person: SignedIn, path: string) =>
  (await (await shop.request(path, { headers: (await signInAs(shop, person.id)).headers })).json()).data
const available = async () => (await read(owner, `/stores/${store.id}/balance`)).available.amount
const bellOf = async (person: SignedIn, query = ''): Promise<Notification[]> => read(person, `/notifications/${query}`)
const lettersTo = async ({ email }: SignedIn) =>
  (await readOutboxFolder(shop.mailer.folder ?? '')).filter((letter) => letter.to === email)

describe('a charge', () => {
  test('is taken off the balance, which may fall below 0, and stands on the statement with its reason', async () => {
    await owe(shop, store.id, 3000)
    const made = await charge()
    expect(made.status, await made.clone().text()).toBe(201)
    expect((await made.json()).data).toMatchObject({ amount: naira(5000), reason: 'A fine', reversal: null })
    expect(await available()).toBe(-2000)
    const { rows, totals }: Statement = await read(owner, `/stores/${store.id}/statement`)
    expect(rows.at(-1)).toMatchObject({ kind: 'charge', note: 'A fine', net: naira(-5000), balance: naira(-2000) })
    expect(totals).toContainEqual(expect.objectContaining({ kind: 'charge', count: 1, net: naira(-5000) }))
    const entries = await shop.database.select().from(ledgerEntries).where(eq(ledgerEntries.account, 'fees'))
    expect(entries.at(-1)).toMatchObject({ currency: 'NGN', minor: -5000 })
  })

  test('is told to those who see the store’s money, by bell and by email', async () => {
    await charge()
    await shop.jobs.drain(shop)
    expect(await bellOf(owner, `?store=${store.id}`)).toMatchObject([
      {
        type: 'store-charged',
        title: 'Your store was charged ₦50',
        body: 'Reason: A fine. See your statement.',
      },
    ])
    expect(await lettersTo(owner)).toHaveLength(1)
  })

  test('pressed twice or ten times at once is one; another body under its key is refused', async () => {
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => charge({}, key)))
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const first = await (await charge({}, key)).json()
    expect(await read(finance, `/stores/${store.id}/charges`)).toEqual([first.data])
    expect((await charge({ amount: naira(6000) }, key)).status).toBe(422)
    expect(await available()).toBe(-5000)
  })

  test('needs the password, an amount in the store’s currency and a reason', async () => {
    for (const [wrong, pointer] of [
      [{ password: 'guessed' }, '/password'],
      [{ amount: { amount: 5000, currency: 'GHS' } }, '/amount/currency'],
      [{ amount: naira(0) }, '/amount/amount'],
      [{ reason: '' }, '/reason'],
    ] as const) {
      const refused = await charge(wrong)
      expect(refused.status).toBe(422)
      expect((await refused.json()).errors).toMatchObject([{ pointer }])
    }
    expect((await post('/stores/nobody/charges', { amount: naira(1), reason: 'A fine', password })).status).toBe(404)
    expect((await shop.request('/stores/nobody/charges', { headers: finance.headers })).status).toBe(404)
    expect(await available()).toBe(0)
  })

  test('needs an Idempotency-Key', async () => {
    const { headers } = await signInAs(shop, finance.id)
    const json = { amount: naira(1), reason: 'A fine', password }
    const keyless = await shop.request(`/stores/${store.id}/charges`, { method: 'POST', headers, json })
    expect((await keyless.json()).type).toBe('idempotency-key-missing')
  })

  test('is given back once by a counter entry, however many press, and its entry stays', async () => {
    const { id } = (await (await charge()).json()).data
    const answers = await Promise.all(Array.from({ length: 5 }, () => reverse(id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect((await reverse(id, { password: 'guessed' })).status).toBe(422)
    expect((await reverse(newId())).status).toBe(404)
    expect(await available()).toBe(0)
    const { rows }: Statement = await read(owner, `/stores/${store.id}/statement`)
    expect(rows.map(({ kind, note }) => [kind, note])).toEqual([
      ['charge', 'A fine'],
      ['charge-reversed', 'A mistake'],
    ])
    const [listed] = await read(finance, `/stores/${store.id}/charges`)
    expect(listed.reversal).toMatchObject({ reason: 'A mistake', by: finance.email })
    const audit = await shop.database.select().from(auditEntries).where(eq(auditEntries.storeId, store.id))
    expect(audit.map(({ action }) => action)).toEqual(['store.charged', 'store.charge-reversed'])
  })

  test('without its posting is found by the invariant', async () => {
    const id = newId()
    const lost = { id, storeId: store.id, currency: 'NGN', minor: 5, reason: 'A fine', createdBy: 'test' }
    await shop.database.insert(storeCharges).values({ ...lost, createdAt: shop.clock.now() })
    expect((await brokenInvariants(shop)).map((broken) => broken.id)).toContain('ledger.charges')
    await shop.database.delete(storeCharges).where(eq(storeCharges.id, id))
  })
})

describe('a debt', () => {
  const days = (count: number) => shop.clock.advance(count * 86_400)
  const round = async () => {
    await noteDebts(shop)
    await shop.jobs.drain(shop)
  }
  const news = async () => (await bellOf(finance)).filter(({ title }) => title.startsWith(store.name))

  test('of 60 days is reported to finance once', async () => {
    await aCharge(shop, store.id)
    await round()
    days(59)
    await round()
    expect(await news()).toEqual([])
    days(1)
    await Promise.all([noteDebts(shop), noteDebts(shop)])
    await round()
    days(10)
    await round()
    expect(await news()).toMatchObject([{ type: 'store-in-debt', title: `${store.name} owes ₦1` }])
  })

  test('that sales have filled is forgotten, and a later one counts from its own day', async () => {
    await aCharge(shop, store.id)
    await round()
    days(40)
    await owe(shop, store.id, 100)
    await round()
    await aCharge(shop, store.id)
    await round()
    days(40)
    await round()
    expect(await news()).toEqual([])
    days(20)
    await round()
    expect(await news()).toHaveLength(1)
  })
})
