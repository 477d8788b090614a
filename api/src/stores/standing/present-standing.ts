import type { StoreStanding } from '@makola/contract/stores/standing.ts'
import type { StoreStatus } from '@makola/contract/stores/stores.ts'
import type { Config } from '../../platform/config.ts'
import type { storeStanding, stores } from '../tables.ts'
import { standingSettings } from './settings.ts'

export type StandingRow = typeof storeStanding.$inferSelect
export type StandingFields = Pick<
  StandingRow,
  | 'approval'
  | 'tier'
  | 'tierBy'
  | 'hasOtherName'
  | 'isBlocked'
  | 'strikePoints'
  | 'restriction'
  | 'payoutsHeldUntil'
  | 'keptStatus'
>

/** The standing of a store without a row: opened before there was such a thing, or by the release before. */
const unknown: StandingFields = {
  approval: 'approved',
  tier: 0,
  tierBy: null,
  hasOtherName: false,
  isBlocked: false,
  strikePoints: 0,
  restriction: null,
  payoutsHeldUntil: null,
  keptStatus: null,
}

/** The lowest tier that is paid out to. */
export const firstPaidTier = 1

export const standingOf = (row: StandingFields | null): StandingFields => row ?? unknown

export function presentStanding(row: StandingFields | null, config: Config): StoreStanding {
  const { approval, tier, hasOtherName, isBlocked, strikePoints, restriction, payoutsHeldUntil } = standingOf(row)
  const isUnverified = tier < firstPaidTier && config.of(standingSettings).payoutsNeedVerification
  return {
    ...{ approval, tier, isBlocked, strikePoints, restriction },
    payoutsHeld: isUnverified ? 'unverified' : hasOtherName ? 'name-differs' : null,
    payoutsHeldUntil: payoutsHeldUntil?.toISOString() ?? null,
  }
}

type Holding = Pick<StandingFields, 'approval' | 'isBlocked' | 'restriction'>

/** Returns true while something stands above the status that the owners have chosen. */
export const isHeldBack = ({ approval, isBlocked, restriction }: Holding): boolean =>
  approval !== 'approved' || isBlocked || restriction !== null

/** The status that others see of a store whose owners have chosen `own`. */
export function shownStatus(standing: Holding, own: StoreStatus): StoreStatus {
  if (standing.approval !== 'approved' || standing.isBlocked || standing.restriction === 'closed') return 'closed'
  return standing.restriction === 'paused' && own === 'open' ? 'paused' : own
}

/** The status that the owners have chosen, whatever others see. */
export const ownStatus = (store: Pick<typeof stores.$inferSelect, 'status'>, row: StandingFields | null) =>
  row?.keptStatus ?? store.status
