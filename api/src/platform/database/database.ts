import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { addTiming, type Counter } from '../metrics/metric.ts'
import { inSpan } from '../traces/trace.ts'
import { inOneFlight } from './in-one-flight.ts'
import { PreparingClient } from './preparing-client.ts'
import { transactionSeconds } from './statement-list.ts'
import { timeWaits } from './time-waits.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }

/** An event of a transaction for the modules above, declared and emitted by `messaging/events.ts`. */
export type OutgoingEvent = { name: string; subject: string; payload: object; afterSeconds: number }

/** A signal of a transaction to every process, declared and told by `messaging/signals.ts`. */
type OutgoingSignal = { type: { name: string }; payload: object }

/** One open transaction. Events in its outbox are stored when it commits, or never; its signals are sent after the commit. */
export type Transaction = NodePgDatabase & {
  $client: pg.PoolClient
  outbox: OutgoingEvent[]
  signals: OutgoingSignal[]
  /** What is counted when it commits. */
  counted: Counter<Record<never, never>>[]
}

/** Anything that answers queries: reads take this, writes take a `Transaction`. */
export type Queryable = NodePgDatabase

type Opening = {
  waitMilliseconds?: number
  /** What is asked again and again is planned once. */
  prepares?: boolean
  /**
   * The address is a pooler in transaction mode, such as PgBouncer: it refuses timeouts as a connection begins, and each transaction
   * may have another session of the database. So no statement may set, lock or await anything beyond its transaction.
   */
  isPooled?: boolean
}

/**
 * Opens a pool of `size` connections; a query that waits longer for one fails as if the database did not answer. Dates
 * come back as Date, int8 sums as text unless cast.
 */
export function openDatabase(
  url: string,
  size: number,
  { waitMilliseconds = 5_000, prepares = false, isPooled = false }: Opening = {},
): Database {
  const pool = new pg.Pool({
    ...(prepares && { Client: PreparingClient }),
    connectionString: url,
    max: size,
    connectionTimeoutMillis: waitMilliseconds,
    // A server process for each: an idle shop should keep few.
    idleTimeoutMillis: 20_000,
    // Detects a cut cable on an idle connection after about 15 seconds, before a query does.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    ...(!isPooled && { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 }),
    // A server that has stopped answering cannot end a statement either.
    query_timeout: 35_000,
    application_name: 'makola',
    // Statements sent without waiting for the one before share a round trip.
    pipeline: true,
  } as pg.PoolConfig)
  // A dead connection is replaced at the next query. Without listeners its end would crash us: on the pool while it is idle, on
  // the client while it is lent and between two statements.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  timeWaits(pool)
  return drizzle({ client: pool })
}

const builders = new WeakMap<pg.PoolClient, NodePgDatabase & { $client: pg.PoolClient }>()

/** The one query builder of a connection: what it has prepared is kept with it. */
function builderOn(client: pg.PoolClient): NodePgDatabase & { $client: pg.PoolClient } {
  const known = builders.get(client)
  if (known) return known
  const builder = drizzle({ client })
  builders.set(client, builder)
  return builder
}

const retriable = new Set(['40001', '40P01'])

export type TransactionOptions = {
  /**
   * For frequent transactions that find each row by its index. The planner would plan some of their statements at each use, which
   * takes longer than to run them. Their plans are kept from the first use, even when their tables are almost empty then, so
   * only those are wanted that suit full ones, too.
   */
  byIndex?: boolean
}

/** Settings for the rest of a transaction: its plans are kept, and suit tables of any size. */
export const byIndexSettings = `set local plan_cache_mode = force_generic_plan;
  set local enable_seqscan = off;
  set local enable_hashjoin = off;
  set local enable_mergejoin = off`

/**
 * Runs `work` in one transaction and stores its outbox with it. A deadlock or serialization failure is retried twice. `begin`
 * goes with the first statement of the work, `commit` with the outbox: `writeOutbox` returns the statement that stores it. When it
 * throws, nothing is committed.
 */
export function runTransaction<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
  writeOutbox: (tx: Transaction) => pg.QueryConfig | null = () => null,
  options: TransactionOptions = {},
): Promise<T> {
  return inSpan('transaction', {}, () => tryTransaction(database, work, writeOutbox, options))
}

async function tryTransaction<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
  writeOutbox: (tx: Transaction) => pg.QueryConfig | null,
  options: TransactionOptions,
): Promise<T> {
  for (let triesLeft = 2; ; triesLeft--) {
    const client = await database.$client.connect()
    const startedAt = performance.now()
    let failure: unknown
    try {
      const begun = client.query(options.byIndex ? `begin; ${byIndexSettings}` : 'begin')
      const builder: ReturnType<typeof builderOn> = Object.create(builderOn(client))
      const tx: Transaction = Object.assign(builder, { outbox: [], signals: [], counted: [] })
      const [result] = await inOneFlight([work(tx), begun])
      const outbox = writeOutbox(tx)
      const stored = outbox && client.query(outbox)
      const [{ command }] = await inOneFlight([client.query('commit'), stored])
      // After a statement that failed, the database answers a commit with a rollback, and not with an error.
      if (command !== 'COMMIT') throw new Error(`The transaction ended with ${command}`)
      for (const counter of tx.counted) counter.count({})
      return result
    } catch (error) {
      failure = error
      await client.query('rollback').catch(() => {})
      if (triesLeft === 0 || !retriable.has(databaseErrorCode(error) ?? '')) throw error
    } finally {
      addTiming(transactionSeconds.at({}), (performance.now() - startedAt) / 1_000)
      client.release(isConnectionError(failure) || hasOldPlans(failure))
    }
  }
}

/** Returns true when a connection has prepared a statement for a table that has changed since. */
function hasOldPlans(error: unknown): boolean {
  return ['0A000', '26000'].includes(databaseErrorCode(error) ?? '')
}

/** The SQLSTATE of an error from the database, also when the query builder has wrapped it. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause.code
  }
  return undefined
}

/** Returns true when a table is asked for that a new database does not have yet, or its schema. */
export function isMissingTable(error: unknown): boolean {
  return ['42P01', '3F000'].includes(databaseErrorCode(error) ?? '')
}

/** The name of the constraint that a write broke, so that a use case can say what it means. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause.constraint
  }
  return undefined
}

/** Returns true when the database did not answer at all: refused, cut, timed out, shutting down. */
export function isConnectionError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code
    // A database that is down has no socket; one that is starting has a full queue of connections.
    if (/^(ENOENT|EAGAIN)$/.test(String(code)) && (cause as { syscall?: unknown }).syscall === 'connect') return true
    if (typeof code === 'string' && /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|57P0|08|53)/.test(code))
      return true
    if (
      /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered/.test(
        cause.message,
      )
    )
      return true
  }
  return false
}

/** Returns true when the database answered but gave up: a statement timeout, or a transaction that others pushed out. */
export function isOutOfTime(error: unknown): boolean {
  const code = databaseErrorCode(error) ?? ''
  return code === '57014' || retriable.has(code)
}
