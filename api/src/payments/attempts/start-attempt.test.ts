import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOrder } from '../../../../testing/builders/orders.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { transact } from '../../platform/platform.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { openSandbox } from '../providers/sandbox/pay.ts'
import { attempts } from '../tables.ts'
import { insertAttempt } from './open-attempt.ts'
import { startAttempt } from './start-attempt.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** A provider that returns a reference's page once, and whose first answers may get lost. */
function forgetful({ losesAnswers }: { losesAnswers: number }): PaymentProvider {
  const sandbox = openSandbox(shop)
  const seen = new Set<string>()
  let toLose = losesAnswers
  return {
    ...sandbox,
    async start(request, signal) {
      if (seen.has(request.reference)) return { redirectUrl: null, providerReference: null }
      seen.add(request.reference)
      const answer = await sandbox.start(request, signal)
      if (toLose-- > 0) throw new Error('timed out')
      return answer
    },
  }
}

async function anUnstartedAttempt() {
  const { paymentId } = await anOrder(shop)
  const now = shop.clock.now()
  return transact(shop, (tx) => insertAttempt(tx, { paymentId, provider: 'sandbox', now }))
}

const read = async (attemptId: string) =>
  (await shop.database.select().from(attempts).where(eq(attempts.id, attemptId)))[0]

test('a page whose address was lost is abandoned, and another reference can be paid', async () => {
  const { attemptId, reference } = await anUnstartedAttempt()
  const provider = forgetful({ losesAnswers: 1 })
  expect(await startAttempt(shop, attemptId, [provider])).toEqual({
    provider: 'sandbox',
    reference,
    redirectUrl: null,
  })
  expect(await read(attemptId)).toMatchObject({ state: 'created' })
  const again = await startAttempt(shop, attemptId, [provider])
  expect(again.reference).not.toBe(reference)
  expect(again.redirectUrl).toContain(`/sandbox/pay/${again.reference}`)
  expect(await read(attemptId)).toMatchObject({ state: 'abandoned', nextCheckAt: null })
})

test('with 20 concurrent callers all lead to one page, or to none', async () => {
  const { attemptId } = await anUnstartedAttempt()
  const provider = forgetful({ losesAnswers: 0 })
  const starts = await Promise.all(Array.from({ length: 20 }, () => startAttempt(shop, attemptId, [provider])))
  const pages = new Set(starts.map(({ redirectUrl }) => redirectUrl).filter((url) => url !== null))
  expect(pages.size).toBe(1)
})

test('a provider that never returns a page is not asked for ever', async () => {
  const { attemptId } = await anUnstartedAttempt()
  const mute: PaymentProvider = {
    ...openSandbox(shop),
    start: async () => ({ redirectUrl: null, providerReference: null }),
  }
  expect(await startAttempt(shop, attemptId, [mute])).toMatchObject({ redirectUrl: null })
})
