import { type SQL, sql } from 'drizzle-orm'

/** The chosen values of one option, as keys. */
export type OptionGroup = { option: string; keys: string[] }

/** Chosen values by their options: a product must have one value of each. */
export function groupOptions(keys: readonly string[] = []): OptionGroup[] {
  const groups = Map.groupBy(new Set(keys), (key) => key.slice(0, key.indexOf(':')))
  return [...groups].map(([option, its]) => ({ option, keys: its.toSorted() }))
}

/** A condition: the product has one of these values. */
export const hasOneOf = ({ keys }: OptionGroup, productId: SQL): SQL =>
  sql`${productId} in (select product_id from option_values where key = any(${sql.param(keys)}::text[]))`
