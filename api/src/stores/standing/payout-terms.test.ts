import type { PayoutTerms } from '@makola/contract/stores/payout-terms.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { auditEntries } from '../../shop/tables.ts'

let shop: TestPlatform
let finance: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform({ PAYOUT_DELAY_DAYS: '14' })
  finance = await anAccount(shop, { staffRole: 'finance' })
})
afterAll(() => shop.close())

const list = async (): Promise<PayoutTerms[]> =>
  (await (await shop.request('/payout-terms/', { headers: finance.headers })).json()).data
const termsOf = async (tier: number): Promise<PayoutTerms> => {
  const found = (await list()).find((terms) => terms.tier === tier)
  if (!found) throw new Error(`Tier ${tier} has no terms`)
  return found
}
const set = (tier: number, json: object, person = finance) =>
  shop.request(`/payout-terms/${tier}`, { method: 'PUT', headers: person.headers, json })
const given = { reserveBasisPoints: 800, reserveDays: 21, delayDays: 5 }

describe('the payout terms of a level', () => {
  test('are the design’s until somebody changes them', async () => {
    const answer = await (await shop.request('/payout-terms/', { headers: finance.headers })).json()
    const none = { version: 1, updatedBy: null, updatedAt: null }
    expect(answer).toEqual({
      data: [
        { tier: 0, reserveBasisPoints: 0, reserveDays: 0, delayDays: null, ...none },
        { tier: 1, reserveBasisPoints: 1000, reserveDays: 30, delayDays: null, ...none },
        { tier: 2, reserveBasisPoints: 500, reserveDays: 30, delayDays: null, ...none },
        { tier: 3, reserveBasisPoints: 0, reserveDays: 0, delayDays: 3, ...none },
      ],
      meta: { shopDelayDays: 14, firstPaidTier: 1 },
    })
  })

  test('change by the finance, with an entry in the activity log', async () => {
    const answer = await set(2, { ...given, version: (await termsOf(2)).version })
    expect(answer.status).toBe(200)
    const saved = (await answer.json()).data
    expect(saved).toMatchObject({ ...given, tier: 2, version: 2, updatedBy: finance.email })
    expect(await termsOf(2)).toEqual(saved)
    const entries = await shop.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'payout-terms.changed'), eq(auditEntries.subjectId, '2')))
    expect(entries).toMatchObject([
      {
        storeId: null,
        before: { reserveBasisPoints: 500, reserveDays: 30, delayDays: null },
        after: given,
      },
    ])
  })

  test('of ten who save at once, nine are told', async () => {
    const { version } = await termsOf(1)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => set(1, { ...given, reserveDays: nth + 1, version })),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(9)
    for (const answer of refused) expect(await answer.json()).toMatchObject({ type: 'wrong-state' })
    expect(await termsOf(1)).toMatchObject({ version: version + 1 })
  })

  test.each([
    ['a share above half', { reserveBasisPoints: 5001 }, '/reserveBasisPoints'],
    ['a share below 0', { reserveBasisPoints: -1 }, '/reserveBasisPoints'],
    ['more than 180 days', { reserveDays: 181 }, '/reserveDays'],
    ['days that are not whole', { reserveDays: 1.5 }, '/reserveDays'],
    ['a delay above the shop’s', { delayDays: 15 }, '/delayDays'],
  ])('are refused with %s', async (_, change, pointer) => {
    const before = await termsOf(3)
    const answer = await set(3, { ...given, ...change, version: before.version })
    expect(answer.status).toBe(422)
    expect((await answer.json()).errors).toMatchObject([{ pointer }])
    expect(await termsOf(3)).toEqual(before)
  })

  test('are not for the support to change, nor of a level that there is not', async () => {
    const support = await anAccount(shop, { staffRole: 'support' })
    expect((await set(3, { ...given, version: 1 }, support)).status).toBe(403)
    expect((await set(4, { ...given, version: 1 })).status).toBe(422)
  })
})
