import type { PayoutRun, PayoutState, PayoutWay } from '@makola/contract/ledger/payouts.ts'
import { sql } from 'drizzle-orm'
import { sayAuthors } from '../../auth/account/say-authors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'

type Asked = { id?: string; limit?: number | undefined; cursor?: string | undefined }

type Row = {
  id: string
  via: PayoutWay
  currency: string
  minimum: string
  createdBy: string
  createdAt: string
  total: string
  states: { [State in PayoutState]?: number }
}

const question = { list: 'payout-runs' }

/** Lists payout runs, newest first, each with the progress of its payouts; failed ones do not count in its total. */
export async function listPayoutRuns(
  db: Queryable,
  { id, limit = 20, cursor }: Asked,
): Promise<{ data: PayoutRun[]; meta: { next: string | null } }> {
  const after = readCursor(question, cursor)
  const { rows } = await db.execute<Row>(sql`
    select id, via, currency, minimum_minor as minimum, created_by as "createdBy", created_at as "createdAt", total, states
    from payout_runs
    cross join lateral (
      select coalesce(sum(minor) filter (where state <> 'failed'), 0) as total, json_object_agg(state, count) as states
      from (
        select state, sum(minor) as minor, count(*) as count from payouts where run_id = payout_runs.id group by state
      ) as by_state
    ) as sums
    where ${id ? sql`id = ${id}` : after ? sql`id < ${after.id}` : sql`true`}
    order by id desc limit ${limit + 1}`)
  const { page, next } = cutPage(rows, limit, question, (row) => ({ key: '', id: row.id }))
  return { data: await sayAuthors(db, 'createdBy', page.map(present), { as: 'name' }), meta: { next } }
}

function present({ id, via, currency, minimum, total, states, createdBy, createdAt }: Row): PayoutRun {
  const every = { requested: 0, sent: 0, paid: 0, failed: 0, ...states }
  return {
    id,
    via,
    minimum: { amount: Number(minimum), currency },
    total: { amount: Number(total), currency },
    count: Object.values(every).reduce((sum, count) => sum + count, 0),
    states: every,
    createdBy,
    createdAt: new Date(createdAt).toISOString(),
  }
}
