import type { Money } from '@makola/contract/http/fields.ts'
import type { StoreCharge } from '@makola/contract/ledger/charges.ts'
import { type Proof, requireProof } from '../../auth/two-factor/require-proof.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { nameOf, type SignedInCaller } from '../../platform/http/caller.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuseField } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { stores } from '../../stores/tables.ts'
import { storeCharged } from '../events.ts'
import { move, post } from '../postings/post.ts'
import { storeCharges } from '../tables.ts'
import { findCharge } from './find-charge.ts'

type Charge = {
  store: string
  amount: Money
  reason: string
  proof: Proof
  /** Stores the answer with its Idempotency-Key. */
  keep: (tx: Transaction, charge: StoreCharge) => Promise<void>
}

/**
 * Takes an amount off what the shop owes a store, in the store's currency and never converted. The balance may fall below 0: what
 * the store sells next makes up for it.
 * @throws Problem `not-found` (404), `validation-failed` (422) for nothing or another currency, and as `requireProof`.
 */
export async function chargeStore(
  platform: Platform,
  caller: SignedInCaller,
  { store: idOrSlug, amount, reason, proof, keep }: Charge,
): Promise<StoreCharge> {
  await requireProof(platform, caller.accountId, proof)
  const { amount: minor, currency } = amount
  return transact(platform, async (tx) => {
    const [store] = await tx.select().from(stores).where(byIdOrSlug(stores, idOrSlug))
    if (!store) throw notFound('store')
    if (currency !== store.currency) {
      throw refuseField('/amount/currency', 'ledger.not-the-store-currency', { currency: store.currency })
    }
    if (minor === 0) throw refuseField('/amount/amount', 'ledger.nothing')
    const [id, now, storeId] = [newId(), platform.clock.now(), store.id]
    const createdBy = nameOf(caller)
    await tx.insert(storeCharges).values({ id, storeId, currency, minor, reason, createdBy, createdAt: now })
    const entries = move({ minor, currency }, { debit: { account: 'seller', storeId }, credit: { account: 'fees' } })
    await post(tx, [{ key: `charge:${id}`, kind: 'charge', storeId, note: reason, at: now, entries }])
    await recordAudit(tx, platform.clock, {
      storeId,
      by: caller,
      action: 'store.charged',
      subject: store,
      after: { amount, reason },
    })
    emit(tx, storeCharged, { chargeId: id, isReversal: false })
    const charge = await findCharge(tx, id)
    await keep(tx, charge)
    return charge
  })
}
