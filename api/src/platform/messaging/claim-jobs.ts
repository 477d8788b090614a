import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { type Database, runTransaction, type Transaction } from '../database/database.ts'

export type ClaimedJob = JobWithMetadata<object>

/** The jobs leased from one queue, oldest first for each subject, and whether more may be due already. */
type Claim = { jobs: ClaimedJob[]; mayBeMore: boolean }

/** The number of tries before the following events of the same subject stop waiting for this one. */
const triesInOrder = 3

/**
 * Leases up to `limit` due jobs for this process. Events of one subject are leased in stored order, and none while an earlier one
 * is running, here or elsewhere, or awaits a retry. For that the leases of one queue are taken one after the other, in any
 * process.
 */
export async function claimJobs(boss: PgBoss, database: Database, queue: string, limit: number): Promise<Claim> {
  return runTransaction(
    database,
    async (tx) => {
      await tx.$client.query("select pg_advisory_xact_lock(hashtextextended('claim ' || $1, 0))", [queue])
      const held = await readHeldSubjects(tx, queue)
      const jobs = await boss.fetch<object>(queue, {
        batchSize: limit,
        includeMetadata: true,
        ignoreGroups: held,
        db: { executeSql: (text, values) => tx.$client.query(text, values) },
      })
      return { jobs: await putInOrder(tx, queue, jobs), mayBeMore: jobs.length === limit || held.length > 0 }
    },
    async () => {},
  )
}

async function readHeldSubjects(tx: Transaction, queue: string): Promise<string[]> {
  const { rows } = await tx.$client.query<{ subject: string }>(
    `select group_id as subject from pgboss.job where name = $1 and state = 'active' and group_id is not null
     union
     select later.group_id from pgboss.job as failed
     join pgboss.job as later on later.name = failed.name and later.group_id = failed.group_id and later.id <> failed.id
     where failed.name = $1 and failed.state < 'active' and failed.state = 'retry' and not failed.blocked
       and failed.retry_count < $2 - 1 and failed.start_after > now()
       and later.state < 'active' and not later.blocked and later.start_after <= now()`,
    [queue, triesInOrder],
  )
  return rows.map(({ subject }) => subject)
}

/** The leasing statement does not return jobs in order, and a Date is too coarse for it. */
async function putInOrder(tx: Transaction, queue: string, jobs: ClaimedJob[]): Promise<ClaimedJob[]> {
  const subjects = new Set(jobs.map(({ groupId, id }) => groupId ?? id))
  if (subjects.size === jobs.length) return jobs
  const { rows } = await tx.$client.query<{ id: string }>(
    'select id from pgboss.job where name = $1 and id = any($2::uuid[]) order by created_on',
    [queue, jobs.map(({ id }) => id)],
  )
  const places = new Map(rows.map(({ id }, place) => [id, place]))
  return jobs.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

/** Returns leased jobs that were not started, as if they had not been leased. */
export async function returnJobs(database: Database, queue: string, ids: readonly string[]): Promise<void> {
  await database.$client.query(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
     where name = $1 and id = any($2::uuid[]) and state = 'active'`,
    [queue, ids],
  )
}

/** Returns the queues with due jobs: one query for all of them. */
export async function readDueQueues(database: Database, queues: readonly string[]): Promise<string[]> {
  const { rows } = await database.$client.query<{ name: string }>(
    `select name from unnest($1::text[]) as queue (name) where exists (
       select from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`,
    [queues],
  )
  return rows.map(({ name }) => name)
}
