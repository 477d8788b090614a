import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { type Given, prepareOnce, valuesOf } from '../../platform/database/prepare-once.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { canBecome } from '../attempts/attempt-states.ts'
import { moneyArrived, paymentSettled } from '../events.ts'
import type { ProviderFact } from '../providers/provider.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { attempts, paymentFacts, payments } from '../tables.ts'

const t = say('en')

export type Attempt = typeof attempts.$inferSelect
export type Payment = typeof payments.$inferSelect
export type MoneyDecision = 'paid' | 'overpaid' | 'short' | 'underpaid' | 'currency_mismatch'

type Arrival = {
  payment: Payment
  attempt: Attempt
  money: ProviderFact & { amountMinor: number }
  decision: MoneyDecision
  now: Date
}

const misfitWords = {
  underpaid: t('payments.told.underpaid'),
  currency_mismatch: t('payments.told.other-currency'),
}

/**
 * Records money that arrived at the provider: it becomes a fact, once for each transaction. The first match pays; a later one is
 * refunded, and so is one after a person has closed the order; money that does not match pays nothing and is left to a person.
 */
export async function recordCharge(
  tx: Transaction,
  arrival: Arrival,
): Promise<MoneyDecision | 'second_success' | 'late' | 'known'> {
  const { payment, attempt, money, now } = arrival
  const isWanted = payment.state === 'open' || payment.state === 'closed'
  const decision = isWanted ? arrival.decision : 'second_success'
  const isCapture = decision === 'paid' || decision === 'overpaid' || decision === 'short'
  const [fact] = await insertFact(tx, {
    id: newId(),
    paymentId: payment.id,
    attemptId: attempt.id,
    provider: attempt.provider,
    transactionId: money.transactionId,
    decision,
    amountMinor: money.amountMinor,
    currency: money.currency,
    feeMinor: money.feeMinor,
    isCapture,
    at: now,
  })
  if (!fact) return 'known'
  emit(tx, moneyArrived, { factId: fact.id })
  await closeAttempt(tx, arrival, decision)
  if (decision === 'second_success') {
    const { amountMinor } = money
    const reason = payment.state === 'paid' ? t('payments.told.paid-twice') : t('payments.told.paid-late')
    await requestRefund(tx, { factId: fact.id, amountMinor, reason, actor: 'payment', now })
    return decision
  }
  if (isCapture) await capture(tx, { payment, capturedMinor: money.amountMinor, now })
  const told = isCapture && payment.state === 'closed' ? 'late' : arrival.decision
  emit(tx, paymentSettled, { paymentId: payment.id, orderId: payment.orderId, decision: told })
  return told
}

const insertFact = prepareOnce((db, fact: Given<typeof paymentFacts.$inferSelect>) =>
  db
    .insert(paymentFacts)
    .values(valuesOf(paymentFacts, fact))
    .onConflictDoNothing({ target: [paymentFacts.provider, paymentFacts.transactionId] })
    .returning({ id: paymentFacts.id }),
)

/** Makes money that arrived pay: all of the payment, or all but what the shop bears (rule R21). */
export async function capture(
  tx: Transaction,
  { payment, capturedMinor, now }: { payment: Payment; capturedMinor: number; now: Date },
): Promise<Payment> {
  const shortfallMinor = Math.max(0, payment.amountMinor - capturedMinor)
  const paid = { state: 'paid' as const, capturedMinor, shortfallMinor, settledAt: now }
  await tx.update(payments).set(paid).where(eq(payments.id, payment.id))
  return { ...payment, ...paid }
}

async function closeAttempt(
  tx: Transaction,
  { attempt, now }: Arrival,
  decision: MoneyDecision | 'second_success',
): Promise<void> {
  const misfit = decision === 'underpaid' || decision === 'currency_mismatch' ? misfitWords[decision] : null
  const state = misfit ? 'failed' : 'succeeded'
  if (!canBecome(attempt.state, state)) return
  await tx
    .update(attempts)
    .set({ state, reason: misfit, nextCheckAt: null, closedAt: now })
    .where(eq(attempts.id, attempt.id))
}
