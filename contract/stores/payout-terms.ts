import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { single, timestamp } from '../http/fields.ts'
import { storeTier } from './standing.ts'

/** The largest share of a sale that may be held, in hundredths of a percent, and the most days. */
const mostReserve = { basisPoints: 5000, days: 180 } as const

const mostDelayDays = 90

const whole = (most: number) => {
  const error = fault('platform.not-between', { least: 0, most })
  return z.int({ error }).min(0, { error }).max(most, { error })
}

/**
 * When stores of a tier are paid. Of what a store earns with a parcel, `reserveBasisPoints` hundredths of a percent, rounded down,
 * are held for `reserveDays` more; a share or days of 0 is no reserve.
 */
export const payoutTerms = z.object({
  tier: storeTier,
  reserveBasisPoints: z.int(),
  reserveDays: z.int(),
  /** Days from a parcel's arrival until its money is available; null: as many as in the whole shop, which are also the most. */
  delayDays: z.int().nullable(),
  version: z.int(),
  /** Null: nobody has changed them. */
  updatedBy: z.string().nullable(),
  updatedAt: timestamp.nullable(),
})

const tag = 'stores'

export const listPayoutTerms = endpoint({
  operationId: 'listPayoutTerms',
  tag,
  summary: 'When stores of each tier are paid, and what is held of each sale, the lowest tier first',
  method: 'get',
  path: '/payout-terms/',
  access: 'staff',
  permission: 'verification.read',
  replies: {
    200: z.object({
      data: z.array(payoutTerms),
      meta: z.object({
        /** Days from a parcel's arrival where a tier has none of its own. */
        shopDelayDays: z.int(),
        /** Stores below this tier are not paid out to. */
        firstPaidTier: storeTier,
      }),
    }),
  },
  problems: ['forbidden'],
})

export const setPayoutTerms = endpoint({
  operationId: 'setPayoutTerms',
  tag,
  summary: 'Set when stores of a tier are paid, and what is held of their sales from now on',
  method: 'put',
  path: '/payout-terms/{tier}',
  access: 'staff',
  permission: 'fees.write',
  params: z.object({ tier: z.coerce.number().int().min(0).max(3) }),
  /** `version`: what the caller has seen. */
  body: z.strictObject({
    reserveBasisPoints: whole(mostReserve.basisPoints),
    reserveDays: whole(mostReserve.days),
    delayDays: whole(mostDelayDays).nullable(),
    version: z.int().min(1),
  }),
  replies: { 200: single(payoutTerms) },
  problems: ['forbidden', 'wrong-state'],
})

export type PayoutTerms = z.infer<typeof payoutTerms>
