import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { payments } from '../tables.ts'
import { insertAttempt, type OpenedAttempt } from './open-attempt.ts'

type NewPayment = {
  orderId: string
  /** The label on the provider's page: the order's number. */
  label: string
  email: string | null
  amountMinor: number
  currency: string
  provider: string
  now: Date
}

/** Requests the payment of an order, once, and opens the first attempt. `startAttempt` calls the provider later. */
export async function openPayment(
  tx: Transaction,
  { provider, now, ...asked }: NewPayment,
): Promise<OpenedAttempt & { paymentId: string }> {
  const paymentId = newId()
  await tx.insert(payments).values({ id: paymentId, ...asked, createdAt: now })
  return { paymentId, ...(await insertAttempt(tx, { paymentId, provider, now })) }
}
