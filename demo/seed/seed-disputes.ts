import { and, asc, eq } from 'drizzle-orm'
import { answerDispute } from '../../api/src/orders/disputes/answer-dispute.ts'
import { applyDispute } from '../../api/src/orders/disputes/apply-dispute.ts'
import { orders } from '../../api/src/orders/tables.ts'
import { followDispute } from '../../api/src/payments/disputes/follow-dispute.ts'
import { openSandboxDispute } from '../../api/src/payments/providers/sandbox/disputes.ts'
import { attempts, disputes, paymentFacts, payments } from '../../api/src/payments/tables.ts'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { silentAt } from '../../api/src/platform/messaging/silent-at.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { onDisputeChanged } from '../../api/src/requests/reactions/on-dispute-changed.ts'
import { shopOwner } from './shop-owner.ts'

const days = 24

/** Hours ago: the dispute, the shop's answer, and the last question about it. */
type Tale = { order: number; openedHoursAgo: number; answeredHoursAgo?: number; closedHoursAgo?: number }

/** One that waits for its answer, one that the bank decided for the shop, and one that nobody answered. */
const tales: readonly Tale[] = [
  { order: 20, openedHoursAgo: 40 * days, answeredHoursAgo: 39 * days, closedHoursAgo: 38 * days },
  { order: 21, openedHoursAgo: 30 * days, closedHoursAgo: 27 * days },
  { order: 26, openedHoursAgo: 20 },
]

/** Payments that buyers disputed at the sandbox's bank, by the shop's own use cases under a moved clock. */
export async function seedDisputes(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const there = await platform.database.$count(disputes)
  for (const { order, openedHoursAgo, answeredHoursAgo, closedHoursAgo } of tales.slice(there)) {
    const ago = (hours: number) => silentAt(platform, addSeconds(now, -hours * 3600))
    const { orderId, reference } = await findPayment(platform, order)
    const providerDisputeId = await openSandboxDispute(ago(openedHoursAgo), reference)
    const disputeId = await follow(ago(openedHoursAgo), { orderId, providerDisputeId })
    if (answeredHoursAgo !== undefined) {
      await answerDispute(ago(answeredHoursAgo), { disputeId, answer: 'evidence', by: shopOwner() })
    }
    if (closedHoursAgo !== undefined) await follow(ago(closedHoursAgo), { orderId, providerDisputeId })
  }
}

async function findPayment({ database }: Platform, nth: number): Promise<{ orderId: string; reference: string }> {
  const [order] = await database.select().from(orders).orderBy(asc(orders.placedAt)).offset(nth).limit(1)
  const [found] = await database
    .select({ orderId: payments.orderId, reference: attempts.reference })
    .from(paymentFacts)
    .innerJoin(attempts, eq(attempts.id, paymentFacts.attemptId))
    .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
    .where(and(eq(payments.orderId, order?.id ?? ''), eq(paymentFacts.isCapture, true)))
  if (!found) throw new Error(`The demo order ${nth} is not paid`)
  return found
}

/** The shop hears what has become of a dispute, and books it. */
async function follow(
  platform: Platform,
  { orderId, providerDisputeId }: { orderId: string; providerDisputeId: string },
): Promise<string> {
  await followDispute(platform, { provider: 'sandbox', providerDisputeId })
  const [dispute] = await platform.database
    .select({ id: disputes.id })
    .from(disputes)
    .where(eq(disputes.providerDisputeId, providerDisputeId))
  if (!dispute) throw new Error(`The demo dispute ${providerDisputeId} was not recorded`)
  await applyDispute(platform, { disputeId: dispute.id, orderId })
  await onDisputeChanged.handle(platform, { disputeId: dispute.id, orderId } as never)
  return dispute.id
}
