import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { countryCode, currency, decimal, id, line, list, paging, single, timestamp } from './fields.ts'

/** How a converted price is rounded: to a step, or up to the next price with this ending. */
export const roundingRule = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('increment'), increment: decimal, mode: z.enum(['half_up', 'ceil', 'floor']) }),
  z.strictObject({ type: z.literal('ending'), ending: decimal }),
])

export const rate = z.object({
  id,
  country: z.string(),
  countryCode,
  currency,
  base: currency,
  /** Units of `currency` for one unit of `base`, major to major. */
  rate: decimal,
  marginPct: decimal,
  rounding: roundingRule.nullable(),
  /** `manual`, or the feed's name such as `ecb`. */
  source: z.string(),
  effectiveAt: timestamp,
  updatedBy: z.string(),
  active: z.boolean(),
  /** A feed's rate older than 72 hours: still sold at, shown to the operator. */
  stale: z.boolean(),
  version: z.int(),
})

export const rateRevision = rate
  .pick({ rate: true, marginPct: true, rounding: true, source: true, effectiveAt: true, updatedBy: true })
  .extend({ id, note: z.string().nullable() })

const editable = {
  rate: decimal,
  marginPct: decimal.optional(),
  rounding: roundingRule.nullable().optional(),
  active: z.boolean().optional(),
  note: line(500).optional(),
  /** Needed when the rate moves by more than 20 %. */
  confirmed: z.boolean().optional(),
}

export const newRate = z.strictObject({ country: line(80), countryCode: countryCode.optional(), currency, ...editable })
export const ratePatch = z.strictObject({ country: line(80).optional(), ...editable, rate: decimal.optional() })

const tag = 'rates'
const params = z.object({ id })

export const listRates = endpoint({
  operationId: 'listRates',
  tag,
  summary: 'Every country and currency that a visitor may choose',
  method: 'get',
  path: '/rates/',
  access: 'public',
  replies: { 200: z.object({ data: z.array(rate) }) },
  problems: [],
})

export const getRate = endpoint({
  operationId: 'getRate',
  tag,
  summary: 'A single rate',
  method: 'get',
  path: '/rates/{id}',
  access: 'public',
  params,
  replies: { 200: single(rate) },
  problems: ['not-found'],
})

export const listRateRevisions = endpoint({
  operationId: 'listRateRevisions',
  tag,
  summary: 'What a rate was, when, and who set it, newest first',
  method: 'get',
  path: '/rates/{id}/history',
  access: 'operator',
  params,
  query: z.strictObject(paging),
  replies: { 200: list(rateRevision) },
  problems: ['not-found'],
})

export const createRate = endpoint({
  operationId: 'createRate',
  tag,
  summary: 'Open the shop to a country',
  method: 'post',
  path: '/rates/',
  access: 'operator',
  body: newRate,
  replies: { 201: single(rate) },
  problems: ['duplicate'],
})

export const updateRate = endpoint({
  operationId: 'updateRate',
  tag,
  summary: 'Change a rate; the old one stays in its history',
  method: 'patch',
  path: '/rates/{id}',
  access: 'operator',
  params,
  body: ratePatch,
  replies: { 200: single(rate) },
  problems: ['not-found', 'needs-confirmation', 'version-mismatch'],
})

export const deleteRate = endpoint({
  operationId: 'deleteRate',
  tag,
  summary: 'Close the shop to a country; placed orders keep their snapshot',
  method: 'delete',
  path: '/rates/{id}',
  access: 'operator',
  params,
  replies: { 204: null },
  problems: ['not-found', 'wrong-state'],
})

export type Rate = z.infer<typeof rate>
export type RateRevision = z.infer<typeof rateRevision>
