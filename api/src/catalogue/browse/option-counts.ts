import type { Facets } from '@makola/contract/catalogue/catalogue.ts'
import { type SQL, sql } from 'drizzle-orm'
import { groupOptions, hasOneOf } from '../search/option-groups.ts'

/** The commonest options and values are offered, up to this many: a filter is for choosing, not for reading. */
const mostOptions = 4
const mostValues = 12

export type OptionCount = { key: string; name: string; value: string; count: number }

/**
 * The common table expression `option_counts`: the commonest values of the commonest options of `product_id`s, and the chosen ones. An
 * option is counted as if none of its own values were chosen, so that another can be. Each product is looked up by itself (hence
 * `offset 0`): for 500 products the planner would rather read the values of all.
 */
export function optionCounts(products: SQL, chosen: readonly string[] = []): SQL {
  const groups = groupOptions(chosen)
  const others = groups.map(
    (group) => sql`and (starts_with(key, ${`${group.option}:`}) or ${hasOneOf(group, sql`product_id`)})`,
  )
  return sql`
    valued as (
      select key, split_part(key, ':', 1) as option, count(*)::int as count
      from (${products}) as counted
      cross join lateral (select key from option_values where product_id = counted.product_id offset 0) as its
      where true ${sql.join(others, sql` `)} group by key),
    placed as (
      select *, row_number() over (partition by option order by count desc, key) as place,
        count(*) over (partition by option) as choices, sum(count) over (partition by option) as weight
      from valued),
    option_counts as (
      select *, dense_rank() over (order by weight desc, option) as rank from placed
      where choices > 1 or key = any(${sql.param([...chosen])}::text[]))`
}

/** The column `options`, of `option_counts`: each value as the first product that has it spells it. */
export const countedOptions = (chosen: readonly string[] = []): SQL => sql`
  (select coalesce(json_agg(json_build_object('key', key, 'name', name, 'value', value, 'count', count)
      order by rank, count desc, key), '[]')
    from option_counts
    cross join lateral (
      select name, value from option_values where key = option_counts.key order by product_id limit 1) as spelt
    where rank <= ${sql.raw(String(mostOptions))} and place <= ${sql.raw(String(mostValues))}
      or key = any(${sql.param([...chosen])}::text[])) as options`

/** The options in their order, each under the name that its commonest value has. */
export function presentOptions(counts: readonly OptionCount[]): Facets['options'] {
  const groups = Map.groupBy(counts, ({ key }) => key.slice(0, key.indexOf(':')))
  return [...groups].map(([key, values]) => ({
    key,
    name: values[0]?.name ?? key,
    values: values.map((each) => ({ key: each.key, name: each.value, count: each.count })),
  }))
}
