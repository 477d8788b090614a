import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { countryCode, decimal, id, idOrSlug, money, single } from '../http/fields.ts'

// A store's sales in a period, by the rules of its figures: counted on the day of the order, after all refunds since.

const period = z.object({
  /** Goods and delivery, less refunds. */
  sales: money,
  /** Orders with something left. */
  orders: z.int(),
  /** Rounded half-up; null when there were none. */
  averageOrder: money.nullable(),
  /** Units of goods sold, and those of them that were refunded. */
  soldUnits: z.int(),
  refundedUnits: z.int(),
  /** A percentage with one decimal: the refunded units of the sold ones. Null when nothing was sold. */
  refundedPct: decimal.nullable(),
})

export const salesReport = z.object({
  storeId: id,
  timeZone: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  period,
  /** The same number of days before. */
  previous: period,
  /** The ten products that sold most: goods without delivery, less refunds of items. */
  products: z.array(z.object({ productId: id, name: z.string(), units: z.int(), sales: money })),
  /** By the country that the order went to, the most sales first. */
  countries: z.array(z.object({ countryCode, orders: z.int(), sales: money })),
})

const day = z.iso.date({ error: fault('platform.not-a-date') })

const asked = {
  tag: 'figures',
  method: 'get',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  /** Days of the store's time zone, at most 366. */
  query: z.strictObject({ from: day, to: day }),
  problems: ['not-found', 'forbidden'],
} as const

export const getSalesReport = endpoint({
  ...asked,
  operationId: 'getSalesReport',
  summary: 'Sales of a period beside the period before, with its products and countries',
  path: '/stores/{id}/sales-report',
  replies: { 200: single(salesReport) },
})

export const exportSalesReport = endpoint({
  ...asked,
  operationId: 'exportSalesReport',
  summary: 'The same as a table (CSV, UTF-8)',
  path: '/stores/{id}/sales-report.csv',
  replies: { 200: z.string() },
  replyMediaType: 'text/csv',
})

export type SalesReport = z.infer<typeof salesReport>
