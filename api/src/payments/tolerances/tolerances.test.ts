import type { Tolerance } from '@makola/contract/payments/tolerances.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { badBodies, badValuesFor, withValue } from '../../../../testing/calls/bad-input.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { auditEntries } from '../../shop/tables.ts'
import { paymentTolerances } from '../tables.ts'

let shop: TestPlatform
let finance: SignedIn
let support: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  finance = await anAccount(shop, { staffRole: 'finance' })
  support = await anAccount(shop, { staffRole: 'support' })
})
afterAll(() => shop.close())

const list = async (): Promise<Tolerance[]> =>
  (await (await shop.request('/payments/tolerances', { headers: finance.headers })).json()).data
const set = (currency: string, json: object, { headers } = finance) =>
  shop.request(`/payments/tolerances/${currency}`, { method: 'PUT', json, headers })

describe('the tolerance for short payments', () => {
  test('is nothing until somebody sets it for a currency, with a name in the log', async () => {
    expect(await list()).toEqual([])
    const answer = await set('GHS', { basisPoints: 50, mostMinor: 500, version: 0 })
    expect(answer.status).toBe(200)
    expect((await answer.json()).data).toEqual({
      basisPoints: 50,
      most: { amount: 500, currency: 'GHS' },
      version: 1,
      updatedBy: finance.email,
      updatedAt: expect.any(String),
    })
    expect((await set('GHS', { basisPoints: 0, mostMinor: 500, version: 1 })).status).toBe(200)
    expect(await list()).toMatchObject([{ basisPoints: 0, most: { amount: 500, currency: 'GHS' }, version: 2 }])
    const entries = await shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, 'GHS'))
    expect(entries).toMatchObject([
      { action: 'tolerance.changed', before: null, after: { basisPoints: 50, most: { amount: 500, currency: 'GHS' } } },
      { action: 'tolerance.changed', before: { basisPoints: 50 }, after: { basisPoints: 0 } },
    ])
  })

  test('of ten who save at once, nine are told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => set('KES', { basisPoints: index, mostMinor: 100, version: 0 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ type: 'wrong-state', code: 'payments.tolerance-changed' })
    expect((await list()).find(({ most }) => most.currency === 'KES')?.version).toBe(1)
  })

  test('is read by those who see payments, and set by the owner and finance', async () => {
    const shopper = await anAccount(shop)
    const body = { basisPoints: 50, mostMinor: 500, version: 0 }
    expect((await shop.request('/payments/tolerances', { headers: support.headers })).status).toBe(200)
    expect((await shop.request('/payments/tolerances', { headers: shopper.headers })).status).toBe(403)
    expect((await shop.request('/payments/tolerances')).status).toBe(401)
    for (const person of [support, shopper]) expect((await set('ZAR', body, person)).status).toBe(403)
    expect(await shop.database.$count(paymentTolerances, eq(paymentTolerances.currency, 'ZAR'))).toBe(0)
  })

  test('bad input is refused and changes nothing', async () => {
    const body = { basisPoints: 50, mostMinor: 500, version: 0 }
    const send = (init: { body: string; headers?: Record<string, string> }, currency = 'XOF') =>
      shop.request(`/payments/tolerances/${currency}`, {
        method: 'PUT',
        body: init.body,
        headers: { 'content-type': 'application/json', ...finance.headers, ...init.headers },
      })
    for (const pointer of ['/basisPoints', '/mostMinor', '/version']) {
      const values = badValuesFor({ pointer, type: 'integer' }).filter(([name]) => !name.startsWith('DB25'))
      for (const [name, value] of values)
        expect((await send({ body: withValue(body, pointer, value) })).status, `${pointer} ${name}`).toBe(422)
    }
    expect((await send({ body: withValue(body, '/basisPoints', 1001) })).status).toBe(422)
    expect((await send({ body: JSON.stringify(body) }, 'QQQ')).status).toBe(422)
    for (const { id, init, statuses } of badBodies) expect(statuses, id).toContain((await send(init(body))).status)
    expect(await shop.database.$count(paymentTolerances, eq(paymentTolerances.currency, 'XOF'))).toBe(0)
  })
})
