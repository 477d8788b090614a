import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { id, idOrSlug, line, timestamp } from '../http/fields.ts'
import { picture } from '../media/media.ts'
import { mostStock } from './bulk-products.ts'
import { variantFields } from './catalogue.ts'

// Goods that come in, break, get lost or are counted: many variants in one go.

const mostLines = 100

export const stockVariant = z.object({
  id,
  productId: id,
  productName: z.string(),
  /** Empty for the only variant of a product. */
  title: z.string(),
  sku: z.string(),
  barcode: z.string().nullable(),
  picture: picture.nullable(),
  onHand: z.int(),
})

const inventory = 'inventory'

export const findVariants = endpoint({
  operationId: 'findVariants',
  tag: inventory,
  summary: 'Variants of a store by a scanned barcode or SKU; without such a one, by words of their names. At most ten',
  method: 'get',
  path: '/stores/{id}/variants',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  query: z.strictObject({ q: line(100) }),
  /** `isExact`: it is the barcode or SKU of those that were found. `now`: the shop's clock, by which counts say their moment. */
  replies: {
    200: z.object({ data: z.array(stockVariant), meta: z.object({ isExact: z.boolean(), now: timestamp }) }),
  },
  problems: ['not-found'],
})

const movedBounds = { error: fault('platform.not-between', { least: 1, most: mostStock }) }
const moved = z.strictObject({
  variantId: id,
  units: z.int(movedBounds).min(1, movedBounds).max(mostStock, movedBounds),
})
const counted = z.strictObject({
  variantId: id,
  /** Units on the shelf. */
  units: variantFields.stock,
  /** The moment of the count by the shop's clock: what was sold since then is taken off it, however late the call arrives. */
  countedAt: timestamp,
})
const linesOf = <T extends z.ZodType<{ variantId: string }>>(of: T) =>
  z
    .array(of)
    .min(1)
    .max(mostLines, { error: fault('platform.at-most-long', { most: mostLines }) })
    .refine((lines) => new Set(lines.map(({ variantId }) => variantId)).size === lines.length, {
      error: fault('platform.given-twice'),
    })
const everyMove = {
  /** Made up by the caller for one delivery, loss or count. No variant is moved by it twice, whatever is sent again. */
  run: id,
  /** True: only say what would happen. */
  isTrial: z.boolean().optional(),
  /** Kept with the movements: an invoice, a shelf. */
  note: line(200).optional(),
}

export const stockOutcome = z.object({
  variantId: id,
  /** Null for a variant that this store does not have. */
  name: z.string().nullable(),
  /** The units that were expected: now, or when they were counted. Null with the name. */
  expected: z.int().nullable(),
  /** The units that came or left; `onHand` are those on the shelf after it. */
  quantity: z.int(),
  onHand: z.int().nullable(),
  /** `unchanged`: a count that found what was expected. */
  outcome: z.enum(['done', 'unchanged', 'refused']),
  refusal: z.object({ code: z.string(), detail: z.string() }).nullable(),
})

export const moveStock = endpoint({
  operationId: 'moveStock',
  tag: inventory,
  summary: 'Receive, write off or count units of variants, or try it: one refusal does not hold up the others',
  method: 'post',
  path: '/stores/{id}/stock',
  access: 'member',
  isIdempotent: true,
  params: z.object({ id: idOrSlug }),
  body: z.discriminatedUnion('kind', [
    z.strictObject({ ...everyMove, kind: z.enum(['received', 'damaged', 'lost']), lines: linesOf(moved) }),
    z.strictObject({ ...everyMove, kind: z.literal('counted'), lines: linesOf(counted) }),
  ]),
  replies: { 200: z.object({ data: z.array(stockOutcome) }) },
  problems: ['not-found', 'forbidden'],
})

export type StockVariant = z.infer<typeof stockVariant>
export type StockOutcome = z.infer<typeof stockOutcome>
export type StockMove = z.output<typeof moveStock.body>
