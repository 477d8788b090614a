import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, line, single } from '../http/fields.ts'
import { picture } from '../media/media.ts'
import { storeSummary } from '../stores/stores.ts'
import { productCard } from './catalogue.ts'

/** How many products on sale are behind it. */
const productCount = z.int()

const suggestions = z.object({
  products: z.array(productCard.pick({ id: true, slug: true, name: true, picture: true, price: true, store: true })),
  /** True when nothing that can be bought has the words: the products are some that sell well. */
  isInstead: z.boolean(),
  /** Without words those that sell best. */
  categories: z.array(z.object({ slug: z.string(), name: z.string(), picture: picture.nullable(), productCount })),
  stores: z.array(storeSummary.extend({ productCount })),
  /** The suggested spelling when a word matches no product; null when every word matches or nothing is spelt like it. */
  didYouMean: z.string().nullable(),
})

export const suggest = endpoint({
  operationId: 'suggest',
  tag: 'search',
  summary: 'What the search field offers, before and while someone types',
  method: 'get',
  path: '/search/suggest',
  access: 'public',
  query: z.strictObject({ q: line(200).optional(), rate: id.optional() }),
  replies: { 200: single(suggestions) },
  problems: [],
})

export type Suggestions = z.infer<typeof suggestions>
