import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { countryCode, currency, id, idOrSlug, list, paging, single } from './fields.ts'
import { picture } from './media.ts'

export const storeSummary = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  countryCode,
  country: z.string(),
  logo: picture.nullable(),
  cover: picture.nullable(),
})

export const store = storeSummary.extend({
  story: z.string(),
  city: z.string(),
  currency,
  status: z.enum(['open', 'paused', 'closed']),
  deliveryPromise: z.string(),
  returnPromise: z.string(),
})

const tag = 'stores'

export const listStores = endpoint({
  operationId: 'listStores',
  tag,
  summary: 'Open stores, by name',
  method: 'get',
  path: '/stores/',
  access: 'public',
  query: z.strictObject({ ...paging, country: countryCode.optional() }),
  replies: { 200: list(storeSummary) },
  problems: [],
})

export const getStore = endpoint({
  operationId: 'getStore',
  tag,
  summary: 'One store, by id or slug',
  method: 'get',
  path: '/stores/{id}',
  access: 'public',
  params: z.object({ id: idOrSlug }),
  replies: { 200: single(store) },
  problems: ['not-found'],
})

export type StoreSummary = z.infer<typeof storeSummary>
export type Store = z.infer<typeof store>
