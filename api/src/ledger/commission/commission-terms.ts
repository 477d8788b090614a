import type { AppliedTerms } from '@makola/contract/ledger.ts'
import type { Money } from '@makola/money/money.ts'
import { addMinor } from '@makola/money/money.ts'
import { commission } from '@makola/money/totals.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

type Line = { id: string; productId: string; storeId: string; currency: string }

/**
 * The current terms for lines, by the lines' ids, in one statement: the store's own, else those of the product's category or its
 * nearest ancestor, else the shop's; missing when there are none. The fixed part is the one in the line's currency.
 */
export async function readTerms(db: Queryable, lines: readonly Line[]): Promise<ReadonlyMap<string, AppliedTerms>> {
  const column = (name: keyof Line) => sql.param(lines.map((line) => line[name]))
  const { rows } = await db.execute<Omit<AppliedTerms, 'fixedMinor'> & { lineId: string; fixed: Money[] }>(sql`
    with recursive sold as (
      select * from unnest(${column('id')}::uuid[], ${column('productId')}::uuid[], ${column('storeId')}::uuid[])
        as sold (line_id, product_id, store_id)),
    places as (
      select line_id, category_id, 0 as height from sold join products on products.id = product_id
      union all
      select line_id, parent_id, height + 1 from places join categories on categories.id = category_id)
    select distinct on (sold.line_id) sold.line_id as "lineId", basis_points as "basisPoints", fixed,
      case when terms.store_id is not null then 'store' when terms.category_id is not null then 'category' else 'shop' end as of
    from sold
    left join places on places.line_id = sold.line_id
    join commission_terms as terms on terms.store_id = sold.store_id or terms.category_id = places.category_id
      or (terms.store_id is null and terms.category_id is null)
    order by sold.line_id, terms.store_id nulls last, terms.category_id is null, places.height`)
  const currencies = new Map(lines.map(({ id, currency }) => [id, currency]))
  return new Map(
    rows.map(({ lineId, of, basisPoints, fixed }) => {
      const own = fixed.find(({ currency }) => currency === currencies.get(lineId))
      return [lineId, { of, basisPoints, fixedMinor: own?.amount ?? 0 }]
    }),
  )
}

/** Rule R11: the share, half-up, and the fixed part; never more than the line itself. Minor units all. */
export function commissionOf(lineMinor: number, terms: AppliedTerms | undefined): number {
  if (!terms) return 0
  return Math.min(lineMinor, addMinor(commission(lineMinor, terms.basisPoints), terms.fixedMinor))
}
