import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { decimal, id, idOrSlug, money, queryInteger, single } from '../http/fields.ts'

const sums = z.object({
  /** Goods and delivery of the orders placed in the period and paid, less their refunds at any time since. */
  sales: money,
  /** Orders with something left: those cancelled or refunded in full are not counted. */
  orders: z.int(),
})

const period = sums.extend({
  /** Sales by orders, rounded half-up; null when there were none. */
  averageOrder: money.nullable(),
  /**
   * A percentage with one decimal: the share of carts with something of the store that became a paid order. Null without such
   * carts.
   */
  conversionPct: decimal.nullable(),
})

/** A store's sales in its own currency. Days are in its own time zone. */
export const storeFigures = z.object({
  storeId: id,
  /** The IANA zone of the store's country; of its largest city where the country has several. */
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
  /** Paid parcels to pack and packed ones to send, without those refunded in full. */
  toPack: z.int(),
  toShip: z.int(),
  /** Products on sale with a variant at or below its threshold, and with a variant that is sold out. */
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
  problems: ['not-found'],
})

export type StoreFigures = z.infer<typeof storeFigures>
