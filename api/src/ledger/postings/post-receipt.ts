import { eq } from 'drizzle-orm'
import { paymentFacts, payments } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { move, post } from './post.ts'

/**
 * Posts money that a provider has received for the shop, whatever its payment's outcome: the provider holds it, less its fee, and
 * it is owed to the buyer until a sale or a refund.
 */
export async function postReceipt(tx: Transaction, factId: string): Promise<void> {
  const [found] = await findFact(tx, { factId })
  if (!found) throw new Error(`There is no money of the fact ${factId}`)
  const { fact, orderId, orderNumber } = found
  const { provider, currency, amountMinor, feeMinor } = fact
  const clearing = { account: 'clearing', provider } as const
  await post(tx, [
    {
      key: `receipt:${factId}`,
      kind: 'receipt',
      orderId,
      orderNumber,
      note: `${provider} ${fact.transactionId}`,
      at: fact.at,
      entries: [
        ...move({ minor: amountMinor, currency }, { debit: clearing, credit: { account: 'buyer', orderId } }),
        ...move({ minor: feeMinor ?? 0, currency }, { debit: { account: 'fees' }, credit: clearing }),
      ],
    },
  ])
}

const findFact = prepareOnce((db, { factId }: Given<{ factId: string }>) =>
  db
    .select({ fact: paymentFacts, orderId: payments.orderId, orderNumber: payments.label })
    .from(paymentFacts)
    .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
    .where(eq(paymentFacts.id, factId)),
)
