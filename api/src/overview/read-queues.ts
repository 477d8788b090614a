import type { Queue, QueueName } from '@makola/contract/overview/overview.ts'
import type { StaffPermission } from '@makola/contract/permissions.ts'
import { type SQL, sql } from 'drizzle-orm'
import { countStuckRefunds } from '../orders/refunds/read-stuck-refunds.ts'
import { readPaymentsToDecide } from '../orders/settlement/list-payment-reviews.ts'
import type { Queryable } from '../platform/database/database.ts'
import { type Caller, staffMay } from '../platform/http/caller.ts'

type Waiting = { since: string; due?: string; from: SQL }

/** The queues that a partial index holds: the same condition as the list behind each. */
const waiting: Partial<Record<QueueName, { permission: StaffPermission } & Waiting>> = {
  disputes: {
    permission: 'disputes.read',
    ...{ since: 'opened_at', due: 'due_at' },
    from: sql`disputes where closed_at is null`,
  },
  requests: {
    permission: 'requests.read',
    ...{ since: 'opened_at', due: 'due_at' },
    from: sql`requests where state = 'escalated'`,
  },
  messages: { permission: 'messages.read', since: 'at', from: sql`messages where state = 'held'` },
  questions: { permission: 'messages.read', since: 'asked_at', from: sql`questions where state = 'held'` },
  reviews: {
    permission: 'reviews.read',
    since: 'waiting_since',
    from: sql`reviews where waiting_since is not null`,
  },
  reports: { permission: 'reports.read', since: 'at', from: sql`reports where state = 'open'` },
  appeals: { permission: 'takedowns.read', since: 'appealed_at', from: sql`takedowns where appeal_state = 'open'` },
  'strike-appeals': {
    permission: 'takedowns.read',
    since: 'appealed_at',
    from: sql`strikes where appeal_state = 'open'`,
  },
  applications: {
    permission: 'verification.read',
    since: 'submitted_at',
    from: sql`verifications where state = 'submitted'`,
  },
  categories: {
    permission: 'categories.read',
    since: 'created_at',
    from: sql`category_requests where state = 'open'`,
  },
}

/** Reads how much waits in each queue that the caller's role may open, and since when. */
export async function readQueues(db: Queryable, caller: Caller): Promise<Queue[]> {
  const open = Object.entries(waiting).filter(([, { permission }]) => staffMay(caller, permission))
  const parts = open.map(
    ([name, { since, due, from }]) =>
      sql`(select ${name} as name, count(*)::int as count, min(${sql.raw(since)}) as since,
        ${due === undefined ? sql`null::timestamptz` : sql`min(${sql.raw(due)})`} as due from ${from})`,
  )
  const money = staffMay(caller, 'payments.read') ? await readMoneyQueues(db) : []
  if (parts.length === 0) return money
  const { rows } = await db.execute<{ name: QueueName; count: number; since: string | null; due: string | null }>(
    sql.join(parts, sql` union all `),
  )
  return [
    ...money,
    ...rows.map(({ name, count, since, due }) => ({ name, count, since: momentOf(since), dueAt: momentOf(due) })),
  ]
}

async function readMoneyQueues(db: Queryable): Promise<Queue[]> {
  const payments = await readPaymentsToDecide(db)
  const refunds = await countStuckRefunds(db)
  return [
    { name: 'payments', count: payments.count, since: payments.oldest?.toISOString() ?? null, dueAt: null },
    { name: 'refunds', count: refunds.count, since: refunds.oldest?.toISOString() ?? null, dueAt: null },
  ]
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text).toISOString())
