import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { decimal, id, idOrSlug, money, queryInteger, single } from './fields.ts'

const sums = z.object({
  /** Goods and delivery of the orders placed then and paid, less what of them was refunded since, whenever that was. */
  sales: money,
  /** Those of which something is left: what was cancelled or refunded whole is not counted. */
  orders: z.int(),
})

const period = sums.extend({
  /** Sales by orders, rounded half-up; null when there were none. */
  averageOrder: money.nullable(),
  /**
   * Per cent with one decimal: of the carts into which something of the store was put then, those that became a paid order.
   * Null when there was no such cart.
   */
  conversionPct: decimal.nullable(),
})

/** How a store does, in its own currency. Days are those of its own time zone. */
export const storeFigures = z.object({
  storeId: id,
  /** An IANA name: the zone of the store's country, of its largest city where it has several. */
  timeZone: z.string(),
  /** The first and the last day of the period; the last is today. */
  from: z.iso.date(),
  to: z.iso.date(),
  today: sums,
  period,
  /** The same number of days before. */
  previous: period,
  /** Each day of the period, with the sales of the day as many days before. */
  days: z.array(sums.extend({ date: z.iso.date(), previousSales: money })),
  /** Paid parcels that wait to be packed, and packed ones that wait to be sent, without those that were refunded whole. */
  toPack: z.int(),
  toShip: z.int(),
  /** Products on sale with a variant of which no more is left than its threshold, and with one of which nothing is left. */
  lowStock: z.int(),
  outOfStock: z.int(),
})

export const getStoreFigures = endpoint({
  operationId: 'getStoreFigures',
  tag: 'figures',
  summary: 'Sales, orders and what waits to be done, with the period before',
  method: 'get',
  path: '/stores/{id}/figures',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  query: z.strictObject({ days: queryInteger(1, 366).optional() }),
  replies: { 200: single(storeFigures) },
  problems: ['forbidden', 'not-found'],
})

export type StoreFigures = z.infer<typeof storeFigures>
