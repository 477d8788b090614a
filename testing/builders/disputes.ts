import { eq } from 'drizzle-orm'
import { recordDispute } from '../../api/src/payments/disputes/record-dispute.ts'
import type { ProviderDispute } from '../../api/src/payments/providers/dispute-desk.ts'
import { disputes, paymentFacts } from '../../api/src/payments/tables.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { type Platform, transact } from '../../api/src/platform/platform.ts'

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

/** The bank says something new about a payment of an order. Returns the dispute's id. */
export async function hearDispute(
  shop: Platform,
  { orderId, reference }: { orderId: string; reference: string },
  given: Partial<ProviderDispute>,
): Promise<string> {
  const told: ProviderDispute = {
    ...{ id: `bank-${orderId}`, transactionId: null, reference, state: 'needs_response', fundsState: 'none' },
    ...{ reason: 'product not received', amountMinor: 300_000, currency: 'NGN', dueAt: null },
    ...{ feeMinor: 0, feeCurrency: 'NGN' },
    ...given,
  }
  const read = () => shop.database.select().from(disputes).where(eq(disputes.orderId, orderId))
  const [known] = await read()
  const heard = { provider: 'sandbox', told, knownVersion: known?.version ?? 0, now: shop.clock.now() }
  const outcome = await transact(shop, (tx) => recordDispute(tx, heard))
  if (outcome !== 'recorded') throw new Error(`What the bank said was ${outcome}`)
  const [dispute] = await read()
  return dispute?.id ?? ''
}
