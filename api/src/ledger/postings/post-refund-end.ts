import { addMinor } from '@makola/money/money.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import { returnedCash } from '../../payments/providers/cash-on-delivery/pay.ts'
import { isOpenRefund } from '../../payments/refunds/refund-states.ts'
import { paymentFacts, payments, refunds } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { ledgerEntries, ledgerPostings } from '../tables.ts'
import { move, type Posting, post } from './post.ts'

type Booked = { posting: typeof ledgerPostings.$inferSelect; entries: (typeof ledgerEntries.$inferSelect)[] }

/**
 * Posts the end of a refund. Succeeded: the provider holds less, and less is owed to the buyer; cash came from the store's own
 * till, unless the shop paid it for the store. Failed: a posting of its own reverses all that was booked for it, at the request and
 * at the apparent success. Locks the refund's row: of two ends, the second finds the first one's postings.
 */
export async function postRefundEnd(tx: Transaction, refundId: string): Promise<void> {
  const [found] = await tx
    .select({ refund: refunds, provider: paymentFacts.provider, orderId: payments.orderId, number: payments.label })
    .from(refunds)
    .innerJoin(paymentFacts, eq(paymentFacts.id, refunds.factId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
    .for('update', { of: refunds })
  if (!found || isOpenRefund(found.refund.state)) return
  const { refund, provider, orderId } = found
  const at = refund.closedAt ?? refund.requestedAt
  if (refund.state === 'failed') {
    const booked = await findBooked(tx, [`refund:${refundId}`, `returned:${refundId}`])
    if (booked) await post(tx, [undone(booked, { at, note: refund.failure ?? '' })])
    return
  }
  const booked = await findBooked(tx, [`refund:${refundId}`])
  const back = { minor: refund.amountMinor, currency: refund.currency }
  // A bank has taken it from what it held back for the dispute.
  const from = refund.disputeId ? ({ account: 'disputes' } as const) : ({ account: 'clearing', provider } as const)
  const returned: Posting = {
    key: `returned:${refundId}`,
    kind: 'returned',
    orderId,
    refundId,
    disputeId: refund.disputeId,
    orderNumber: found.number,
    note: refund.reason,
    at,
    entries: move(back, { debit: { account: 'buyer', orderId }, credit: from }),
  }
  // What the shop paid back for a store is in no till of the store: it still owes its cash.
  const isFromTill = refund.providerRefundId === returnedCash(refundId) && booked !== null
  await post(tx, isFromTill ? [returned, cashReturned(booked, { back, at })] : [returned])
}

/** The first of these postings in the books, with the entries of all of them. */
async function findBooked(tx: Transaction, keys: string[]): Promise<Booked | null> {
  const rows = await tx
    .select({ posting: ledgerPostings, entry: ledgerEntries })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .where(inArray(ledgerPostings.key, keys))
    .orderBy(asc(ledgerPostings.id))
  const [first] = rows
  return first ? { posting: first.posting, entries: rows.map(({ entry }) => entry) } : null
}

function about({ posting: { id: _, ...posting } }: Booked) {
  return posting
}

function undone(booked: Booked, { at, note }: { at: Date; note: string }): Posting {
  const { refundId } = booked.posting
  const entries = booked.entries.map((entry) => ({ ...entry, minor: -entry.minor }))
  return { ...about(booked), key: `refund-failed:${refundId}`, kind: 'refund-failed', note, at, entries }
}

/** The store refunded cash that it had collected: the shop owes it as much. */
function cashReturned(booked: Booked, { back, at }: { back: { minor: number; currency: string }; at: Date }): Posting {
  const { storeId, refundId } = booked.posting
  const borne = booked.entries.filter(({ account }) => account === 'seller' || account === 'commission')
  const currency = borne[0]?.currency ?? back.currency
  const exchange = { account: 'exchange' } as const
  return {
    ...about(booked),
    key: `cash-returned:${refundId}`,
    kind: 'cash-returned',
    at,
    entries: [
      ...move(back, { debit: { account: 'clearing', provider: 'cash-on-delivery' }, credit: exchange }),
      ...(storeId === null
        ? []
        : move(
            { minor: addMinor(...borne.map(({ minor }) => minor)), currency },
            { debit: exchange, credit: { account: 'seller', storeId } },
          )),
    ],
  }
}
