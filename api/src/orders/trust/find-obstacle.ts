import type { Trust } from '@makola/contract/orders/trust.ts'
import { provenTier, trustedTier } from '../../stores/standing/change-tier-by-record.ts'
import { isHeldBack, type StandingFields } from '../../stores/standing/present-standing.ts'
import type { stores } from '../../stores/tables.ts'

type Store = Pick<typeof stores.$inferSelect, 'suspensionReason'>

/**
 * What keeps a store from being trusted by its record, however good that is: a business that is not verified, strikes that count, a
 * store that the shop holds back, or the level that the staff has chosen. Null: nothing.
 */
export function findObstacle(store: Store, standing: StandingFields): Trust['waitsFor'] {
  if (standing.tier < provenTier) return 'business'
  if (standing.tierBy === 'staff') return 'staff'
  if (standing.strikePoints > 0) return 'strikes'
  if (isHeldBack(standing) || store.suspensionReason !== null) return 'shop'
  return standing.tier === trustedTier && standing.tierBy === null ? 'staff' : null
}
