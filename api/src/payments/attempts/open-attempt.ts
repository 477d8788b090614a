import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { insertPrepared } from '../../platform/database/insert-prepared.ts'
import { newId } from '../../platform/ids.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { cashProvider } from '../providers/cash-on-delivery/pay.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { attempts, payments } from '../tables.ts'
import { nextCheckTime } from './check-times.ts'
import { endCashAttempt } from './end-cash-attempt.ts'
import { isConfirming } from './is-confirming.ts'

/** `redirectUrl` is null until the provider has been asked for its page. */
export type OpenedAttempt = { attemptId: string; reference: string; redirectUrl: string | null }

/**
 * Opens a further attempt to pay an order. An open attempt with the same provider is reused, under its own reference, so that the
 * shopper cannot pay there twice. Cash ends when another method is chosen. No attempt opens beside money that is under way: it
 * would be paid twice.
 * @throws Problem `already-paid` or `wrong-state` (409).
 */
export async function openAttempt(
  tx: Transaction,
  { orderId, provider, now }: { orderId: string; provider: string; now: Date },
): Promise<OpenedAttempt> {
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId)).for('update')
  if (!payment) throw notFound('payment')
  if (payment.state === 'paid') throw refuse('payments.already-paid')
  if (payment.state !== 'open') {
    throw refuse('payments.too-late', {}, { current: payment.state })
  }
  if (await isConfirming(tx, orderId)) {
    throw refuse('payments.being-confirmed', {}, { current: 'confirming' })
  }
  if (provider !== cashProvider) await endCashAttempt(tx, { paymentId: payment.id, now })
  const [open] = await tx
    .select({ attemptId: attempts.id, reference: attempts.reference, redirectUrl: attempts.redirectUrl })
    .from(attempts)
    .where(
      and(
        eq(attempts.paymentId, payment.id),
        eq(attempts.provider, provider),
        inArray(attempts.state, ['created', 'redirected']),
      ),
    )
    .limit(1)
  return open ?? insertAttempt(tx, { paymentId: payment.id, provider, now })
}

/**
 * Writes a new attempt; the sweeper asks about it even if this process dies before calling its provider. Sends its statement at
 * once.
 */
export async function insertAttempt(
  tx: Transaction,
  {
    paymentId,
    provider,
    pageOf,
    now,
  }: { paymentId: string; provider: string; pageOf?: PaymentProvider['pageOf']; now: Date },
): Promise<OpenedAttempt> {
  const attemptId = newId()
  const reference = newReference()
  const redirectUrl = pageOf?.(reference) ?? null
  await insertPrepared(tx, attempts, [
    {
      id: attemptId,
      paymentId,
      provider,
      reference,
      state: redirectUrl === null ? 'created' : 'redirected',
      redirectUrl,
      createdAt: now,
      nextCheckAt: nextCheckTime(now, now),
    },
  ])
  return { attemptId, reference, redirectUrl }
}

/** 160 random bits: a reference cannot be guessed. */
function newReference(): string {
  return `mk-${randomBytes(20).toString('hex')}`
}
