import { eq } from 'drizzle-orm'
import { disputes, paymentFacts } from '../../api/src/payments/tables.ts'
import { newId } from '../../api/src/platform/ids.ts'
import type { Platform } from '../../api/src/platform/platform.ts'

/** A bank dispute of a paid order that the shop has won; no money moved. */
export async function aWonDispute(
  shop: Platform,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<string> {
  const [fact] = await shop.database.select().from(paymentFacts).where(eq(paymentFacts.paymentId, paymentId))
  if (!fact) throw new Error('The order is not paid')
  const id = newId()
  const now = shop.clock.now()
  await shop.database.insert(disputes).values({
    id,
    provider: fact.provider,
    providerDisputeId: `bank-${id}`,
    factId: fact.id,
    orderId,
    state: 'won',
    reason: 'product not received',
    amountMinor: fact.amountMinor,
    currency: fact.currency,
    fundsState: 'none',
    feeMinor: 0,
    feeCurrency: fact.currency,
    openedAt: now,
    closedAt: now,
    version: 1,
  })
  return id
}
