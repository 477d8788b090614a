import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { inOneFlight } from '../../platform/database/in-one-flight.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { emit } from '../../platform/messaging/events.ts'
import { canBecome, isTerminal } from '../attempts/attempt-states.ts'
import { nextCheckTime } from '../attempts/check-times.ts'
import { explainDecline } from '../attempts/explain-decline.ts'
import { paymentFailed, paymentPending } from '../events.ts'
import type { NoTransaction, ProviderFact } from '../providers/provider.ts'
import { attempts, payments } from '../tables.ts'
import { readTolerated } from '../tolerances/read-tolerated.ts'
import { type Decision, matchPayment } from './match-payment.ts'
import { type Attempt, type MoneyDecision, type Payment, recordCharge } from './record-charge.ts'

const t = say('en')

export type Settlement = {
  orderId: string
  /** `unanswered`: the provider did not answer; it is asked again. `known`: this was recorded before. */
  decision: Decision | 'short' | 'second_success' | 'late' | 'unanswered' | 'known'
}

/**
 * Records a provider's answer about an attempt: null when it did not answer. Locks the payment's row, so that of concurrent
 * callers the first changes the state and the others find it changed.
 */
export async function recordAnswer(
  tx: Transaction,
  heard: { attemptId: string; paymentId: string; answer: ProviderFact | NoTransaction | null; now: Date },
): Promise<Settlement> {
  const { now } = heard
  const [[payment], [attempt]] = await inOneFlight([lockPayment(tx, heard), findAttempt(tx, heard)])
  if (!payment || !attempt) throw new Error(`Payment ${heard.paymentId} has lost its attempt ${heard.attemptId}`)
  const answer = heard.answer && withoutBrokenPromise(heard.answer, { payment, attempt })
  const decision = answer ? await decide(tx, { payment, attempt, answer }) : 'unanswered'
  const { orderId } = payment
  if (answer && answer.status === 'success' && isMoney(decision) && answer.amountMinor !== null) {
    const money = { ...answer, amountMinor: answer.amountMinor }
    return { orderId, decision: await recordCharge(tx, { payment, attempt, money, decision, now }) }
  }
  if (isTerminal(attempt.state)) return { orderId, decision: 'known' }
  const reason = answer && answer.status !== 'unknown' ? answer.reason : attempt.reason
  if (decision === 'failed' || decision === 'abandoned') {
    await endAttempt(tx, { payment, attempt, state: decision, reason, now })
  } else {
    await waitForAnswer(tx, { payment, attempt, decision, reason, now })
  }
  return { orderId, decision }
}

const lockPayment = prepareOnce((db, { paymentId }: Given<{ paymentId: string }>) =>
  db.select().from(payments).where(eq(payments.id, paymentId)).for('update'),
)

const findAttempt = prepareOnce((db, { attemptId }: Given<{ attemptId: string }>) =>
  db.select().from(attempts).where(eq(attempts.id, attemptId)),
)

/**
 * Matches the answer with what was asked (rule R13). Money that is short by no more than the tolerance of this moment pays all the
 * same (rule R21): a later change of the tolerance does not touch it.
 */
async function decide(
  tx: Transaction,
  { payment, attempt, answer }: { payment: Payment; attempt: Attempt; answer: ProviderFact | NoTransaction },
): Promise<Decision | 'short'> {
  const asked = { reference: attempt.reference, amountMinor: payment.amountMinor, currency: payment.currency }
  const decision = matchPayment(asked, answer)
  if (decision !== 'underpaid' || answer.status !== 'success' || answer.amountMinor === null) return decision
  const shortfallMinor = payment.amountMinor - answer.amountMinor
  return shortfallMinor <= (await readTolerated(tx, payment)) ? 'short' : decision
}

/** A promise that was given up, or came after the payment had ended, is not money: there is nothing to honour or refund. */
function withoutBrokenPromise(
  answer: ProviderFact | NoTransaction,
  { payment, attempt }: { payment: Payment; attempt: Attempt },
): ProviderFact | NoTransaction {
  if (answer.status === 'unknown' || !answer.isPromise) return answer
  const stands = payment.state === 'open' && !isTerminal(attempt.state)
  return stands ? answer : { ...answer, status: 'abandoned' }
}

function isMoney(decision: Settlement['decision']): decision is MoneyDecision {
  return ['paid', 'overpaid', 'short', 'underpaid', 'currency_mismatch'].includes(decision)
}

type Ending = {
  payment: Payment
  attempt: Attempt
  state: 'failed' | 'abandoned' | 'expired'
  reason: string | null
  now: Date
}

const endingWords = {
  failed: t('payments.told.declined'),
  abandoned: t('payments.told.abandoned'),
  expired: t('payments.told.expired'),
}

async function endAttempt(tx: Transaction, { payment, attempt, state, reason, now }: Ending): Promise<void> {
  if (!canBecome(attempt.state, state)) return
  const words = explainDecline(reason) ?? endingWords[state]
  await tx
    .update(attempts)
    .set({ state, reason: words, nextCheckAt: null, closedAt: now })
    .where(eq(attempts.id, attempt.id))
  if (payment.state === 'open') {
    emit(tx, paymentFailed, { paymentId: payment.id, orderId: payment.orderId, attemptId: attempt.id, reason: words })
  }
}

type Waiting = Omit<Ending, 'state'> & { decision: Settlement['decision'] }

async function waitForAnswer(tx: Transaction, { payment, attempt, decision, reason, now }: Waiting): Promise<void> {
  const nextCheckAt = nextCheckTime(attempt.createdAt, now)
  if (!nextCheckAt) return endAttempt(tx, { payment, attempt, state: 'expired', reason: null, now })
  // A missing answer takes nothing back.
  const isPending = decision === 'pending' || (decision === 'unanswered' && attempt.isPending)
  const isSame = nextCheckAt.getTime() === attempt.nextCheckAt?.getTime() && reason === attempt.reason
  // Unchanged between two checks, however often a waiting page asks.
  if (isSame && isPending === attempt.isPending) return
  await tx.update(attempts).set({ nextCheckAt, reason, isPending }).where(eq(attempts.id, attempt.id))
  if (decision === 'pending' && payment.state === 'open') {
    const event = { paymentId: payment.id, orderId: payment.orderId, nextCheckAt: nextCheckAt.toISOString() }
    emit(tx, paymentPending, event)
  }
}
