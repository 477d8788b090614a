import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import {
  countryCode,
  currency,
  decimal,
  id,
  idOrSlug,
  line,
  list,
  paging,
  queryFlag,
  single,
  timestamp,
} from '../http/fields.ts'

/** The rounding of a converted price: to a step, or up to the next price with this ending. */
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
  /** A feed's rate older than 72 hours: still in use, and marked for the operator. */
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

/** A store's own terms of conversion for a country, where they differ from the shop's; null: the shop's terms. */
const ownTerms = {
  /** Units of the rate's currency for one unit of the store's. */
  rate: decimal.nullable(),
  marginPct: decimal.nullable(),
  rounding: roundingRule.nullable(),
}

const priceTerms = z.object({ rate: decimal, marginPct: decimal, rounding: roundingRule.nullable() })

/** One country as a store sells to it: on the shop's terms or on its own. */
export const storeRate = z.object({
  ...rate.pick({ country: true, countryCode: true, currency: true, active: true }).shape,
  rateId: id,
  /** From the store's currency, by the shop's rates; null in the store's own currency and where no rate connects the two. */
  shop: priceTerms.extend(rate.pick({ source: true, effectiveAt: true }).shape).nullable(),
  own: z.object({ ...ownTerms, updatedBy: z.string(), updatedAt: timestamp }).nullable(),
  /** Counts the changes of the store's own terms. */
  version: z.int(),
})

/** All of a store's own terms for a country; all null means none. */
export const ownRate = z.strictObject({
  ...ownTerms,
  /** Needed when the rate moves by more than 20 %. */
  confirmed: z.boolean().optional(),
})

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
  access: 'staff',
  permission: 'rates.read',
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
  access: 'staff',
  permission: 'rates.write',
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
  access: 'staff',
  permission: 'rates.write',
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
  access: 'staff',
  permission: 'rates.write',
  params,
  replies: { 204: null },
  problems: ['not-found', 'wrong-state'],
})

/** The outcome for one quote of the file's newest day. `older`: dated before the current rate, so it only adds to history. */
export const importedQuote = z.object({
  currency,
  country: z.string().nullable(),
  from: decimal.nullable(),
  to: decimal.nullable(),
  outcome: z.enum(['applied', 'older', 'unchanged', 'skipped']),
  reason: z.string().optional(),
})

export const importRates = endpoint({
  operationId: 'importRates',
  tag,
  summary: 'Take rates from a file of the European Central Bank: daily or historical, CSV or XML',
  method: 'post',
  path: '/rates/import',
  access: 'staff',
  permission: 'rates.write',
  query: z.strictObject({
    /** A dry run: reports the changes and makes none. */
    dryRun: queryFlag.optional(),
    /** Takes every day of the file into the history, not only the newest one. */
    history: queryFlag.optional(),
    /** Also applies moves of more than 20 %. */
    confirmed: queryFlag.optional(),
  }),
  bodyMediaType: 'text/plain',
  bodyLimitBytes: 5_000_000,
  body: z.string().min(1, { error: fault('platform.empty') }),
  replies: {
    200: single(z.object({ date: z.string(), quotes: z.array(importedQuote), historyRows: z.int() })),
  },
  problems: [],
})

const storeParams = z.object({ id: idOrSlug, rateId: id })

export const listStoreRates = endpoint({
  operationId: 'listStoreRates',
  tag,
  summary: 'Every country as a store sells to it, at the shop’s terms or its own',
  method: 'get',
  path: '/stores/{id}/rates',
  access: 'member',
  params: storeParams.pick({ id: true }),
  replies: { 200: z.object({ data: z.array(storeRate) }) },
  problems: ['not-found'],
})

export const setStoreRate = endpoint({
  operationId: 'setStoreRate',
  tag,
  summary: 'A store’s own rate, margin or rounding for a country; it wins over the shop’s for all prices of the store',
  method: 'put',
  path: '/stores/{id}/rates/{rateId}',
  access: 'member',
  params: storeParams,
  body: ownRate,
  replies: { 200: single(storeRate) },
  problems: ['not-found', 'forbidden', 'needs-confirmation', 'version-mismatch', 'wrong-state'],
})

export const resetStoreRate = endpoint({
  operationId: 'resetStoreRate',
  tag,
  summary: 'Back to the shop’s terms for a country',
  method: 'delete',
  path: '/stores/{id}/rates/{rateId}',
  access: 'member',
  params: storeParams,
  replies: { 204: null },
  problems: ['not-found', 'forbidden'],
})

export type Rate = z.infer<typeof rate>
export type RateRevision = z.infer<typeof rateRevision>
export type ImportedQuote = z.infer<typeof importedQuote>
export type StoreRate = z.infer<typeof storeRate>
export type OwnRate = z.infer<typeof ownRate>
