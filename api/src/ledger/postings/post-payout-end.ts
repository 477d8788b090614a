import type { PayoutWay } from '@makola/contract/ledger/payouts.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { payouts } from '../tables.ts'
import { move, type Posting, post } from './post.ts'

type Payout = typeof payouts.$inferSelect

/**
 * Posts the outcome of a payout. A provider holds what it has sent no longer, nor its fee; a returned payout is held again,
 * without the fee. A failed one is owed to the store again.
 */
export async function postPayoutEnd(tx: Transaction, payout: Payout, via: PayoutWay): Promise<void> {
  const { id, storeId, minor, currency, state, reference, note, changedAt: at } = payout
  const amount = { minor, currency }
  const paidOut = { account: 'payouts' } as const
  const postings: Posting[] = []
  if (via !== 'by-hand' && payout.paidAt !== null) {
    const clearing = { account: 'clearing', provider: via } as const
    const about = { note: reference, at }
    if (state === 'paid') {
      const fee = { minor: payout.feeMinor ?? 0, currency }
      const entries = [
        ...move(amount, { debit: paidOut, credit: clearing }),
        ...move(fee, { debit: { account: 'fees' }, credit: clearing }),
      ]
      postings.push({ ...about, key: `transfer:${id}`, kind: 'transfer', entries })
    } else {
      const entries = move(amount, { debit: clearing, credit: paidOut })
      postings.push({ ...about, key: `transfer-returned:${id}`, kind: 'transfer-returned', entries })
    }
  }
  if (state === 'failed') {
    const entries = move(amount, { debit: paidOut, credit: { account: 'seller', storeId } })
    postings.push({ key: `payout-failed:${id}`, kind: 'payout-failed', storeId, note: note || reference, at, entries })
  }
  await post(tx, postings)
}
