import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countryCode, email, id, single } from '../http/fields.ts'

/** `unconfirmed`: a guest's, until the mailed link is opened. `told`: the email has gone out; there is no second one. */
export const stockAlertState = z.enum(['unconfirmed', 'waiting', 'told'])

/** An alert as its mailed link shows it. */
export const stockAlert = z.object({
  state: stockAlertState,
  product: z.object({ slug: z.string(), name: z.string() }),
  variantTitle: z.string(),
})

const tag = 'stock alerts'
const byToken = z.object({ token: z.string().max(100) })

export const askStockAlert = endpoint({
  operationId: 'askStockAlert',
  tag,
  summary: 'Ask for one email when a sold-out variant is back; a guest confirms the address by a mailed link first',
  method: 'post',
  path: '/stock-alerts/',
  access: 'cart',
  /** `country`: the one that the shopper has chosen. The alert waits while the product is off sale there. */
  body: z.strictObject({ variantId: id, email: email.optional(), country: countryCode.optional() }),
  replies: { 200: single(z.object({ state: stockAlertState.extract(['unconfirmed', 'waiting']) })) },
  problems: ['not-found', 'wrong-state', 'anti-forgery', 'rate-limited'],
})

export const dropStockAlert = endpoint({
  operationId: 'dropStockAlert',
  tag,
  summary: "Take back the account's own alert for a variant",
  method: 'delete',
  path: '/stock-alerts/variants/{id}',
  access: 'account',
  params: z.object({ id }),
  replies: { 204: null },
  problems: [],
})

export const getStockAlert = endpoint({
  operationId: 'getStockAlert',
  tag,
  summary: 'The alert that a mailed link opens',
  method: 'get',
  path: '/stock-alerts/{token}',
  access: 'public',
  params: byToken,
  replies: { 200: single(stockAlert) },
  problems: ['not-found', 'rate-limited'],
})

export const confirmStockAlert = endpoint({
  operationId: 'confirmStockAlert',
  tag,
  summary: "Confirm a guest's address: from now on the alert waits in line",
  method: 'post',
  path: '/stock-alerts/{token}/confirm',
  access: 'public',
  params: byToken,
  replies: { 200: single(stockAlert) },
  problems: ['not-found', 'rate-limited'],
})

export const stopStockAlerts = endpoint({
  operationId: 'stopStockAlerts',
  tag,
  summary: 'Unsubscribe: end all alerts of the person whose link this is',
  method: 'delete',
  path: '/stock-alerts/{token}',
  access: 'public',
  params: byToken,
  replies: { 204: null },
  problems: ['not-found', 'rate-limited'],
})

export type StockAlert = z.infer<typeof stockAlert>
