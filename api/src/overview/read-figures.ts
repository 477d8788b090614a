import type { InPeriods, Overview } from '@makola/contract/overview/overview.ts'
import { assertMinor } from '@makola/money/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'

export type Figure = 'taken' | 'refunded' | 'borne' | 'commission' | 'orders' | 'failed' | 'stores'
/** Sums in minor units of a currency, or counts, which have none. */
export type FigureRow = { figure: Figure; currency: string | null; sums: InPeriods }

type Days = Overview['from']
type Row = { figure: Figure; currency: string | null } & Record<keyof InPeriods, string>

/** Reads figures of the last 30 days in one statement, each by an index on time. Sums are added up in whole numbers. */
export async function readFigures(db: Queryable, wanted: readonly Figure[], from: Days): Promise<FigureRow[]> {
  if (wanted.length === 0) return []
  const parts = wanted.map((figure) => sql`(${statements[figure](from)})`)
  const { rows } = await db.execute<Row>(sql.join(parts, sql` union all `))
  return rows.map(({ figure, currency, today, week, month }) => ({
    ...{ figure, currency },
    sums: { today: exact(today), week: exact(week), month: exact(month) },
  }))
}

const exact = (text: string) => assertMinor(Number(text))

const startOf = (date: string) => sql`(${date}::date::timestamp at time zone 'UTC')`

/** The columns of a figure: `amount` summed from the first moment of each period on. */
function inPeriods(amount: SQL, at: SQL, from: Days): SQL {
  const since = (date: string) => sql`coalesce(sum(${amount}) filter (where ${at} >= ${startOf(date)}), 0)::text`
  return sql`${since(from.today)} as today, ${since(from.week)} as week, coalesce(sum(${amount}), 0)::text as month`
}

const one = sql.raw('1')

const statements: Record<Figure, (from: Days) => SQL> = {
  taken: (from) => sql`
    select 'taken' as figure, currency, ${inPeriods(sql`amount_minor`, sql`at`, from)}
    from payment_facts where is_capture and at >= ${startOf(from.month)} group by currency`,
  refunded: (from) => sql`
    select 'refunded' as figure, currency, ${inPeriods(sql`amount_minor`, sql`closed_at`, from)}
    from refunds where state = 'succeeded' and closed_at >= ${startOf(from.month)} group by currency`,
  borne: (from) => sql`
    select 'borne' as figure, payments.currency, ${inPeriods(sql`shortfall_minor`, sql`settled_at`, from)}
    from payments join orders on orders.id = order_id and paid_at is not null
    where shortfall_minor > 0 and settled_at >= ${startOf(from.month)} group by payments.currency`,
  commission: (from) => sql`
    select 'commission' as figure, currency, ${inPeriods(sql`-minor`, sql`at`, from)}
    from (${commissionSince(from.month)}) as commission group by currency`,
  orders: (from) => sql`
    select 'orders' as figure, null as currency, ${inPeriods(one, sql`placed_at`, from)}
    from orders where placed_at >= ${startOf(from.month)} and paid_at is not null`,
  failed: (from) => sql`
    select 'failed' as figure, null as currency, ${inPeriods(one, sql`closed_at`, from)}
    from payment_attempts where state = 'failed' and closed_at >= ${startOf(from.month)}`,
  stores: (from) => sql`
    select 'stores' as figure, null as currency, ${inPeriods(one, sql`created_at`, from)}
    from stores where created_at >= ${startOf(from.month)}`,
}

/**
 * The shop's commission, below 0 as the ledger has it: whole days as carried, and on top the few postings that are not carried
 * yet. A store whose books are to be carried anew is read from all of its postings.
 */
const commissionSince = (date: string): SQL => sql`
  select currency, commission_minor as minor, day::timestamp at time zone 'UTC' as at
  from carried_days
  where day >= ${date}::date and store_id not in (select store_id from uncarried_stores)
  union all
  select currency, minor, at
  from uncarried_postings
  join ledger_postings on ledger_postings.id = uncarried_postings.posting_id
  join ledger_entries on ledger_entries.posting_id = ledger_postings.id and account = 'commission'
  where at >= ${startOf(date)} and uncarried_postings.store_id not in (select store_id from uncarried_stores)
  union all
  select currency, minor, at
  from uncarried_stores
  join ledger_postings on ledger_postings.store_id = uncarried_stores.store_id
  join ledger_entries on ledger_entries.posting_id = ledger_postings.id and account = 'commission'
  where at >= ${startOf(date)}`
