import { z } from 'zod'
import { productCard } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { id, line, single } from './fields.ts'
import { storeSummary } from './stores.ts'

export const suggest = endpoint({
  operationId: 'suggest',
  tag: 'search',
  summary: 'What the search field offers while someone types',
  method: 'get',
  path: '/search/suggest',
  access: 'public',
  query: z.strictObject({ q: line(200), rate: id.optional() }),
  replies: {
    200: single(
      z.object({
        products: z.array(productCard.pick({ id: true, slug: true, name: true, picture: true, price: true })),
        categories: z.array(z.object({ slug: z.string(), name: z.string() })),
        stores: z.array(storeSummary),
        /** The suggested spelling when a word matches no product; null when every word matches or nothing is spelt like it. */
        didYouMean: z.string().nullable(),
      }),
    ),
  },
  problems: [],
})
