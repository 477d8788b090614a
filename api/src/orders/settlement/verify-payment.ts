import type { PaymentOutcome, VerifiedPayment } from '@makola/contract/orders/orders.ts'
import { providerName } from '@makola/contract/payments/payments.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { isConfirming } from '../../payments/attempts/is-confirming.ts'
import { cashProvider } from '../../payments/providers/cash-on-delivery/pay.ts'
import { openProviders } from '../../payments/providers/providers.ts'
import { confirmPayment } from '../../payments/settlement/confirm-payment.ts'
import type { Settlement } from '../../payments/settlement/record-answer.ts'
import { attempts, isOfAttempt, paymentFacts, payments } from '../../payments/tables.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound, refuseField } from '../../platform/problem.ts'
import { readCashDue, sumCashDue } from '../parcels/cash-due.ts'
import { orders } from '../tables.ts'
import { buyersNumber } from '../tracking/buyers-number.ts'
import { applySettlement } from './apply-settlement.ts'

/** The parameters in which providers return our reference; Paystack sends it twice. */
const referenceNames = ['reference', 'trxref', 'tx_ref'] as const

type Hints = Partial<Record<(typeof referenceNames)[number] | 'transaction_id' | 'session_id', string | undefined>>

/**
 * Returns the outcome of a payment, for the page that the shopper returns to. The parameters are hints that find the attempt;
 * only the provider's answer counts.
 * @throws Problem `not-found` (404); `validation-failed` (422) when two references differ.
 */
export async function verifyPayment(platform: Platform, hints: Hints): Promise<VerifiedPayment> {
  const reference = await readReference(platform, hints)
  const attempt = await loadAttempt(platform, reference)
  const settlement = await confirmPayment(platform, { provider: attempt.provider, reference })
  await applySettlement(platform, attempt.orderId)
  return present(platform, reference, settlement)
}

async function readReference(platform: Platform, hints: Hints): Promise<string> {
  const [first, ...others] = referenceNames.filter((name) => hints[name] !== undefined)
  const parameter = others.find((name) => first && hints[name] !== hints[first])
  if (first && parameter) {
    throw refuseField({ parameter }, 'orders.references-differ', { name: first })
  }
  const reference = first && hints[first]
  if (reference !== undefined) return reference
  if (hints.transaction_id !== undefined) return referenceOfTransaction(platform, hints.transaction_id)
  if (hints.session_id !== undefined) return referenceOfSession(platform, hints.session_id)
  throw notFound('payment')
}

/** Providers that cannot be asked by our reference have unguessable names of their own. */
async function referenceOfSession({ database }: Platform, sessionId: string): Promise<string> {
  const [attempt] = await database
    .select({ reference: attempts.reference })
    .from(attempts)
    .where(eq(attempts.providerReference, sessionId))
  if (!attempt) throw notFound('payment')
  return attempt.reference
}

/** A transaction id finds its order only where nobody can guess one; many providers simply count. */
async function referenceOfTransaction(platform: Platform, transactionId: string): Promise<string> {
  const secretive = openProviders(platform).filter((provider) => provider.hasSecretTransactionIds)
  const names = secretive.map((provider) => provider.name)
  const [fact] = await platform.database
    .select({ reference: attempts.reference })
    .from(paymentFacts)
    .innerJoin(attempts, isOfAttempt)
    .where(and(eq(paymentFacts.transactionId, transactionId), inArray(paymentFacts.provider, names)))
  if (!fact) throw notFound('payment')
  return fact.reference
}

async function loadAttempt(platform: Platform, reference: string) {
  const [attempt] = await selectAttempt(platform.database, { reference })
  if (!attempt) throw notFound('payment')
  return attempt
}

const selectAttempt = prepareOnce((db, { reference }: Given<{ reference: string }>) =>
  db
    .select({
      provider: attempts.provider,
      state: attempts.state,
      reason: attempts.reason,
      nextCheckAt: attempts.nextCheckAt,
      orderId: payments.orderId,
      order: { id: orders.id, number: orders.number },
      orderState: orders.state,
      rateSnapshot: orders.rateSnapshot,
      paidAt: orders.paidAt,
      stateReason: orders.stateReason,
      heldUntil: orders.heldUntil,
      letGoAt: orders.letGoAt,
      totalMinor: orders.totalMinor,
      currency: orders.currency,
      paysCash: orders.paysCash,
    })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(attempts.reference, reference)),
)

type Found = Awaited<ReturnType<typeof loadAttempt>>

async function present(platform: Platform, reference: string, settlement: Settlement | null): Promise<VerifiedPayment> {
  const found = await loadAttempt(platform, reference)
  const outcome = outcomeOf(found, settlement)
  const isOpen = outcome === 'confirming' || outcome === 'unpaid'
  return {
    outcome,
    reference,
    provider: providerName.parse(found.provider),
    orderNumber: buyersNumber(platform, found.order),
    orderState: found.orderState,
    total: { amount: found.totalMinor, currency: found.currency },
    paysCash: found.paysCash,
    cashDue: sumCashDue(await readCashDue(platform.database, { ...found, id: found.orderId })),
    reason: outcome === 'paid' ? null : (found.stateReason ?? found.reason),
    nextCheckAt: (isOpen && found.nextCheckAt?.toISOString()) || null,
    canPayAgain: await canPayAgain(platform, found),
  }
}

async function canPayAgain(platform: Platform, { orderId, orderState, heldUntil }: Found): Promise<boolean> {
  if (orderState !== 'awaiting_payment' || heldUntil <= platform.clock.now()) return false
  return !(await isConfirming(platform.database, orderId))
}

/** The order's state decides; the attempt's only while the order waits for its payment. */
function outcomeOf(
  { orderState, paidAt, letGoAt, state, provider }: Found,
  settlement: Settlement | null,
): PaymentOutcome {
  switch (orderState) {
    case 'paid':
    case 'completed':
    case 'partly_refunded':
      return 'paid'
    case 'refunded':
      return 'refunded'
    case 'review':
      return 'late'
    case 'expired':
      return letGoAt ? 'let-go' : 'expired'
    case 'cancelled':
      return paidAt ? 'refunded' : 'expired'
    case 'awaiting_payment':
      // Cash has no page to leave.
      if (state === 'abandoned' && provider !== cashProvider) return 'left'
      if (state !== 'created' && state !== 'redirected') return 'failed'
      return settlement?.decision === 'unknown' ? 'unpaid' : 'confirming'
  }
}
