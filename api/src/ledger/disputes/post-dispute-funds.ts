import { eq, inArray, sql } from 'drizzle-orm'
import { disputes, payments } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { move, type Posting, post } from '../postings/post.ts'

/**
 * Posts what a bank holds back for a dispute, or gives back, and the provider's fee. Locks the payment's row: what is posted makes
 * up the difference between the books and what the provider said last, so neither order nor repetition matters. After a loss was
 * booked, what comes back lowers it.
 */
export async function postDisputeFunds(tx: Transaction, { disputeId, at }: { disputeId: string; at: Date }) {
  const ofDispute = tx.select({ orderId: disputes.orderId }).from(disputes).where(eq(disputes.id, disputeId))
  const [payment] = await tx.select().from(payments).where(inArray(payments.orderId, ofDispute)).for('update')
  const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, disputeId))
  if (!dispute || !payment) throw new Error(`There is no dispute ${disputeId}`)
  const { provider, orderId, currency, amountMinor, fundsState, feeMinor, feeCurrency } = dispute
  const { rows } = await tx.execute<{ funds: string; fees: string; count: number }>(sql`
    select coalesce(-sum(minor) filter (where kind = 'dispute-funds'), 0) as funds,
      coalesce(-sum(minor) filter (where kind = 'dispute-fee'), 0) as fees, count(*)::int as count
    from ledger_postings join ledger_entries on posting_id = ledger_postings.id and account = 'clearing'
    where ledger_postings.order_id = ${orderId} and dispute_id = ${disputeId}`)
  const booked = rows[0]
  const fundsMinor = (fundsState === 'withdrawn' ? amountMinor : 0) - Number(booked?.funds ?? 0)
  const chargedMinor = feeMinor - Number(booked?.fees ?? 0)
  const clearing = { account: 'clearing', provider } as const
  const kept = { account: dispute.lossBookedAt ? 'losses' : 'disputes' } as const
  const number = booked?.count ?? 0
  const about = { orderId, disputeId, orderNumber: payment.label, note: dispute.reason, at }
  const postings: Posting[] = []
  if (fundsMinor !== 0) {
    const entries = move({ minor: fundsMinor, currency }, { debit: kept, credit: clearing })
    postings.push({ ...about, key: `dispute-funds:${disputeId}:${number}`, kind: 'dispute-funds', entries })
  }
  if (chargedMinor !== 0) {
    const entries = move(
      { minor: chargedMinor, currency: feeCurrency },
      { debit: { account: 'fees' }, credit: clearing },
    )
    postings.push({ ...about, key: `dispute-fee:${disputeId}:${number}`, kind: 'dispute-fee', entries })
  }
  await post(tx, postings)
  return dispute
}
