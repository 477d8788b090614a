import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeStanding, lockStanding } from './change-standing.ts'
import { noteTier } from './note-tier.ts'
import type { StandingFields } from './present-standing.ts'

/** The tier that a record gives, and the one that a store has without: that of its documents. */
export const trustedTier = 3
export const provenTier = 2

type Changing = { store: { id: string; name: string }; by: Caller | string; reason: string }

/** Raises a locked store to the tier of trusted ones, with the reason that its owners read. */
export async function raiseByRecord(platform: Platform, tx: Transaction, { store, ...why }: Changing): Promise<void> {
  const changed = await changeStanding(tx, store.id, { tier: trustedTier, tierBy: 'record' })
  await noteTier(platform, tx, { store, ...why, ...changed })
}

/** Takes from a locked store the tier that its record has given it; one that the staff has given stays. */
export async function endTrust(platform: Platform, tx: Transaction, { store, ...why }: Changing): Promise<void> {
  if (!isTrustedByRecord(await lockStanding(tx, store.id))) return
  const changed = await changeStanding(tx, store.id, { tier: provenTier, tierBy: null })
  await noteTier(platform, tx, { store, ...why, ...changed })
}

export const isTrustedByRecord = ({ tier, tierBy }: Pick<StandingFields, 'tier' | 'tierBy'>): boolean =>
  tier === trustedTier && tierBy === 'record'
