import type { Database } from '../database/database.ts'

/** A job that this process is to run. */
export type LeasedJob = {
  id: string
  queue: string
  /** Jobs of one subject run in order. Null: the job is its own subject. */
  subject: string | null
  data: object
  retryCount: number
  retryLimit: number
  expireInSeconds: number
}

/** So often an event is tried before those that follow it on the same subject stop waiting for it. */
const triesInOrder = 3

/**
 * Leases the jobs that are due for this process, of each queue up to its limit, oldest first. Events of one subject are
 * leased in the order in which they were stored, and none while an earlier one is being worked on, here or elsewhere,
 * or is about to be tried again. For that the leases of one queue follow one another, whichever process makes them:
 * `lockLeases` comes first in the same transaction.
 */
export const leaseJobs = {
  name: 'lease-jobs',
  text: `
    with asked as materialized (select * from unnest($1::text[], $2::int[]) as asked (queue, most)),
    held as materialized (
      select job.name, group_id from pgboss.job join asked on asked.queue = job.name
      where state = 'active' and group_id is not null
      union
      select job.name, group_id from pgboss.job join asked on asked.queue = job.name
      where state < 'active' and state = 'retry' and not blocked and group_id is not null
        and retry_count < $3 - 1 and start_after > now()),
    next as materialized (
      select due.name, due.id from asked cross join lateral (
        select job.name, job.id from pgboss.job
        where job.name = asked.queue and state < 'active' and not blocked and start_after <= now()
          and not exists (select from held where held.name = job.name and held.group_id = job.group_id)
        order by priority desc, created_on limit asked.most
        for update skip locked) as due),
    leased as (
      update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(),
        retry_count = case when started_on is not null then retry_count + 1 else retry_count end
      from next where job.name = next.name and job.id = next.id
      returning job.id, job.name, group_id, data, retry_count, retry_limit, expire_seconds, created_on)
    select id, name as queue, group_id as subject, data, retry_count as "retryCount", retry_limit as "retryLimit",
      expire_seconds as "expireInSeconds"
    from leased order by created_on`,
  values: (asked: ReadonlyMap<string, number>) => [[...asked.keys()], [...asked.values()], triesInOrder],
}

/** The locks of several queues are taken in one order, so that no two workers wait for one another. */
export const lockLeases = {
  name: 'lock-leases',
  text: `select pg_advisory_xact_lock(hashtextextended('claim ' || queue, 0)) from unnest($1::text[]) as queue`,
  values: (asked: ReadonlyMap<string, number>) => [[...asked.keys()].toSorted()],
}

/**
 * Records leased jobs that ended well as done. Not a join with pairs of queue and id: without statistics the database begins it
 * with all jobs. An id is in one queue only, as it is random.
 */
export const completeJobs = {
  name: 'complete-jobs',
  text: `
    update pgboss.job set state = 'completed', completed_on = now()
    where name = any($1::text[]) and id = any($2::uuid[]) and state = 'active'`,
  values: (done: readonly { queue: string; id: string }[]) => [
    [...new Set(done.map(({ queue }) => queue))],
    done.map(({ id }) => id),
  ],
}

/** Gives back what was leased and not begun, as if it had not been leased. */
export async function returnJobs(database: Database, queue: string, ids: readonly string[]): Promise<void> {
  await database.$client.query(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
     where name = $1 and id = any($2::uuid[]) and state = 'active'`,
    [queue, ids],
  )
}

/** Those of the queues in which something is due: one question for all of them. */
export async function readDueQueues(database: Database, queues: readonly string[]): Promise<string[]> {
  const { rows } = await database.$client.query<{ name: string }>(
    `select name from unnest($1::text[]) as queue (name) where exists (
       select from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`,
    [queues],
  )
  return rows.map(({ name }) => name)
}
