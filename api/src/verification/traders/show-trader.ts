import type { Trader, TraderPart } from '@makola/contract/verification/traders.ts'
import { eq } from 'drizzle-orm'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { lockOwnStore } from '../../stores/lock-own-store.ts'
import { shownTraders } from '../tables.ts'
import { findBusiness } from './find-business.ts'
import { getTrader } from './get-trader.ts'

type Choice = { store: string; isShown: boolean; parts: TraderPart[] }

/**
 * Shows the business behind a store with the parts that its owner agrees to, or hides it. Repeating it changes nothing.
 * @throws Problem as `lockOwnStore`; `wrong-state` (409) when there is no verified business to show.
 */
export async function showTrader(
  platform: Platform,
  by: SignedInCaller,
  { store: idOrSlug, isShown, parts: wanted }: Choice,
): Promise<Trader | null> {
  return transact(platform, async (tx) => {
    const store = await lockOwnStore(tx, { caller: by, idOrSlug, permission: 'verification.write' })
    if (isShown && !(await findBusiness(tx, store.id))) throw refuse('verification.no-business')
    const parts = [...new Set(wanted)]
    const agreedAt = platform.clock.now()
    if (isShown) {
      await tx
        .insert(shownTraders)
        .values({ storeId: store.id, parts, agreedAt })
        .onConflictDoUpdate({ target: shownTraders.storeId, set: { parts, agreedAt } })
    } else await tx.delete(shownTraders).where(eq(shownTraders.storeId, store.id))
    await recordAudit(tx, platform.clock, {
      storeId: store.id,
      by,
      action: 'store.changed',
      subject: { id: store.id, name: store.name },
      after: { showsBusiness: isShown, ...(isShown && { parts }) },
    })
    return getTrader(tx, store.id)
  })
}
