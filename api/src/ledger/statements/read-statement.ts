import type { AppliedTerms, StatementKind, StatementRow } from '@makola/contract/ledger/ledger.ts'
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

type Posted = {
  id: string
  at: string
  kind: StatementKind
  orderNumber: string | null
  parcelId: string | null
  parcelNumber: string | null
  note: string
  net: string
  commission: string
}

type Line = {
  name: string
  variantTitle: string
  quantity: number
  lineMinor: string
  commissionMinor: string
  terms: AppliedTerms | null
}

type Row = Posted & { lines: Line[] }

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
  // One row for each line of a sale: to make lines into JSON takes the database longer than all the rest.
  const { rows } = await db.execute<Posted & (Line | { name: null })>(sql`
    with posted as materialized (
      select * from ledger_postings
      where store_id = ${storeId} and at >= ${startOf(period)} and at < ${endOf(period)}
        ${after ? sql`and (at, id) > (${after.key}::timestamptz, ${after.id}::uuid)` : sql``}
      order by at, id limit ${limit}),
    effect as materialized (
      select posting_id, coalesce(-sum(minor) filter (where account = 'seller'), 0) as net,
        coalesce(sum(minor) filter (where account = 'commission'), 0) as commission
      from ledger_entries
      where posting_id = any(array(select id from posted)) and currency = ${currency} and account in ('seller', 'commission')
      group by posting_id),
    line as materialized (
      select * from line_commissions where posting_id = any(array(select id from posted)))
    select posted.id, at, kind, order_number as "orderNumber", parcel_id as "parcelId", parcel_number as "parcelNumber", note,
      coalesce(net, 0) as net, coalesce(commission, 0) as commission, name, variant_title as "variantTitle", quantity,
      line_minor as "lineMinor", commission_minor as "commissionMinor", terms
    from posted
    left join effect on effect.posting_id = posted.id
    left join line on line.posting_id = posted.id
    order by at, posted.id, order_line_id`)
  let balance = balanceMinor
  return gather(rows).map((row) => {
    balance = addMinor(balance, Number(row.net))
    return { ...present(row, balance, currency), position: { key: row.at, id: row.id } }
  })
}

/** The postings with their lines, in the same order. */
function gather(rows: readonly (Posted & (Line | { name: null }))[]): Row[] {
  const gathered: Row[] = []
  for (const row of rows) {
    const last = gathered.at(-1)
    const lines = row.name === null ? [] : [row]
    if (last?.id === row.id) last.lines.push(...lines)
    else gathered.push({ ...row, lines })
  }
  return gathered
}

const rowsAtOnce = 2000

/** All rows of a period, in portions of one statement; each is read once. The next portion is read while one is written. */
export async function* readAllRows(
  db: Queryable,
  account: Account,
  { openingMinor }: Pick<StatementSums, 'openingMinor'>,
): AsyncGenerator<StatementRow[]> {
  const read = (carried: Carried) => {
    const portion = readRows(db, account, { ...carried, limit: rowsAtOnce })
    // A reader that has left does not wait for it; for another, the failure is seen when it is awaited.
    portion.catch(() => {})
    return portion
  }
  let next = read({ after: undefined, balanceMinor: openingMinor })
  for (;;) {
    const rows = await next
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return yield rows
    next = read({ after: last.position, balanceMinor: last.balance.amount })
    yield rows
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
  const lines = row.lines.map(({ name, variantTitle, quantity, terms, ...line }) => {
    const commission = -Number(line.commissionMinor)
    return {
      name,
      variantTitle,
      quantity,
      terms,
      ...sumsOf({ net: Number(line.lineMinor) + commission, commission }, currency),
    }
  })
  const deliveryMinor = addMinor(sums.gross.amount, ...lines.map(({ gross }) => -gross.amount))
  return {
    id,
    at: new Date(row.at).toISOString(),
    kind,
    orderNumber,
    parcel: parcelId !== null && parcelNumber !== null ? { id: parcelId, number: parcelNumber } : null,
    note,
    ...sums,
    balance: { amount: balanceMinor, currency },
    lines,
    delivery: lines.length > 0 ? { amount: deliveryMinor, currency } : null,
  }
}
