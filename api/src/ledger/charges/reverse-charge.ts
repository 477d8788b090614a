import type { StoreCharge } from '@makola/contract/ledger/charges.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { type Proof, requireProof } from '../../auth/two-factor/require-proof.ts'
import { nameOf, type SignedInCaller } from '../../platform/http/caller.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { storeCharged } from '../events.ts'
import { move, post } from '../postings/post.ts'
import { storeCharges } from '../tables.ts'
import { findCharge } from './find-charge.ts'

type Reversal = { id: string; reason: string; proof: Proof }

/**
 * Gives a charge back by a counter entry, once.
 * @throws Problem `not-found` (404), `wrong-state` (409) when it was given back already, and as `requireProof`.
 */
export async function reverseCharge(
  platform: Platform,
  caller: SignedInCaller,
  { id, reason, proof }: Reversal,
): Promise<StoreCharge> {
  await requireProof(platform, caller.accountId, proof)
  return transact(platform, async (tx) => {
    const now = platform.clock.now()
    const [reversed] = await tx
      .update(storeCharges)
      .set({ reversedBy: nameOf(caller), reversedAt: now, reversalReason: reason })
      .where(and(eq(storeCharges.id, id), isNull(storeCharges.reversedAt)))
      .returning()
    const charge = await findCharge(tx, id)
    if (!reversed) throw refuse('ledger.charge-reversed', {}, { current: 'reversed' })
    const { storeId, currency, minor } = reversed
    const entries = move({ minor, currency }, { debit: { account: 'fees' }, credit: { account: 'seller', storeId } })
    await post(tx, [{ key: `charge-reversed:${id}`, kind: 'charge-reversed', storeId, note: reason, at: now, entries }])
    await recordAudit(tx, platform.clock, {
      storeId,
      by: caller,
      action: 'store.charge-reversed',
      subject: { id, name: reversed.reason },
      after: { amount: charge.amount, reason },
    })
    emit(tx, storeCharged, { chargeId: id, isReversal: true })
    return charge
  })
}
