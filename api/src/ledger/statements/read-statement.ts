import type { AppliedTerms, StatementKind, StatementRow } from '@makola/contract/ledger.ts'
import { addMinor } from '@makola/money/money.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Position } from '../../platform/http/cursor.ts'
import { effects, movedWithin, owedTo } from '../postings/carried-sums.ts'
import { endOf, type Period, startOf } from './statement-period.ts'

export type Account = { storeId: string; currency: string; period: Period }

export type StatementSums = {
  openingMinor: number
  closingMinor: number
  totals: Total[]
}

type Total = { kind: StatementKind; count: number; netMinor: number; commissionMinor: number }

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

/** Reads a store's balance before and after a period, and the change between, mostly from carried sums. */
export async function readSums(db: Queryable, { storeId, currency, period }: Account): Promise<StatementSums> {
  const account = { storeId, currency }
  const { rows } = await db.execute<{ ever: string; after: string; totals: Total[] }>(sql`
    with totals as (
      select kind, sum(count) as count, sum(net) as net, sum(commission) as commission
      from (${movedWithin({ ...account, from: startOf(period), until: endOf(period) })}) as moved group by kind)
    select (${owedTo(sql`${storeId}::uuid`, sql`${currency}`)}) as ever,
      (select coalesce(sum(net), 0)
        from (${movedWithin({ ...account, from: endOf(period), until: sql`'infinity'::timestamptz` })}) as moved) as after,
      (select coalesce(json_agg(json_build_object(
        'kind', kind, 'count', count, 'netMinor', net, 'commissionMinor', commission) order by kind), '[]') from totals) as totals`)
  const [row] = rows
  if (!row) throw new Error('A statement that always has one row had none')
  const closingMinor = addMinor(Number(row.ever), -Number(row.after))
  const openingMinor = addMinor(closingMinor, ...row.totals.map(({ netMinor }) => -netMinor))
  return { openingMinor, closingMinor, totals: row.totals }
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
  const at = sql`${after.key}::timestamptz`
  const { rows } = await db.execute<{ net: string }>(sql`
    select coalesce(sum(net), 0) as net from (
      ${movedWithin({ storeId, currency, from: startOf(period), until: at })}
      union all
      select kind, 1, net, commission from ledger_postings as posted ${effects(currency)}
        where store_id = ${storeId} and at = ${at} and id <= ${after.id}::uuid) as moved`)
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
