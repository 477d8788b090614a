import type { StoreStanding } from '@makola/contract/standing.ts'
import type { Config } from '../../platform/config.ts'
import type { storeStanding, stores } from '../tables.ts'
import { standingSettings } from './settings.ts'

export type StandingRow = typeof storeStanding.$inferSelect
export type StandingFields = Pick<StandingRow, 'approval' | 'tier' | 'hasOtherName' | 'isBlocked' | 'keptStatus'>

/** The standing of a store without a row: opened before there was such a thing, or by the release before. */
const unknown: StandingFields = {
  approval: 'approved',
  tier: 0,
  hasOtherName: false,
  isBlocked: false,
  keptStatus: null,
}

/** The lowest tier that is paid out to. */
export const firstPaidTier = 1

export const standingOf = (row: StandingFields | null): StandingFields => row ?? unknown

export function presentStanding(row: StandingFields | null, config: Config): StoreStanding {
  const { approval, tier, hasOtherName, isBlocked } = standingOf(row)
  const isUnverified = tier < firstPaidTier && config.of(standingSettings).payoutsNeedVerification
  return { approval, tier, payoutsHeld: isUnverified ? 'unverified' : hasOtherName ? 'name-differs' : null, isBlocked }
}

/** The status that the owners have chosen, whatever others see. */
export const ownStatus = (store: Pick<typeof stores.$inferSelect, 'status'>, row: StandingFields | null) =>
  row?.keptStatus ?? store.status
