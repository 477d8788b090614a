import { and, eq, or } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { disputeChanged } from '../events.ts'
import type { ProviderDispute } from '../providers/dispute-desk.ts'
import { attempts, disputes, isOfAttempt, paymentFacts, payments } from '../tables.ts'

type Dispute = typeof disputes.$inferSelect
type Heard = {
  provider: string
  told: ProviderDispute
  /** The version that was known when the provider was asked; 0 for none. */
  knownVersion: number
  now: Date
}

/**
 * Records what a provider answered about a dispute. Locks the payment's row, as every change of its money does. An answer that was
 * overtaken by another changes nothing. Once a loss is booked it stays lost, whatever becomes of the money.
 */
export async function recordDispute(
  tx: Transaction,
  { provider, told, knownVersion, now }: Heard,
): Promise<'recorded' | 'unchanged' | 'overtaken' | 'not-ours'> {
  const fact = await findFact(tx, provider, told)
  if (!fact || told.amountMinor === null || told.currency !== fact.currency) return 'not-ours'
  const [payment] = await tx.select().from(payments).where(eq(payments.id, fact.paymentId)).for('update')
  const [known] = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.provider, provider), eq(disputes.providerDisputeId, told.id)))
  if ((known?.version ?? 0) !== knownVersion) return 'overtaken'
  const { orderId = '' } = payment ?? {}
  const { reason, amountMinor, currency, dueAt, fundsState, feeMinor, feeCurrency } = told
  const state = stateAfter(known, told)
  const heard = { state, reason, amountMinor, currency, dueAt, fundsState, feeMinor, feeCurrency }
  if (known && isSame(known, heard)) return 'unchanged'
  const isClosed = state === 'won' || state === 'lost' || state === 'closed'
  const changed = { ...heard, closedAt: isClosed ? (known?.closedAt ?? now) : null, version: knownVersion + 1 }
  const id = known?.id ?? newId()
  if (known) await tx.update(disputes).set(changed).where(eq(disputes.id, id))
  else {
    const about = { provider, providerDisputeId: told.id, factId: fact.id, orderId, openedAt: now }
    await tx.insert(disputes).values({ id, ...about, ...changed })
  }
  emit(tx, disputeChanged, { disputeId: id, orderId, before: known?.state ?? null })
  return 'recorded'
}

/** A dispute is not won before the money is back. */
function stateAfter(known: Dispute | undefined, { state, fundsState }: ProviderDispute): Dispute['state'] {
  if (known?.lossBookedAt) return 'lost'
  return state !== 'lost' && state !== 'inquiry' && state !== 'needs_response' && fundsState === 'withdrawn'
    ? 'under_review'
    : state
}

function isSame(known: Dispute, heard: Partial<Dispute>): boolean {
  return Object.entries(heard).every(([field, value]) => {
    const before = known[field as keyof Dispute]
    return before instanceof Date && value instanceof Date ? before.getTime() === value.getTime() : before === value
  })
}

async function findFact(tx: Transaction, provider: string, { transactionId, reference }: ProviderDispute) {
  const names = [
    ...(transactionId === null ? [] : [eq(paymentFacts.transactionId, transactionId)]),
    ...(reference === null ? [] : [eq(attempts.reference, reference)]),
  ]
  if (names.length === 0) return null
  const rows = await tx
    .select({ fact: paymentFacts })
    .from(paymentFacts)
    .innerJoin(attempts, isOfAttempt)
    .where(and(eq(paymentFacts.provider, provider), or(...names)))
  const facts = rows.map(({ fact }) => fact)
  return facts.find((fact) => fact.transactionId === transactionId) ?? facts[0] ?? null
}
