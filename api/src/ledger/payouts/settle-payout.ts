import type { PayoutMark, PayoutWay } from '@makola/contract/ledger/payouts.ts'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { emit } from '../../platform/messaging/events.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { payoutSettled } from '../events.ts'
import { postPayoutEnd } from '../postings/post-payout-end.ts'
import { payouts } from '../tables.ts'

type Payout = typeof payouts.$inferSelect

/** The outcome of a payout, and its source: a person, or the provider that sent it. */
export type PayoutNews = {
  as: PayoutMark
  via: PayoutWay
  by: Caller | string
  note: string
  /** Further facts from the provider. */
  told?: Partial<Pick<Payout, 'providerTransferId' | 'feeMinor' | 'nextTryAt' | 'claimedUntil'>>
}

/**
 * Records the outcome of a payout from any source: its state, its postings, the history, and the event for modules above. The
 * caller holds the payout's row and has checked the transition.
 */
export async function settlePayout(
  { clock }: { clock: Clock },
  tx: Transaction,
  before: Payout,
  { as, via, by, note, told }: PayoutNews,
): Promise<Payout> {
  const now = clock.now()
  const { id, storeId, reference } = before
  const paidAt = as === 'paid' ? now : before.paidAt
  const [payout] = await tx
    .update(payouts)
    .set({ ...told, state: as, note, paidAt, changedAt: now })
    .where(eq(payouts.id, id))
    .returning()
  if (!payout) throw new Error(`The payout ${id} is gone while it is held`)
  await postPayoutEnd(tx, payout, via)
  await recordAudit(tx, clock, {
    storeId,
    by,
    action: `payout.${as}`,
    subject: { id, name: reference },
    before: { state: before.state, note: before.note },
    after: { state: as, note },
  })
  if (as !== 'sent') emit(tx, payoutSettled, { payoutId: id, state: as })
  return payout
}
