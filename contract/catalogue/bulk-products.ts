import { leastBasisPoints, mostBasisPoints } from '@makola/money/percent.ts'
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { id, idOrSlug, line } from '../http/fields.ts'
import { productStatus, storePrice, variantFields } from './catalogue.ts'

// One change to many products of a store. A call takes at most a hundred, and answers for each of them.

const mostProductsAtOnce = 100
/** The most units of a variant. */
export const mostStock = 1_000_000

const percentBounds = { error: fault('platform.not-between', { least: leastBasisPoints, most: mostBasisPoints }) }
const addedBounds = { error: fault('platform.not-between', { least: 1, most: mostStock }) }

/** A change of price or stock has effect on each variant of a product. */
export const productChange = z.discriminatedUnion('kind', [
  /** Rounded half-up to the minor unit of the store's currency; a price above 0 never becomes 0. */
  z.strictObject({
    kind: z.literal('price-percent'),
    basisPoints: z.int(percentBounds).min(leastBasisPoints, percentBounds).max(mostBasisPoints, percentBounds),
  }),
  z.strictObject({ kind: z.literal('price'), price: storePrice }),
  /** Units on the shelf, including those held for orders. */
  z.strictObject({ kind: z.literal('stock'), stock: variantFields.stock }),
  z.strictObject({
    kind: z.literal('stock-added'),
    units: z.int(addedBounds).min(1, addedBounds).max(mostStock, addedBounds),
  }),
  z.strictObject({ kind: z.literal('category'), category: line(80).nullable() }),
  z.strictObject({ kind: z.literal('status'), status: productStatus }),
  /** Only by the shop's staff. */
  z.strictObject({ kind: z.literal('featured'), featured: z.boolean() }),
  /** Each product gets a copy beside it: a draft without stock. */
  z.strictObject({ kind: z.literal('copy') }),
])

export const productOutcome = z.object({
  id,
  /** Null for a product that this store does not have. */
  name: z.string().nullable(),
  /** `unchanged`: it was so before. */
  outcome: z.enum(['done', 'unchanged', 'refused']),
  /** Why a product stays as it is: the code and the words of the problem that it would have been alone. */
  refusal: z.object({ code: z.string(), detail: z.string() }).nullable(),
})

export const changeProducts = endpoint({
  operationId: 'changeProducts',
  tag: 'inventory',
  summary: 'One change to each of these products, if it can have it: one refusal does not hold up the others',
  method: 'post',
  path: '/stores/{id}/products/change',
  access: 'member',
  isIdempotent: true,
  params: z.object({ id: idOrSlug }),
  body: z.strictObject({
    /** Made up by the caller for one change to however many products. No product gets it twice, whatever is sent again. */
    run: id,
    ids: z
      .array(id)
      .min(1)
      .max(mostProductsAtOnce, { error: fault('platform.at-most-long', { most: mostProductsAtOnce }) })
      .refine((ids) => new Set(ids).size === ids.length, { error: fault('platform.given-twice') }),
    change: productChange,
  }),
  replies: { 200: z.object({ data: z.array(productOutcome) }) },
  problems: ['not-found', 'forbidden'],
})

export type ProductChange = z.output<typeof productChange>
export type ProductOutcome = z.infer<typeof productOutcome>
