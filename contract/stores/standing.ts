import { z } from 'zod'
import { timestamp } from '../http/fields.ts'

/** `applied`: a store that the shop has not approved yet. It prepares everything; nothing of it is public and nothing is sold. */
export const storeApproval = z.enum(['applied', 'approved'])

/** T0 new, T1 a known person, T2 a known business, T3 trusted. */
export const storeTier = z.int().min(0).max(3)

/** The reasons why nothing is paid out: not verified yet, or the payout account is in another name than the verified one. */
export const payoutsHeld = z.enum(['unverified', 'name-differs'])

/**
 * What holds a store's payouts for a time: strikes have closed it, or the shop's staff has suspended it. The latter ends when the
 * suspension is lifted, if that is sooner.
 */
export const payoutHolder = z.enum(['strikes', 'suspension'])

export const storeRestriction = z.enum(['paused', 'closed'])

/** A store's standing with the shop. It stands beside the status that its owners choose. */
export const storeStanding = z.object({
  approval: storeApproval,
  tier: storeTier,
  /** Null when payouts are made. */
  payoutsHeld: payoutsHeld.nullable(),
  /** True when the shop's staff has taken it down: it cannot be found and sells nothing. */
  isBlocked: z.boolean(),
  /** The sum of the strikes that count. */
  strikePoints: z.int(),
  /** Paused by its strikes, it takes no new orders until it answers them; closed, it cannot be found. */
  restriction: storeRestriction.nullable(),
  /** Nothing is paid out before this moment to a store that its strikes have closed. */
  payoutsHeldUntil: timestamp.nullable(),
})

export type PayoutHolder = z.infer<typeof payoutHolder>
export type StoreStanding = z.infer<typeof storeStanding>
