import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { id, idOrSlug, line } from '../http/fields.ts'
import { parcel, parcelFilter, parcelLine } from './parcels.ts'

// Many parcels of one store at once. A call takes at most a hundred, and answers for each of them.

export const mostParcelsAtOnce = 100
export const mostParcelsInExport = 10_000

/** Why a parcel stays as it is: the code and the words of the problem that it would have been alone. */
const refusal = z.object({ code: z.string(), detail: z.string() })

/** `already`: somebody took the step before; nothing was done again. */
export const parcelOutcome = z.object({
  id,
  /** Null for a parcel that this store does not have. */
  number: z.string().nullable(),
  outcome: z.enum(['done', 'already', 'refused']),
  refusal: refusal.nullable(),
})

/** A parcel as its packing slip shows it: without prices, but with the cash that the courier collects. */
export const packingSlip = parcel
  .pick({
    id: true,
    number: true,
    placedAt: true,
    cashDue: true,
    deliveryName: true,
    pickup: true,
    note: true,
    addressLines: true,
    carrier: true,
    trackingNumber: true,
  })
  .extend({
    store: z.object({ name: z.string() }),
    buyer: z.object({ phone: z.string().nullable() }),
    lines: z.array(
      parcelLine.pick({ id: true, name: true, variantTitle: true, sku: true, quantity: true, refundedQuantity: true }),
    ),
  })

const tag = 'parcels'
const params = z.object({ id: idOrSlug })
const isEachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length
const ids = (most: number) =>
  z
    .array(id)
    .min(1)
    .max(most, { error: fault('platform.at-most-long', { most }) })
    .refine(isEachOnce, { error: fault('platform.given-twice') })

export const listParcelIds = endpoint({
  operationId: 'listParcelIds',
  tag,
  summary: "A store's parcels that match, in the order of their list: a thousand at a time, to act on all of them",
  method: 'get',
  path: '/stores/{id}/parcel-ids',
  access: 'member',
  params,
  query: z.strictObject({ ...parcelFilter, cursor: z.string().max(1000).optional() }),
  replies: {
    200: z.object({
      data: z.array(z.object({ id, number: z.string(), buyerName: z.string(), isPickup: z.boolean() })),
      meta: z.object({ next: z.string().nullable() }),
    }),
  },
  problems: ['not-found'],
})

const bulkMove = {
  tag,
  method: 'post',
  access: 'member',
  params,
  isIdempotent: true,
  replies: { 200: z.object({ data: z.array(parcelOutcome) }) },
  problems: ['forbidden', 'not-found'],
} as const

export const packParcels = endpoint({
  ...bulkMove,
  operationId: 'packParcels',
  summary: 'Each of these parcels is packed, if it can be: one refusal does not hold up the others',
  path: '/stores/{id}/parcels/pack',
  body: z.strictObject({ ids: ids(mostParcelsAtOnce) }),
})

export const shipParcels = endpoint({
  ...bulkMove,
  operationId: 'shipParcels',
  summary: 'Each of these parcels is on its way with one carrier, if it can be sent',
  path: '/stores/{id}/parcels/ship',
  body: z.strictObject({
    /** Required for parcels that are carried; those that their buyers pick up have none, and no tracking number. */
    carrier: line(60).optional(),
    parcels: z
      .array(z.strictObject({ id, trackingNumber: line(60).optional() }))
      .min(1)
      .max(mostParcelsAtOnce, { error: fault('platform.at-most-long', { most: mostParcelsAtOnce }) })
      .refine((parcels) => isEachOnce(parcels.map(({ id }) => id)), { error: fault('platform.given-twice') }),
  }),
})

export const listPackingSlips = endpoint({
  operationId: 'listPackingSlips',
  tag,
  summary: 'The packing slips of these parcels, in this order. Parcels that are not sent have none, and are named',
  method: 'post',
  path: '/stores/{id}/packing-slips',
  access: 'member',
  params,
  body: z.strictObject({ ids: ids(mostParcelsAtOnce) }),
  replies: {
    200: z.object({
      data: z.array(packingSlip),
      leftOut: z.array(parcelOutcome.pick({ id: true, number: true }).extend({ refusal })),
    }),
  },
  problems: ['not-found'],
})

export const exportParcels = endpoint({
  operationId: 'exportParcels',
  tag,
  summary: 'These parcels as a table (CSV, UTF-8), newest first',
  method: 'post',
  path: '/stores/{id}/parcels/export',
  access: 'member',
  params,
  body: z.strictObject({ ids: ids(mostParcelsInExport) }),
  replies: { 200: z.string() },
  replyMediaType: 'text/csv',
  problems: ['not-found'],
})

export type PackingSlip = z.infer<typeof packingSlip>
export type ParcelOutcome = z.infer<typeof parcelOutcome>
