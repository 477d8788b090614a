import type { StatementRow } from '@makola/contract/ledger/ledger.ts'
import type { OwedStore } from '@makola/contract/ledger/payouts.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aPayoutAccount, owe } from '../../../../testing/builders/payouts.ts'
import { aStore, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { sealSecret } from '../../auth/seal-secret.ts'
import { twoFactors } from '../../auth/tables.ts'
import { oneTimePassword, stepAt } from '../../auth/two-factor/one-time-password.ts'
import { hash, newId } from '../../platform/ids.ts'
import { idempotencyKeys } from '../../platform/tables.ts'
import { auditEntries } from '../../shop/tables.ts'
import { payoutAccounts } from '../tables.ts'
import { makePayoutRun } from './make-payout-run.ts'

const password = 'only the operator knows'
const appSecret = Buffer.from('12345678901234567890')

let shop: TestPlatform
let operator: SignedIn
let store: StoreRow
let currency: string

// Each test pays out in a currency of its own: a run covers all stores of one.
const currencies = ['GHS', 'KES', 'ZAR', 'XOF', 'EGP', 'MAD', 'TZS', 'UGX', 'RWF', 'ZMW', 'BWP', 'ETB', 'MUR', 'TND']

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anAccount(shop, { role: 'operator', password })
})
beforeEach(async () => {
  currency = currencies.shift() ?? 'NGN'
  store = await aStore(shop, { currency })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const ask = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
  shop.request(path, { method, headers: { ...operator.headers, ...headers }, ...(json !== undefined && { json }) })
const read = async (path: string) => (await (await ask('GET', path)).json()).data
const run = (amount = 1, key: string = newId()) =>
  ask('POST', '/payouts/runs', { minimum: { amount, currency }, password }, { 'idempotency-key': key })
const bankFile = (id: string, proof: object = { password }) => ask('POST', `/payouts/runs/${id}/bank-file.csv`, proof)
const mark = (id: string, as: string, note?: string) => ask('POST', `/payouts/${id}/mark`, { as, note })
const balanceOf = async ({ id }: StoreRow) => {
  const { available, onItsWay } = await read(`/stores/${id}/balance`)
  return [available.amount, onItsWay.amount]
}
const payoutsOf = async ({ id }: StoreRow) => await read(`/stores/${id}/payouts`)

describe('a payout run', () => {
  test('pays once, even when started concurrently', async () => {
    await aPayoutAccount(shop, store.id)
    await owe(shop, store.id, 7000)
    const minimum = { amount: 1, currency }
    const runs = await Promise.allSettled(Array.from({ length: 10 }, () => makePayoutRun(shop, 'test', { minimum })))
    expect(runs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const run of runs) if (run.status === 'rejected') expect(run.reason).toMatchObject({ type: 'wrong-state' })
    expect(await payoutsOf(store)).toMatchObject([{ amount: { amount: 7000, currency }, state: 'requested' }])
    expect(await balanceOf(store)).toEqual([0, 7000])
    expect((await read(`/stores/${store.id}/balance`)).unsent).toEqual({ amount: 7000, currency })
  })

  test('is the same run when the same request is repeated', async () => {
    await aPayoutAccount(shop, store.id)
    await owe(shop, store.id, 7000)
    const key = newId()
    const first = await (await run(1, key)).json()
    await owe(shop, store.id, 500)
    expect(await (await run(1, key)).json()).toEqual(first)
    expect((await run(2, key)).status).toBe(422)
    expect((await ask('POST', '/payouts/runs', { minimum: { amount: 1, currency }, password })).status).toBe(400)
    expect(await payoutsOf(store)).toHaveLength(1)
  })

  test('requires the password, and with two-factor a code, and stores neither', async () => {
    const careful = await anAccount(shop, { role: 'operator', password })
    await shop.database.insert(twoFactors).values({
      accountId: careful.id,
      sealedSecret: sealSecret(shop, careful.id, appSecret, 'two-factor'),
      isConfirmed: true,
    })
    await aPayoutAccount(shop, store.id)
    await owe(shop, store.id, 7000)
    const key = newId()
    const start = (proof: object) =>
      shop.request('/payouts/runs', {
        method: 'POST',
        headers: { ...careful.headers, 'idempotency-key': key },
        json: { minimum: { amount: 1, currency }, ...proof },
      })
    for (const [proof, pointer] of [
      [{}, '/password'],
      [{ password: 'a guess, a guess' }, '/password'],
      [{ password }, '/code'],
      [{ password, code: '000000' }, '/code'],
    ] as const) {
      const refused = await start(proof)
      expect(refused.status).toBe(422)
      expect((await refused.json()).errors).toMatchObject([{ pointer }])
    }
    expect(await payoutsOf(store)).toEqual([])
    const code = oneTimePassword(appSecret, stepAt(shop.clock.now()))
    const first = await (await start({ password, code })).json()
    expect(first).toMatchObject({ data: { count: 1 } })
    // The answer was lost, and the page repeats the request with another minute's code.
    expect(await (await start({ password, code: '111111' })).json()).toEqual(first)
    const [kept] = await shop.database.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
    expect(kept?.bodyHash).toBe(hash(JSON.stringify({ minimum: { amount: 1, currency }, via: 'by-hand' })))
  })

  test('skips stores that are owed too little, owe money, lack an account or have it on hold', async () => {
    const others = await Promise.all([0, 1, 2, 3].map(() => aStore(shop, { currency })))
    const [poor, owing, homeless, held] = others as [StoreRow, StoreRow, StoreRow, StoreRow]
    for (const { id } of [store, poor, owing, held]) await aPayoutAccount(shop, id)
    await shop.database
      .update(payoutAccounts)
      .set({ usableFrom: new Date(shop.clock.now().getTime() + 3_600_000) })
      .where(eq(payoutAccounts.storeId, held.id))
    await owe(shop, store.id, 1000)
    await owe(shop, poor.id, 999)
    await owe(shop, owing.id, -300)
    await owe(shop, homeless.id, 5000)
    await owe(shop, held.id, 5000)
    const answer = await run(1000)
    expect(answer.status).toBe(201)
    expect((await answer.json()).data).toMatchObject({ total: { amount: 1000, currency }, count: 1 })
    expect(await Promise.all(others.map(balanceOf))).toEqual([
      [999, 0],
      [-300, 0],
      [5000, 0],
      [5000, 0],
    ])
    const owed = (await read('/payouts/balances?limit=100')).filter(
      (row: { balance: { currency: string } }) => row.balance.currency === currency,
    )
    expect(owed).toHaveLength(5)
    expect((await run(1000)).status).toBe(409)
    expect((await run(0)).status).toBe(422)
  })

  test('is previewed: stores with a balance, page by page, without the others', async () => {
    const stores = await Promise.all(['Adunni', 'Adunni', 'Zuri'].map((name) => aStore(shop, { currency, name })))
    for (const [index, { id }] of stores.entries()) await owe(shop, id, (index - 1) * 500 || 70)
    await aPayoutAccount(shop, store.id)
    await owe(shop, store.id, 900)
    await owe(shop, store.id, -900)
    const listed: string[] = []
    for (let cursor = ''; cursor !== null; ) {
      const answer = await ask('GET', `/payouts/balances?limit=1${cursor && `&cursor=${cursor}`}`)
      const { data, meta } = await answer.json()
      listed.push(...data.map((row: OwedStore) => row.store.id))
      cursor = meta.next
    }
    const [first, second, last] = stores.map(({ id }) => id)
    expect(listed.filter((id) => [first, second, last, store.id].includes(id))).toEqual([
      ...[first, second].toSorted(),
      last,
    ])
    expect(new Set(listed).size).toBe(listed.length)
    expect((await ask('GET', '/payouts/balances?cursor=AAAA')).status).toBe(422)
  })

  test('is listed with its progress, and opens with its payouts', async () => {
    await aPayoutAccount(shop, store.id)
    await owe(shop, store.id, 4200)
    const { id } = (await (await run()).json()).data
    const [payout] = await payoutsOf(store)
    await mark(payout.id, 'sent')
    const [newest] = await read('/payouts/runs?limit=1')
    expect(newest).toMatchObject({ id, states: { requested: 0, sent: 1, paid: 0, failed: 0 } })
    expect(await read(`/payouts/runs/${id}`)).toMatchObject({
      id,
      payouts: [{ id: payout.id, store: { id: store.id }, state: 'sent', next: ['paid', 'failed'] }],
    })
    expect((await ask('GET', `/payouts/runs/${newId()}`)).status).toBe(404)
  })

  test('gives the bank a table of unsent payouts, with full numbers', async () => {
    const other = await aStore(shop, { currency, name: '=Sum of all stores' })
    for (const { id } of [store, other]) await aPayoutAccount(shop, id)
    await owe(shop, store.id, 123_456)
    await owe(shop, other.id, 200)
    const { id } = (await (await run()).json()).data
    const [payout] = await payoutsOf(other)
    const answer = await bankFile(id)
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/)
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines).toContain(
      `${payout.reference},'=Sum of all stores,Ada Obi,Bank account,First Bank of Makola,011,0123456789,NG,${currency},2.00`,
    )
    await mark(payout.id, 'sent')
    expect((await (await bankFile(id)).text()).trim().split('\r\n')).toHaveLength(2)
    expect((await bankFile(newId())).status).toBe(404)
  })

  test('denies the bank table to a session alone', async () => {
    await aPayoutAccount(shop, store.id)
    await owe(shop, store.id, 4200)
    const { id } = (await (await run()).json()).data
    expect((await ask('GET', `/payouts/runs/${id}/bank-file.csv`)).status).toBe(405)
    for (const proof of [{}, { password: 'a guess, a guess' }]) {
      const refused = await bankFile(id, proof)
      expect(refused.status).toBe(422)
      const text = await refused.text()
      expect(JSON.parse(text).errors).toMatchObject([{ pointer: '/password' }])
      expect(text).not.toContain('0123456789')
    }
  })

  test('gives the bank a mobile-money number in the provider’s format', async () => {
    const number = '+2348012345678'
    await aPayoutAccount(shop, store.id, { kind: 'mobile-money', institution: 'MTN', bankCode: null, number })
    await owe(shop, store.id, 4200)
    const { id } = (await (await run()).json()).data
    const [payout] = await payoutsOf(store)
    const table = await (await bankFile(id)).text()
    expect(table).toContain(`${payout.reference},${store.name},Ada Obi,Mobile money,MTN,,${number},NG,${currency},`)
  })

  test('is under way while the first request is still answered', async () => {
    await aPayoutAccount(shop, store.id)
    await owe(shop, store.id, 7000)
    const key = newId()
    const [first, second] = await Promise.all([run(1, key), run(1, key)])
    expect([first.status, second.status].toSorted()).toEqual([201, 409])
    const refused = first.status === 409 ? first : second
    expect(await refused.json()).toMatchObject({ type: 'idempotency-key-in-progress' })
    expect(await payoutsOf(store)).toHaveLength(1)
  })
})

describe('a payout', () => {
  const aPayoutOf = async (minor: number) => {
    await aPayoutAccount(shop, store.id)
    await owe(shop, store.id, minor)
    await run()
    const [payout] = await payoutsOf(store)
    return payout
  }

  test('that failed is owed again, once, and joins the next run', async () => {
    const { id } = await aPayoutOf(900)
    const answers = await Promise.all(Array.from({ length: 5 }, () => mark(id, 'failed', 'Account closed')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await balanceOf(store)).toEqual([900, 0])
    expect((await run()).status).toBe(201)
    expect(await payoutsOf(store)).toMatchObject([{ state: 'requested' }, { state: 'failed', note: 'Account closed' }])
    expect(await balanceOf(store)).toEqual([0, 900])
  })

  test('goes from requested through sent to paid, and may still come back', async () => {
    const { id } = await aPayoutOf(900)
    expect((await mark(id, 'sent')).status).toBe(200)
    expect((await mark(id, 'sent')).status).toBe(409)
    expect((await (await mark(id, 'paid', 'TRX 1')).json()).data).toMatchObject({
      state: 'paid',
      note: 'TRX 1',
      next: ['failed'],
    })
    expect(await balanceOf(store)).toEqual([0, 0])
    expect((await mark(id, 'failed')).status).toBe(200)
    expect(await balanceOf(store)).toEqual([900, 0])
    expect((await mark(newId(), 'paid')).status).toBe(404)
    const actions = await shop.database
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
    expect(actions.map(({ action }) => action).sort()).toEqual([
      'payout.failed',
      'payout.paid',
      'payout.requested',
      'payout.sent',
    ])
  })

  test('appears in the statement, and a debt of the store is offset by its next sales', async () => {
    await aPayoutOf(900)
    await owe(shop, store.id, -400)
    await owe(shop, store.id, 1000)
    const { rows, totals, closing } = await read(`/stores/${store.id}/statement`)
    expect(closing.amount).toBe(600)
    expect(rows.map(({ kind, net, balance }: StatementRow) => [kind, net.amount, balance.amount])).toEqual([
      ['cash-returned', 900, 900],
      ['payout', -900, 0],
      ['cash-returned', -400, -400],
      ['cash-returned', 1000, 600],
    ])
    expect(totals).toContainEqual(expect.objectContaining({ kind: 'payout', count: 1 }))
    expect((await run()).status).toBe(201)
    expect(await payoutsOf(store)).toMatchObject([{ amount: { amount: 600 } }, { amount: { amount: 900 } }])
  })
})
