import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOperator, signInAs } from '../../../../testing/builders/auth.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { pollDisputes } from '../../payments/disputes/poll-disputes.ts'
import { openSandboxDispute } from '../../payments/providers/sandbox/disputes.ts'
import { disputes } from '../../payments/tables.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const readDispute = async (providerDisputeId: string) => {
  await pollDisputes(shop, 'sandbox')
  await shop.jobs.drain(shop)
  const [dispute] = await shop.database.select().from(disputes).where(eq(disputes.providerDisputeId, providerDisputeId))
  return dispute
}

async function aDispute() {
  const { reference } = await aPaidOrder(shop)
  await shop.jobs.drain(shop)
  const bankId = await openSandboxDispute(shop, reference)
  return { bankId, dispute: await readDispute(bankId) }
}

async function answer(disputeId: string | undefined, kind: 'evidence' | 'accepted') {
  const { headers } = await signInAs(shop, (await anOperator(shop)).id)
  const response = await shop.request(`/disputes/${disputeId}/answer`, {
    method: 'POST',
    headers,
    json: { answer: kind },
  })
  return response.status
}

test('the sandbox’s bank takes the money at once, and gives it back an hour after the evidence', async () => {
  const { bankId, dispute } = await aDispute()
  expect(dispute).toMatchObject({ state: 'needs_response', fundsState: 'withdrawn' })
  expect(await answer(dispute?.id, 'evidence')).toBe(200)
  expect(await readDispute(bankId)).toMatchObject({ state: 'under_review', fundsState: 'withdrawn' })
  expect(await answer(dispute?.id, 'accepted')).toBe(409)
  shop.clock.advance(3600)
  expect(await readDispute(bankId)).toMatchObject({ state: 'won', fundsState: 'reinstated', lossBookedAt: null })
})

test('it keeps the money when the shop accepts, and when nobody answers for 48 hours', async () => {
  const accepted = await aDispute()
  expect(await answer(accepted.dispute?.id, 'accepted')).toBe(200)
  expect(await readDispute(accepted.bankId)).toMatchObject({ state: 'lost', lossBookedAt: expect.any(Date) })
  const silent = await aDispute()
  shop.clock.advance(48 * 3600)
  expect(await readDispute(silent.bankId)).toMatchObject({ state: 'lost', lossBookedAt: expect.any(Date) })
})
