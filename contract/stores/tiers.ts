import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { currency, idOrSlug, line, money, single } from '../http/fields.ts'
import { storeStanding, storeTier } from './standing.ts'

/** Hundredths of a percent of what a store earns with a parcel that are held for some days more, rounded down. */
export const reserveTerms = z.object({ basisPoints: z.int(), days: z.int() })

/** A tier in one store's currency. */
export const tierTerms = z.object({
  tier: storeTier,
  /** The most that a store may sell within 30 days; null: no limit. */
  salesLimit: money.nullable(),
  hasPayouts: z.boolean(),
  /** Days from a parcel's arrival until its money is available. */
  delayDays: z.int(),
  reserve: reserveTerms.nullable(),
})

/** A store's standing with what it opens. */
export const standingTerms = storeStanding.extend({
  /** Sold within the last 30 days, in the store's currency. New sales count within seconds. */
  sold: money,
  /** All tiers, the lowest first. */
  tiers: z.array(tierTerms),
  /** True while new orders are refused because of the limit. */
  isAtLimit: z.boolean(),
})

/** The limits of one currency, in its minor units: null is no limit. They are typed, never converted. */
export const tierLimits = z.object({
  currency,
  /** By tier, the lowest first; T3 never has one. */
  limits: z.array(money.shape.amount.nullable()).length(3),
})

const tag = 'stores'

export const getStanding = endpoint({
  operationId: 'getStanding',
  tag,
  summary: "A store's standing: its approval, its tier, what it has sold of its limit, and what each tier opens",
  method: 'get',
  path: '/stores/{id}/standing',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  replies: { 200: single(standingTerms) },
  problems: ['not-found', 'forbidden'],
})

export const setStoreTier = endpoint({
  operationId: 'setStoreTier',
  tag,
  summary: "Change a store's tier, with the reason that its owners read",
  method: 'put',
  path: '/stores/{id}/tier',
  access: 'staff',
  permission: 'verification.write',
  params: z.object({ id: idOrSlug }),
  body: z.strictObject({ tier: storeTier, reason: line(300) }),
  replies: { 200: single(storeStanding) },
  problems: ['not-found', 'forbidden'],
})

export const listTierLimits = endpoint({
  operationId: 'listTierLimits',
  tag,
  summary: 'What a store of each tier may sell within 30 days, by currency',
  method: 'get',
  path: '/tier-limits/',
  access: 'staff',
  permission: 'verification.read',
  replies: { 200: z.object({ data: z.array(tierLimits) }) },
  problems: [],
})

export const setTierLimits = endpoint({
  operationId: 'setTierLimits',
  tag,
  summary: 'Type the limits of one currency; null is no limit',
  method: 'put',
  path: '/tier-limits/{currency}',
  access: 'staff',
  permission: 'shop.write',
  params: z.object({ currency }),
  /** `seen`: the limits that the caller has seen. */
  body: z.strictObject({ limits: tierLimits.shape.limits, seen: tierLimits.shape.limits }),
  replies: { 200: single(tierLimits) },
  problems: ['forbidden', 'version-mismatch'],
})

export type StandingTerms = z.infer<typeof standingTerms>
export type TierTerms = z.infer<typeof tierTerms>
export type TierLimits = z.infer<typeof tierLimits>
