import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { saleHolds } from '../tables.ts'

type Hold = { parcelId: string; storeId: string; cause: HoldCause; at: Date }

/** The causes that hold money back: an open request of the buyer, a dispute at the buyer's bank. */
export type HoldCause = `request:${string}` | `dispute:${string}`

/** Holds back a parcel's money, whatever its release says, until this cause is closed. Repeating it changes nothing. */
export async function holdSale(tx: Transaction, { parcelId, storeId, cause, at }: Hold): Promise<void> {
  await tx
    .insert(saleHolds)
    .values({ parcelId, storeId, cause, openedAt: at })
    .onConflictDoUpdate({ target: [saleHolds.parcelId, saleHolds.cause], set: { closedAt: null } })
}

/** Ends what a cause holds back; other causes of the same parcel go on. */
export async function endHold(tx: Transaction, { cause, at }: Pick<Hold, 'cause' | 'at'>): Promise<void> {
  await tx
    .update(saleHolds)
    .set({ closedAt: at })
    .where(and(eq(saleHolds.cause, cause), isNull(saleHolds.closedAt)))
}
