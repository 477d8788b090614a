import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { idOrSlug, single } from '../http/fields.ts'
import { storeTier } from '../stores/standing.ts'

const atLeast = z.object({ count: z.int(), needed: z.int(), isMet: z.boolean() })

/** Met while `count` is less than this share of `of`; of nothing it is not. */
const lessThan = z.object({ count: z.int(), of: z.int(), belowPct: z.int(), isMet: z.boolean() })

/** A store's record, held against the four figures that make a store trusted. */
export const trust = z.object({
  tier: storeTier,
  /** True of a store of tier 3 that has it by its record, and loses it with it. */
  isByRecord: z.boolean(),
  /**
   * What keeps the record from changing the level, however good it is: no verified business, strikes that count, a store that the
   * shop holds back, or a level that the staff has chosen. Null: nothing.
   */
  waitsFor: z.enum(['business', 'strikes', 'shop', 'staff']).nullable(),
  /** Whole days since its first paid order. */
  days: atLeast,
  /** Paid orders of the last 90 days. */
  orders: atLeast,
  /** Bank disputes about orders of the last 90 days. */
  disputes: lessThan,
  /** Late parcels among those of the last 90 days that were due. */
  late: lessThan,
})

export const getTrust = endpoint({
  operationId: 'getTrust',
  tag: 'stores',
  summary: "A store's record of 90 days, and what is missing for the highest level",
  method: 'get',
  path: '/stores/{id}/trust',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  replies: { 200: single(trust) },
  problems: ['not-found', 'forbidden'],
})

export type Trust = z.infer<typeof trust>
