import { type ProviderName, providerName } from '@makola/contract/payments/payments.ts'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { cashProvider } from '../providers/cash-on-delivery/pay.ts'
import { attempts, payments } from '../tables.ts'

/** Returns the provider of an order's newest attempt that was not cash; null when there was none. */
export async function findLastProvider(db: Queryable, orderId: string): Promise<ProviderName | null> {
  const [last] = await selectLast(db, { orderId })
  return last ? providerName.parse(last.provider) : null
}

const selectLast = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  db
    .select({ provider: attempts.provider })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(and(eq(payments.orderId, orderId), ne(attempts.provider, cashProvider)))
    .orderBy(desc(attempts.createdAt), desc(attempts.id))
    .limit(1),
)
