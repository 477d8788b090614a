import type { AppliedTerms, StatementKind, StatementRow } from '@makola/contract/ledger.ts'
import { addMinor } from '@makola/money/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Position } from '../../platform/http/cursor.ts'
import { endOf, type Period, startOf } from './statement-period.ts'

export type Account = { storeId: string; currency: string; period: Period }

export type StatementSums = {
  openingMinor: number
  closingMinor: number
  totals: { kind: StatementKind; count: number; netMinor: number; commissionMinor: number }[]
}

type Line = {
  name: string
  variantTitle: string
  quantity: number
  lineMinor: number
  commissionMinor: number
  terms: AppliedTerms | null
}

type Row = {
  id: string
  at: string
  kind: StatementKind
  orderNumber: string | null
  parcelId: string | null
  parcelNumber: string | null
  note: string
  net: string
  commission: string
  lines: Line[] | null
}

/**
 * The effect of a posting on its store (a seller's account is credited below 0), and the shop's commission in it: `effect.net`
 * and `effect.commission`, joined to `posted`.
 */
const effects = (currency: string): SQL => sql`
  cross join lateral (
    select coalesce(-sum(minor) filter (where account = 'seller'), 0) as net,
      coalesce(sum(minor) filter (where account = 'commission'), 0) as commission
    from ledger_entries
    where posting_id = posted.id and currency = ${currency} and account in ('seller', 'commission')) as effect`

/**
 * Reads a store's balance before and after a period, and the change between. The all-time sum reads an index alone; rows are read
 * only from the start of the period.
 */
export async function readSums(db: Queryable, { storeId, currency, period }: Account): Promise<StatementSums> {
  const { rows } = await db.execute<{ opening: string; closing: string; totals: StatementSums['totals'] }>(sql`
    with since as materialized (
      select kind, at < ${endOf(period)} as is_within, net, commission
      from ledger_postings as posted ${effects(currency)}
      where store_id = ${storeId} and at >= ${startOf(period)}),
    ever as (
      select coalesce(-sum(minor), 0) as net from ledger_entries
      where account = 'seller' and store_id = ${storeId} and currency = ${currency}),
    totals as (
      select kind, count(*) as count, sum(net) as net, sum(commission) as commission from since where is_within group by kind)
    select ever.net - (select coalesce(sum(net), 0) from since) as opening,
      ever.net - (select coalesce(sum(net), 0) from since where not is_within) as closing,
      (select coalesce(json_agg(json_build_object(
        'kind', kind, 'count', count, 'netMinor', net, 'commissionMinor', commission) order by kind), '[]') from totals) as totals
    from ever`)
  const [row] = rows
  if (!row) throw new Error('A statement that always has one row had none')
  return { openingMinor: Number(row.opening), closingMinor: Number(row.closing), totals: row.totals }
}

/** The position to continue from, with the balance there. */
export type Carried = { after: Position | undefined; balanceMinor: number }

/** Returns the balance after one of the period's rows, given the opening balance. */
export async function carryOn(
  db: Queryable,
  { storeId, currency, period }: Account,
  { openingMinor, after }: { openingMinor: number; after: Position | undefined },
): Promise<Carried> {
  if (!after) return { after, balanceMinor: openingMinor }
  const { rows } = await db.execute<{ net: string }>(sql`
    select coalesce(sum(net), 0) as net from ledger_postings as posted ${effects(currency)}
    where store_id = ${storeId} and at >= ${startOf(period)}
      and (at, id) <= (${after.key}::timestamptz, ${after.id}::uuid)`)
  return { after, balanceMinor: addMinor(openingMinor, Number(rows[0]?.net ?? 0)) }
}

/** Rows of a period, oldest first, each with the balance after it. */
export async function readRows(
  db: Queryable,
  { storeId, currency, period }: Account,
  { after, balanceMinor, limit }: Carried & { limit: number },
): Promise<(StatementRow & { position: Position })[]> {
  const { rows } = await db.execute<Row>(sql`
    with posted as (
      select * from ledger_postings
      where store_id = ${storeId} and at >= ${startOf(period)} and at < ${endOf(period)}
        ${after ? sql`and (at, id) > (${after.key}::timestamptz, ${after.id}::uuid)` : sql``}
      order by at, id limit ${limit})
    select id, at, kind, order_number as "orderNumber", parcel_id as "parcelId", parcel_number as "parcelNumber", note,
      net, commission,
      (select json_agg(json_build_object('name', name, 'variantTitle', variant_title, 'quantity', quantity,
          'lineMinor', line_minor, 'commissionMinor', commission_minor, 'terms', terms) order by order_line_id)
        from line_commissions where posting_id = posted.id) as lines
    from posted ${effects(currency)}
    order by at, id`)
  let balance = balanceMinor
  return rows.map((row) => {
    balance = addMinor(balance, Number(row.net))
    return { ...present(row, balance, currency), position: { key: row.at, id: row.id } }
  })
}

const rowsAtOnce = 500

/** All rows of a period, in portions of one statement; each is read once. */
export async function* readAllRows(
  db: Queryable,
  account: Account,
  { openingMinor }: Pick<StatementSums, 'openingMinor'>,
): AsyncGenerator<StatementRow> {
  for (let carried: Carried = { after: undefined, balanceMinor: openingMinor }; ; ) {
    const rows = await readRows(db, account, { ...carried, limit: rowsAtOnce })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    carried = { after: last.position, balanceMinor: last.balance.amount }
  }
}

/** Returns gross, commission and net. */
export function sumsOf({ net, commission }: { net: number; commission: number }, currency: string) {
  const money = (amount: number) => ({ amount, currency })
  return { gross: money(addMinor(net, -commission)), commission: money(commission), net: money(net) }
}

function present(row: Row, balanceMinor: number, currency: string): StatementRow {
  const { id, kind, orderNumber, parcelId, parcelNumber, note } = row
  const sums = sumsOf({ net: Number(row.net), commission: Number(row.commission) }, currency)
  const lines = row.lines ?? []
  const deliveryMinor = addMinor(sums.gross.amount, ...lines.map(({ lineMinor }) => -lineMinor))
  return {
    id,
    at: new Date(row.at).toISOString(),
    kind,
    orderNumber,
    parcel: parcelId !== null && parcelNumber !== null ? { id: parcelId, number: parcelNumber } : null,
    note,
    ...sums,
    balance: { amount: balanceMinor, currency },
    lines: lines.map(({ lineMinor, commissionMinor, ...line }) => ({
      ...line,
      ...sumsOf({ net: lineMinor - commissionMinor, commission: -commissionMinor }, currency),
    })),
    delivery: lines.length > 0 ? { amount: deliveryMinor, currency } : null,
  }
}
