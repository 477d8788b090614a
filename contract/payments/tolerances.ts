import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { currency, money, single, timestamp } from '../http/fields.ts'

/** The largest share of an order that may be missing, in hundredths of a percent. */
export const mostToleratedBasisPoints = 1000

const share = z
  .int({ error: fault('platform.not-between', { least: 0, most: mostToleratedBasisPoints }) })
  .min(0, { error: fault('platform.not-between', { least: 0, most: mostToleratedBasisPoints }) })
  .max(mostToleratedBasisPoints, { error: fault('platform.not-between', { least: 0, most: mostToleratedBasisPoints }) })

/**
 * By how much a payment in a currency may fall short of its order and still pay it: `basisPoints` hundredths of a percent of the
 * total, rounded down, and never more than `most`. The store gets its whole amount; the shop bears what is missing.
 */
export const tolerance = z.object({
  basisPoints: z.int(),
  most: money,
  /** Counted from 1; 0 for a currency that tolerates nothing because nobody has set it. */
  version: z.int(),
  updatedBy: z.string(),
  updatedAt: timestamp,
})

const tag = 'payments'

export const listTolerances = endpoint({
  operationId: 'listTolerances',
  tag,
  summary: 'How short payments may fall, by currency; a currency that is missing here tolerates nothing',
  method: 'get',
  path: '/payments/tolerances',
  access: 'staff',
  permission: 'payments.read',
  replies: { 200: z.object({ data: z.array(tolerance) }) },
  problems: ['forbidden'],
})

export const setTolerance = endpoint({
  operationId: 'setTolerance',
  tag,
  summary: 'Set how short payments in a currency may fall from now on; a share or a most of 0 tolerates nothing',
  method: 'put',
  path: '/payments/tolerances/{currency}',
  access: 'staff',
  permission: 'payments.write',
  params: z.object({ currency }),
  /** `version`: what the caller has seen, 0 for a currency without a tolerance. */
  body: z.strictObject({ basisPoints: share, mostMinor: money.shape.amount, version: z.int().min(0) }),
  replies: { 200: single(tolerance) },
  problems: ['forbidden', 'wrong-state'],
})

export type Tolerance = z.infer<typeof tolerance>
