import { eq } from 'drizzle-orm'
import { paymentFacts, payments } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Given, isOneOf, prepareOnce } from '../../platform/database/prepare-once.ts'
import { move, type Posting, post } from './post.ts'

/**
 * Posts money that a provider has received for the shop, whatever its payment's outcome: the provider holds it, less its fee, and
 * it is owed to the buyer until a sale or a refund.
 */
export async function postReceipts(tx: Transaction, factIds: readonly string[]): Promise<void> {
  const found = await listFacts(tx, { factIds })
  const missing = factIds.find((factId) => !found.some(({ fact }) => fact.id === factId))
  if (missing !== undefined) throw new Error(`There is no money of the fact ${missing}`)
  await post(tx, found.map(receiptOf))
}

type Found = { fact: typeof paymentFacts.$inferSelect; orderId: string; orderNumber: string }

function receiptOf({ fact, orderId, orderNumber }: Found): Posting {
  const { provider, currency, amountMinor, feeMinor } = fact
  const clearing = { account: 'clearing', provider } as const
  return {
    key: `receipt:${fact.id}`,
    kind: 'receipt',
    orderId,
    orderNumber,
    note: `${provider} ${fact.transactionId}`,
    at: fact.at,
    entries: [
      ...move({ minor: amountMinor, currency }, { debit: clearing, credit: { account: 'buyer', orderId } }),
      ...move({ minor: feeMinor ?? 0, currency }, { debit: { account: 'fees' }, credit: clearing }),
    ],
  }
}

const listFacts = prepareOnce((db, { factIds }: Given<{ factIds: readonly string[] }>) =>
  db
    .select({ fact: paymentFacts, orderId: payments.orderId, orderNumber: payments.label })
    .from(paymentFacts)
    .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
    .where(isOneOf(paymentFacts.id, factIds))
    .orderBy(paymentFacts.at, paymentFacts.id),
)
