import { and, eq } from 'drizzle-orm'
import { nameParcel } from '../../payments/disputes/name-parcel.ts'
import { disputes } from '../../payments/tables.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { parcels } from '../tables.ts'

type Named = { disputeId: string; parcelId: string | null; by: Caller }

/**
 * Names the parcel of its order that a dispute is about, or all of them.
 * @throws Problem `not-found` (404); `wrong-state` (409) once it has ended.
 */
export async function nameDisputedParcel(
  platform: Platform,
  { disputeId, parcelId, by }: Named,
): Promise<{ id: string; namedParcelId: string | null }> {
  await transact(platform, async (tx) => {
    const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, disputeId))
    if (!dispute) throw notFound('dispute')
    if (parcelId !== null) {
      const isItsOwn = and(eq(parcels.id, parcelId), eq(parcels.orderId, dispute.orderId))
      if ((await tx.$count(parcels, isItsOwn)) === 0) throw notFound('order')
    }
    await nameParcel(tx, { disputeId, parcelId })
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by,
      action: 'dispute.parcel-named',
      subject: { id: disputeId, name: dispute.providerDisputeId },
      before: { parcelId: dispute.parcelId },
      after: { parcelId },
    })
  })
  return { id: disputeId, namedParcelId: parcelId }
}
