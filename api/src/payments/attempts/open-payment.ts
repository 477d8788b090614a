import type { Transaction } from '../../platform/database/database.ts'
import { inOneFlight } from '../../platform/database/in-one-flight.ts'
import { insertPrepared } from '../../platform/database/insert-prepared.ts'
import { newId } from '../../platform/ids.ts'
import type { PaymentProvider } from '../providers/provider.ts'
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
  /** The provider's page, where it is known without a call. */
  pageOf?: PaymentProvider['pageOf']
  now: Date
}

/**
 * Requests the payment of an order, once, and opens the first attempt. Without a known page,
 * `startAttempt` calls the provider later. Sends its statements at once.
 */
export async function openPayment(
  tx: Transaction,
  { provider, pageOf, now, ...asked }: NewPayment,
): Promise<OpenedAttempt & { paymentId: string }> {
  const paymentId = newId()
  const [, attempt] = await inOneFlight([
    insertPrepared(tx, payments, [{ id: paymentId, ...asked, createdAt: now }]),
    insertAttempt(tx, { paymentId, provider, pageOf, now }),
  ])
  return { paymentId, ...attempt }
}
