import type { AppliedTerms } from '@makola/contract/ledger/ledger.ts'
import type { Money } from '@makola/money/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

type Line = { id: string; productId: string; storeId: string; currency: string }

/** The current terms for lines, by the lines' ids; missing when there are none. The fixed part is the one in the line's currency. */
export async function readTerms(db: Queryable, lines: readonly Line[]): Promise<ReadonlyMap<string, AppliedTerms>> {
  const column = (name: keyof Line) => sql.param(lines.map((line) => line[name]))
  const currencies = new Map(lines.map(({ id, currency }) => [id, currency]))
  const rows = await readTermsOf(
    db,
    sql`select line_id, sold.store_id, category_id
      from unnest(${column('id')}::uuid[], ${column('productId')}::uuid[], ${column('storeId')}::uuid[])
        as sold (line_id, product_id, store_id)
      left join products on products.id = product_id`,
  )
  return new Map(rows.map(({ lineId, ...terms }) => [lineId, inCurrency(terms, currencies.get(lineId))]))
}

/** The terms that would apply to a sale of a store in a category; without one, in a category that has none. */
export async function readTermsIn(
  db: Queryable,
  { storeId, categoryId, currency }: { storeId: string; categoryId: string | null; currency: string },
): Promise<AppliedTerms | null> {
  const line = sql`select ${storeId}::uuid as line_id, ${storeId}::uuid as store_id, ${categoryId}::uuid as category_id`
  const [terms] = await readTermsOf(db, line)
  return terms ? inCurrency(terms, currency) : null
}

type TermsRow = Omit<AppliedTerms, 'fixedMinor'> & { lineId: string; fixed: Money[] }

/**
 * For lines of stores in categories, in one statement: the store's own terms, else those of the category or its nearest ancestor,
 * else the shop's.
 */
async function readTermsOf(db: Queryable, lines: SQL): Promise<TermsRow[]> {
  const { rows } = await db.execute<TermsRow>(sql`
    with recursive sold as (${lines}),
    places as (
      select line_id, category_id, 0 as height from sold
      union all
      select line_id, parent_id, height + 1 from places join categories on categories.id = category_id)
    select distinct on (sold.line_id) sold.line_id as "lineId", basis_points as "basisPoints", fixed,
      case when terms.store_id is not null then 'store' when terms.category_id is not null then 'category' else 'shop' end as of
    from sold
    left join places on places.line_id = sold.line_id
    join commission_terms as terms on terms.store_id = sold.store_id or terms.category_id = places.category_id
      or (terms.store_id is null and terms.category_id is null)
    order by sold.line_id, terms.store_id nulls last, terms.category_id is null, places.height`)
  return rows
}

/** Terms with the fixed part that they have in a currency. */
export function inCurrency(
  { of, basisPoints, fixed }: Pick<TermsRow, 'of' | 'basisPoints' | 'fixed'>,
  currency: string | undefined,
): AppliedTerms {
  return { of, basisPoints, fixedMinor: fixed.find((part) => part.currency === currency)?.amount ?? 0 }
}
