import { z } from 'zod'
import { money } from './fields.ts'

/** A further filter, and how many products it would leave; null when too many match to be counted. */
const choice = z.object({ slug: z.string(), name: z.string(), count: z.int().nullable() })

export const facets = z.object({
  /** With words or a range of prices at most 10,000; `isCapped` then says that there are more, and nothing else is counted. */
  total: z.int(),
  isCapped: z.boolean(),
  inStock: z.int().nullable(),
  categories: z.array(choice),
  /** The largest stores, at most 50. */
  stores: z.array(choice),
  /** The number of stores, named here or not. */
  storeCount: z.int(),
  price: z.object({ min: money, max: money }).nullable(),
})

/** What is said of a page of products beside them. */
export const productListMeta = z.object({
  next: z.string().nullable(),
  /** True when words with an order by price match more than 2,000 products: only the best matches are in the list. */
  isCut: z.boolean(),
  /** Nothing has a word as it was typed: what was typed, and what is listed in its place. `exact` lists what was typed. */
  corrected: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Little has a word as it was typed: another spelling, which is listed behind it. */
  suggestion: z.string().nullable(),
})
