import { z } from 'zod'
import { fault } from '../http/fault.ts'
import { money } from '../http/fields.ts'

/**
 * Values of options by the keys that facets give them, `colour:red,colour:blue,size:m`: a product has one of the values of each
 * option.
 */
export const optionKeys = z
  .string()
  .max(2000)
  .regex(/^(?:[^:,\p{C}]{1,100}:[^:,\p{C}]{1,100}(?:,(?!$)|$)){1,20}$/u, { error: fault('catalogue.not-option-keys') })
  .transform((text) => text.split(','))

/** A further filter, and how many products it would leave; null when too many match to be counted. */
const choice = z.object({ slug: z.string(), name: z.string(), count: z.int().nullable() })

/** Key and spelling of an option or of its value; spellings of one share a key, `colour` or `colour:red`. */
const optionName = { key: z.string(), name: z.string() }

export const facets = z.object({
  /** With words, options or a range of prices at most 10,000; `isCapped` then says that there are more, and nothing else is counted. */
  total: z.int(),
  isCapped: z.boolean(),
  inStock: z.int().nullable(),
  categories: z.array(choice),
  /** The largest stores, at most 50. */
  stores: z.array(choice),
  /** The number of stores, named here or not. */
  storeCount: z.int(),
  /** Where the stores are. */
  countries: z.array(z.object({ code: z.string(), name: z.string(), count: z.int().nullable() })),
  /**
   * The commonest options, at most 4, with their commonest values, at most 12, and those asked for. Each is counted as if none of its own
   * values were asked for. Empty when too many products match.
   */
  options: z.array(z.object({ ...optionName, values: z.array(z.object({ ...optionName, count: z.int() })) })),
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
