import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { emit } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { tierChanged } from '../events.ts'
import type { changeStanding } from './change-standing.ts'

type Changed = Awaited<ReturnType<typeof changeStanding>> & {
  store: { id: string; name: string }
  by: Caller | string
  reason: string
}

/** Records that a store's tier has changed, or who decides about it. Of another tier its owners hear, and why. */
export async function noteTier(
  { clock }: Platform,
  tx: Transaction,
  { store, by, before, after, reason }: Changed,
): Promise<void> {
  const { tier, version } = after
  await recordAudit(tx, clock, {
    ...{ storeId: store.id, by, action: 'store.tier-changed', subject: store },
    before: { tier: before.tier, tierBy: before.tierBy },
    after: { tier, tierBy: after.tierBy, reason },
  })
  if (tier !== before.tier)
    emit(tx, tierChanged, { storeId: store.id, version, tier, reason, at: clock.now().toISOString() })
}
