import type { AppliedTerms, StatementKind, StatementRow } from '@makola/contract/ledger.ts'
import { addMinor } from '@makola/money/money.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Position } from '../platform/cursor.ts'
import type { Queryable } from '../platform/database.ts'
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
  balance: string
  lines: Line[] | null
}

/**
 * What was posted for a store until the end of the period: what each posting brought it (a seller's account is credited
 * below 0), and what the shop took in the same posting.
 */
const posted = ({ storeId, currency, period }: Account): SQL => sql`
  posted as (
    select ledger_postings.*,
      coalesce(-sum(minor) filter (where account = 'seller'), 0) as net,
      coalesce(sum(minor) filter (where account = 'commission'), 0) as commission
    from ledger_postings
    left join ledger_entries on posting_id = ledger_postings.id and currency = ${currency}
      and account in ('seller', 'commission')
    where ledger_postings.store_id = ${storeId} and at < ${endOf(period)}
    group by ledger_postings.id)`

/** What a store's account stood at before and after a period, and what it changed by. */
export async function readSums(db: Queryable, account: Account): Promise<StatementSums> {
  const { rows } = await db.execute<{ opening: string; closing: string; totals: StatementSums['totals'] }>(sql`
    with ${posted(account)},
    totals as (
      select kind, count(*) as count, sum(net) as net, sum(commission) as commission
      from posted where at >= ${startOf(account.period)} group by kind)
    select coalesce(sum(net), 0) as closing,
      coalesce(sum(net) filter (where at < ${startOf(account.period)}), 0) as opening,
      (select coalesce(json_agg(json_build_object(
        'kind', kind, 'count', count, 'netMinor', net, 'commissionMinor', commission) order by kind), '[]') from totals) as totals
    from posted`)
  const [row] = rows
  if (!row) throw new Error('A statement that always has one row had none')
  return { openingMinor: Number(row.opening), closingMinor: Number(row.closing), totals: row.totals }
}

/** Rows of a period, oldest first, each with what the account stood at after it. */
export async function readRows(
  db: Queryable,
  account: Account,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<(StatementRow & { position: Position })[]> {
  const { rows } = await db.execute<Row>(sql`
    with ${posted(account)},
    running as (select *, sum(net) over (order by at, id) as balance from posted)
    select id, at, kind, order_number as "orderNumber", parcel_id as "parcelId", parcel_number as "parcelNumber", note,
      net, commission, balance,
      (select json_agg(json_build_object('name', name, 'variantTitle', variant_title, 'quantity', quantity,
          'lineMinor', line_minor, 'commissionMinor', commission_minor, 'terms', terms) order by order_line_id)
        from line_commissions where posting_id = running.id) as lines
    from running
    where at >= ${startOf(account.period)}
      ${after ? sql`and (at, id) > (${after.key}::timestamptz, ${after.id}::uuid)` : sql``}
    order by at, id limit ${limit}`)
  return rows.map((row) => ({ ...present(row, account.currency), position: { key: row.at, id: row.id } }))
}

const rowsAtOnce = 500

/** All rows of a period, so many at once as one statement reads. */
export async function* readAllRows(db: Queryable, account: Account): AsyncGenerator<StatementRow> {
  for (let after: Position | undefined; ; ) {
    const rows = await readRows(db, account, { after, limit: rowsAtOnce })
    yield* rows
    after = rows.at(-1)?.position
    if (rows.length < rowsAtOnce) return
  }
}

/** What came in, what the shop took of it, and what is left. */
export function sumsOf({ net, commission }: { net: number; commission: number }, currency: string) {
  const money = (amount: number) => ({ amount, currency })
  return { gross: money(addMinor(net, -commission)), commission: money(commission), net: money(net) }
}

function present(row: Row, currency: string): StatementRow {
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
    balance: { amount: Number(row.balance), currency },
    lines: lines.map(({ lineMinor, commissionMinor, ...line }) => ({
      ...line,
      ...sumsOf({ net: lineMinor - commissionMinor, commission: -commissionMinor }, currency),
    })),
    delivery: lines.length > 0 ? { amount: deliveryMinor, currency } : null,
  }
}
