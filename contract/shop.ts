import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { currency, single } from './fields.ts'

export const shop = z.object({
  name: z.string(),
  baseCurrency: currency,
  /** True when the red maintenance banner shows. */
  maintenanceBanner: z.boolean(),
  /** True for a demo that others can reach: every page says so. */
  isDemo: z.boolean(),
})

export const getShop = endpoint({
  operationId: 'getShop',
  tag: 'shop',
  summary: "The shop's name and what every page needs to know",
  method: 'get',
  path: '/shop',
  access: 'public',
  replies: { 200: single(shop) },
  problems: [],
})

export const updateShop = endpoint({
  operationId: 'updateShop',
  tag: 'shop',
  summary: 'Change what holds for the whole shop, at once',
  method: 'patch',
  path: '/shop',
  access: 'operator',
  body: z.strictObject({ maintenanceBanner: z.boolean() }),
  replies: { 200: single(shop) },
  problems: [],
})

export type Shop = z.infer<typeof shop>
