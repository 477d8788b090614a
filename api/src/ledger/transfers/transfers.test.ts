import type { RunPayout } from '@makola/contract/ledger/payouts.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aPayoutAccount, owe } from '../../../../testing/builders/payouts.ts'
import { aStore, type StoreRow } from '../../../../testing/builders/stores.ts'
import { startFakeFlutterwave } from '../../../../testing/providers/fake-flutterwave.ts'
import { startFakePaystack } from '../../../../testing/providers/fake-paystack.ts'
import { openPayingShop, type PayingShop } from '../../../../testing/shop/open-paying-shop.ts'
import { newId } from '../../platform/ids.ts'
import { auditEntries } from '../../shop/tables.ts'
import { ledgerEntries, ledgerPostings } from '../tables.ts'
import { sendTransfer } from './send-transfer.ts'
import { sweepTransfers } from './sweep-transfers.ts'

type Account = NonNullable<Parameters<typeof aPayoutAccount>[2]>

const password = 'only the operator knows'
const providers = [
  { via: 'paystack', startFake: startFakePaystack, sends: '/transfer', feeMinor: 1000 },
  { via: 'flutterwave', startFake: startFakeFlutterwave, sends: '/v3/transfers', feeMinor: 1075 },
] as const

describe.each(providers)('payouts by $via', ({ via, startFake, sends, feeMinor }) => {
  let paying: PayingShop
  let operator: SignedIn
  let store: StoreRow
  // Each test owes more than those before it, and pays only stores that are owed as much.
  let minor = 0

  beforeAll(async () => {
    paying = await openPayingShop(startFake, 'NGN,KES,XOF,GHS')
  })
  beforeEach(async () => {
    minor += 100_001
    operator = await anAccount(paying.shop, { role: 'operator', password })
    store = await aStore(paying.shop, { currency: 'NGN' })
  })
  afterEach(async () => {
    paying.fake.server.fault = null
    paying.fake.server.held.length = 0
    expect(await brokenInvariants(paying.shop)).toEqual([])
  })
  afterAll(() => paying.close())
  const ask = (method: string, path: string, json?: unknown) => {
    const headers = { ...operator.headers, 'idempotency-key': newId() }
    return paying.shop.request(path, { method, headers, ...(json !== undefined && { json }) })
  }
  const start = (currency: string) =>
    ask('POST', '/payouts/runs', { minimum: { amount: minor, currency }, via, password })
  const later = async (seconds: number) => {
    paying.shop.clock.advance(seconds)
    await sweepTransfers(paying.shop)
  }
  const work = () => paying.shop.jobs.drain(paying.shop)

  /** A payout to an account with this number, in a new run that nobody has worked on yet. */
  async function requested(number: string, account: Account = {}) {
    await aPayoutAccount(paying.shop, store.id, { number, ...account })
    await owe(paying.shop, store.id, minor)
    const answer = await start(store.currency)
    expect(answer.status).toBe(201)
    const runId: string = (await answer.json()).data.id
    const read = async (): Promise<RunPayout> => {
      const { data } = await (await ask('GET', `/payouts/runs/${runId}`)).json()
      return data.payouts[0]
    }
    return { runId, read, ...(await read()) }
  }

  /** The number of times that the provider was asked to send it. */
  const sendings = ({ reference }: { reference: string }) =>
    paying.fake.server.requests.filter(
      ({ method, path, body }) => method === 'POST' && path === sends && body.includes(reference),
    )
  const balanceOf = async ({ id }: StoreRow) => {
    const { available, onItsWay } = (await (await ask('GET', `/stores/${id}/balance`)).json()).data
    return [available.amount, onItsWay.amount]
  }
  /** The movements of a payout in the books, by account. */
  const booked = async ({ id }: { id: string }) => {
    const rows = await paying.shop.database
      .select({ account: ledgerEntries.account, minor: sql<number>`sum(minor)`.mapWith(Number) })
      .from(ledgerEntries)
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
      .where(sql`${ledgerPostings.key} like ${`%:${id}`}`)
      .groupBy(ledgerEntries.account)
      .having(sql`sum(minor) <> 0`)
    return Object.fromEntries(rows.map((row) => [row.account, row.minor]))
  }
  const historyOf = async ({ id }: { id: string }) => {
    const { action, actor } = auditEntries
    const rows = await paying.shop.database
      .select({ action, actor })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(asc(auditEntries.id))
    return rows.map((row) => `${row.action} by ${row.actor === via ? via : 'a person'}`)
  }

  test('store suspended before the provider was told: sends nothing, and sends it once when that is lifted', async () => {
    const payout = await requested('0000000001')
    const suspend = (given: object) => ask('PUT', `/stores/${store.id}/suspension`, given)
    await suspend({ status: 'closed', reason: 'Suspected fraud' })
    await work()
    await later(60)
    await ask('POST', `/payouts/${payout.id}/ask`)
    expect(sendings(payout)).toEqual([])
    const note = expect.stringContaining('are on hold')
    expect(await payout.read()).toMatchObject({ state: 'requested', note, heldBy: 'suspension' })
    await suspend({ status: 'open' })
    await work()
    await later(0)
    expect(sendings(payout)).toHaveLength(1)
  })

  test('are sent at once, and the provider holds less by amount and fee', async () => {
    const payout = await requested('0123456780')
    expect(payout).toMatchObject({ state: 'requested', via, next: [], canAsk: true, fee: null })
    expect(await balanceOf(store)).toEqual([0, minor])
    await work()
    await later(60)
    expect(await payout.read()).toMatchObject({ state: 'paid', fee: { amount: feeMinor, currency: 'NGN' } })
    expect(sendings(payout)).toHaveLength(1)
    expect(await balanceOf(store)).toEqual([0, 0])
    expect(await booked(payout)).toEqual({ seller: minor, clearing: -minor - feeMinor, fees: feeMinor })
    const { rows } = (await (await ask('GET', `/stores/${store.id}/statement`)).json()).data
    expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['cash-returned', 'payout'])
  })

  test('to an account that the provider does not know fail, and are owed again', async () => {
    const payout = await requested('0123456785')
    await work()
    expect(await payout.read()).toMatchObject({ state: 'failed', canAsk: false, nextAskAt: null })
    expect((await payout.read()).note).toMatch(/resolve/)
    expect(await balanceOf(store)).toEqual([minor, 0])
    expect(await booked(payout)).toEqual({})
    expect((await ask('POST', `/payouts/${payout.id}/ask`)).status).toBe(409)
  })

  test('to a bank that the provider does not list fail with an explanation', async () => {
    const payout = await requested('0123456780', { institution: 'The Bank of Nowhere', bankCode: null })
    await work()
    expect(await payout.read()).toMatchObject({ state: 'failed' })
    expect((await payout.read()).note).toContain('The Bank of Nowhere')
    expect(sendings(payout)).toEqual([])
  })

  test('that take a while are paid once, however often the provider reports it', async () => {
    const payout = await requested('0123456781')
    await work()
    expect(await payout.read()).toMatchObject({ state: 'sent' })
    const [news = ''] = paying.fake.server.held
    paying.shop.clock.advance(20)
    for (let time = 0; time < 10; time++) {
      paying.fake.server.held.push(news)
      await paying.fake.server.deliverHeld({ times: 2 })
    }
    await work()
    expect(await payout.read()).toMatchObject({ state: 'paid' })
    expect(sendings(payout)).toHaveLength(1)
    expect(await historyOf(payout)).toEqual([
      'payout.requested by a person',
      `payout.sent by ${via}`,
      `payout.paid by ${via}`,
    ])
  })

  test('are settled once by twenty concurrent webhooks', async () => {
    const payout = await requested('0123456781')
    await work()
    paying.shop.clock.advance(20)
    await paying.fake.server.deliverHeld({ times: 20 })
    await work()
    expect(await payout.read()).toMatchObject({ state: 'paid' })
    expect(await booked(payout)).toEqual({ seller: minor, clearing: -minor - feeMinor, fees: feeMinor })
  })

  test('that fail later are owed again', async () => {
    const payout = await requested('0123456782')
    await work()
    expect(await balanceOf(store)).toEqual([0, minor])
    paying.shop.clock.advance(20)
    await paying.fake.server.deliverHeld()
    await work()
    expect(await payout.read()).toMatchObject({ state: 'failed' })
    expect(await balanceOf(store)).toEqual([minor, 0])
    expect(await booked(payout)).toEqual({})
    expect(await historyOf(payout)).toContain(`payout.failed by ${via}`)
  })

  test('that come back after arrival are owed again, and held by the provider, less its fee', async () => {
    const payout = await requested('0123456783')
    await work()
    await ask('POST', `/payouts/${payout.id}/ask`)
    expect(await payout.read()).toMatchObject({ state: 'paid' })
    paying.shop.clock.advance(20)
    await paying.fake.server.deliverHeld({ reversed: true, times: 1 })
    await work()
    expect(await payout.read()).toMatchObject({ state: 'failed' })
    expect(await balanceOf(store)).toEqual([minor, 0])
    expect(await booked(payout)).toEqual({ clearing: -feeMinor, fees: feeMinor })
  })

  test('that come back without a webhook are found by asking a day later', async () => {
    const payout = await requested('0123456783')
    await work()
    await ask('POST', `/payouts/${payout.id}/ask`)
    expect((await payout.read()).state).toBe('paid')
    await later(86_400)
    operator = await anAccount(paying.shop, { role: 'operator', password })
    expect((await payout.read()).state).toBe('failed')
  })

  test.each(['hang', 'reset', 'error', 'answer-lost'] as const)(
    'are sent once when an answer is lost: %s',
    async (kind) => {
      const payout = await requested('0123456780')
      paying.fake.server.fault = { kind, method: 'POST', path: sends }
      await work()
      expect(await payout.read()).toMatchObject({ state: 'requested', note: expect.stringContaining('No answer') })
      expect(await balanceOf(store)).toEqual([0, minor])
      paying.fake.server.fault = null
      await later(61)
      await later(300)
      expect(await payout.read()).toMatchObject({ state: 'paid' })
      expect(sendings(payout)).toHaveLength(kind === 'answer-lost' ? 1 : 2)
      expect(await booked(payout)).toMatchObject({ clearing: -minor - feeMinor })
    },
  )

  test('refused only when sent again are looked up until a day has passed', async () => {
    const payout = await requested('0123456785')
    paying.fake.server.fault = { kind: 'error', method: 'POST' }
    await work()
    paying.fake.server.fault = null
    await later(61)
    expect(await payout.read()).toMatchObject({ state: 'requested', note: expect.stringContaining('earlier attempt') })
    expect(await balanceOf(store)).toEqual([0, minor])
    await later(86_400)
    operator = await anAccount(paying.shop, { role: 'operator', password })
    expect(await payout.read()).toMatchObject({ state: 'failed', note: expect.stringContaining('resolve') })
    expect(await balanceOf(store)).toEqual([minor, 0])
  })

  test('are sent once by concurrent workers and operators', async () => {
    const payout = await requested('0123456780')
    const crowd = Array.from({ length: 10 }, () => sendTransfer(paying.shop, payout.id))
    const operators = Array.from({ length: 10 }, () => ask('POST', `/payouts/${payout.id}/ask`))
    await Promise.all([...crowd, ...operators, sweepTransfers(paying.shop), work()])
    await later(60)
    expect(await payout.read()).toMatchObject({ state: 'paid' })
    expect(sendings(payout)).toHaveLength(1)
  })

  test('survive a worker killed between the provider’s answer and the books', async () => {
    const payout = await requested('0123456780')
    const config = { ...paying.shop.config, pausePoint: 'after-provider-call' }
    void sendTransfer({ ...paying.shop, config }, payout.id)
    await expect.poll(() => sendings(payout).length).toBe(1)
    await work()
    expect(await payout.read()).toMatchObject({ state: 'requested' })
    await later(61)
    expect(await payout.read()).toMatchObject({ state: 'paid' })
    expect(sendings(payout)).toHaveLength(1)
  })

  test('wait for money, with an explanation, and go out on request when it is there', async () => {
    const payout = await requested('0123456786')
    await work()
    expect(await payout.read()).toMatchObject({ state: 'requested', note: expect.stringMatching(/balance|funds/i) })
    expect((await ask('POST', `/payouts/${payout.id}/ask`)).status).toBe(200)
    expect(sendings(payout)).toHaveLength(2)
    await later(61)
    await later(300)
    expect(await payout.read()).toMatchObject({ state: 'paid', note: expect.not.stringMatching(/balance|funds/i) })
  })

  test('without an answer do not hold up the others', async () => {
    const silent = await requested('0123456780')
    paying.fake.server.fault = { kind: 'hang', method: 'POST', path: sends }
    paying.shop.clock.advance(30)
    await work()
    paying.fake.server.fault = null
    // Half a minute later it would be due by age, but it is leased.
    await later(31)
    expect(sendings(silent)).toHaveLength(1)
    const { nextAskAt } = await silent.read()
    expect(Date.parse(nextAskAt ?? '')).toBeGreaterThan(paying.shop.clock.now().getTime())
    await later(31)
    await later(300)
    expect(await silent.read()).toMatchObject({ state: 'paid' })
  })

  test('are not sent again on request while an answer may be on its way', async () => {
    const payout = await requested('0123456780')
    paying.fake.server.fault = { kind: 'hang', method: 'POST', path: sends }
    await work()
    paying.fake.server.fault = null
    expect((await ask('POST', `/payouts/${payout.id}/ask`)).status).toBe(200)
    expect(sendings(payout)).toHaveLength(1)
    await later(61)
    expect(sendings(payout)).toHaveLength(2)
    await later(300)
    expect(await payout.read()).toMatchObject({ state: 'paid' })
  })

  test.runIf(via === 'paystack')(
    'that need a code at Paystack say what to switch off, and are owed again',
    async () => {
      const payout = await requested('0123456784')
      await work()
      expect(await payout.read()).toMatchObject({ state: 'sent', note: expect.stringContaining('Confirm transfers') })
      await later(61)
      expect(await payout.read()).toMatchObject({ state: 'failed', note: expect.stringContaining('code') })
      expect(await balanceOf(store)).toEqual([minor, 0])
    },
  )

  test('cannot be marked while the provider decides', async () => {
    const payout = await requested('0123456781')
    await work()
    const marked = await ask('POST', `/payouts/${payout.id}/mark`, { as: 'failed' })
    expect(marked.status).toBe(409)
    expect((await marked.json()).detail).toContain('Check again')
    expect((await ask('POST', `/payouts/runs/${payout.runId}/bank-file.csv`, { password })).status).toBe(409)
    paying.shop.clock.advance(20)
    const asked = await ask('POST', `/payouts/${payout.id}/ask`)
    expect((await asked.json()).data).toMatchObject({ state: 'paid', next: ['failed'] })
    expect((await ask('POST', `/payouts/${payout.id}/mark`, { as: 'failed', note: 'It came back' })).status).toBe(200)
    expect(await booked(payout)).toEqual({ clearing: -feeMinor, fees: feeMinor })
  })

  test('are not even looked up for a webhook with a wrong signature', async () => {
    const payout = await requested('0123456781')
    await work()
    paying.shop.clock.advance(20)
    const { length } = paying.fake.server.requests
    await paying.fake.server.announce(JSON.parse(paying.fake.server.held[0] ?? ''), 'forged')
    await work()
    expect(paying.fake.server.deliveries.at(-1)).toMatchObject({ status: 401 })
    expect(paying.fake.server.requests).toHaveLength(length)
    expect((await payout.read()).state).toBe('sent')
  })

  test('go only to countries that the provider serves, and the preview says so', async () => {
    await aPayoutAccount(paying.shop, store.id, { countryCode: 'GH' })
    await owe(paying.shop, store.id, minor)
    const owed = (await (await ask('GET', '/payouts/balances')).json()).data
    const { ways } = owed.find((row: { store: { id: string } }) => row.store.id === store.id)
    expect(ways).toEqual([
      { via: 'by-hand', problem: null },
      { via, problem: expect.stringContaining('NGN') },
    ])
    expect((await start('NGN')).status).toBe(409)
    const other = via === 'paystack' ? 'flutterwave' : 'paystack'
    const answer = await ask('POST', '/payouts/runs', {
      minimum: { amount: minor, currency: 'NGN' },
      via: other,
      password,
    })
    expect(answer.status).toBe(422)
    expect((await answer.json()).errors).toMatchObject([{ pointer: '/via' }])
    expect((await ask('POST', `/payouts/${newId()}/ask`)).status).toBe(404)
  })

  test('offer the provider’s own list of banks, and none where it does not send', async () => {
    const list = async (query: string) =>
      (await (await ask('GET', `/stores/${store.id}/payout-account/institutions?${query}`)).json()).data
    const banks = await list('countryCode=NG&kind=bank')
    expect(banks).toContainEqual({ name: 'Access Bank', code: '044' })
    expect(banks.map(({ name }: { name: string }) => name)).not.toContain('A bank that is no more')
    const { length } = paying.fake.server.requests
    expect(await list('countryCode=NG&kind=bank')).toEqual(banks)
    expect(paying.fake.server.requests).toHaveLength(length)
    expect(await list('countryCode=NG&kind=mobile-money')).toEqual([])
    expect(await list('countryCode=DE&kind=bank')).toEqual([])
  })

  const elsewhere =
    via === 'paystack'
      ? { currency: 'KES', countryCode: 'KE', institution: 'M-Pesa', typed: '+254712345678', number: '0712345678' }
      : { currency: 'XOF', countryCode: 'CI', institution: 'Wave', typed: '0701020308', number: '2250701020308' }

  test('carry exact amounts in every currency, in the provider’s number format', async () => {
    const { currency, countryCode, institution, typed, number } = elsewhere
    store = await aStore(paying.shop, { currency })
    const naira = await aStore(paying.shop, { currency: 'NGN' })
    const there = await requested(typed, { kind: 'mobile-money', countryCode, institution, bankCode: null })
    await work()
    store = naira
    const here = await requested('0123456780')
    await work()
    const amounts = [here, there].map((payout) => JSON.parse(sendings(payout)[0]?.body ?? '{}').amount)
    const nairas = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
    expect(amounts).toEqual(via === 'paystack' ? [minor, minor] : [nairas, String(minor)])
    expect(paying.fake.server.requests.some(({ body }) => body.includes(`"account_number":"${number}"`))).toBe(true)
  })
})
