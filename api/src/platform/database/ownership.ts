import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { type EmbeddedPostgres, type Starting, startEmbeddedPostgres } from './embedded-postgres.ts'

/** Any number that nothing else locks. */
const ownerLock = 720_910

/** The time between two tries to start a dead database, in milliseconds. */
const retryMilliseconds = 1_000

/** An owner that is ending uses this name: the next one waits for it instead of giving up. */
const names = { serving: 'makola owner', ending: 'makola owner, ending' }

/** The time that an ending owner is waited for, in milliseconds: it lets its requests finish first. */
const endingMilliseconds = 30_000

/**
 * Ownership is a lock inside the database, held by one connection: it ends with the process however that dies, so no stale lock
 * file remains. Null when another process has it, after `waitMilliseconds`, and longer when that one is about to end.
 */
export async function takeOwnership({ url }: EmbeddedPostgres, waitMilliseconds = 0): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, application_name: names.serving })
  await client.connect()
  client.on('error', () => {})
  const startedAt = Date.now()
  while (true) {
    const { rows } = await client.query<{ owned: boolean; is_ending: boolean }>(
      `select pg_try_advisory_lock($1) as owned,
        exists (select from pg_stat_activity where application_name = $2) as is_ending`,
      [ownerLock, names.ending],
    )
    if (rows[0]?.owned) return client
    const patience = rows[0]?.is_ending ? endingMilliseconds : waitMilliseconds
    if (Date.now() - startedAt >= patience) break
    await delay(50)
  }
  await client.end()
  return null
}

/** The time that the server may take to forget connections that this process has closed, in milliseconds. */
const forgetMilliseconds = 2_000

/** Returns true when another process of the shop works with the database: the last one stops the server. */
async function isShared(owner: pg.Client): Promise<boolean> {
  const deadline = Date.now() + forgetMilliseconds
  while (true) {
    const { rows } = await owner.query<{ shared: boolean }>(
      `select exists (select from pg_stat_activity
        where application_name like 'makola%' and pid <> pg_backend_pid()) as shared`,
    )
    if (!rows[0]?.shared) return false
    if (Date.now() > deadline) return true
    await delay(50)
  }
}

/**
 * Gives ownership up and stops the server, unless a command or a shop that has just started still uses it. Call it after closing
 * all other connections of this process.
 */
export async function leaveDatabase(embedded: EmbeddedPostgres, owner: pg.Client): Promise<void> {
  const others = await isShared(owner).catch(() => false)
  // Stopped while it is still owned, so that nobody takes over a server that is about to stop.
  if (!others) await embedded.stop()
  await owner.end().catch(() => {})
}

/** The time that a finished command waits to see who stops the database, in milliseconds. */
const leaveMilliseconds = 300

/** Stops a server that nobody owns and nobody else uses. */
export async function leaveUnowned(embedded: EmbeddedPostgres): Promise<void> {
  const last = await takeOwnership(embedded, leaveMilliseconds)
  if (last) await leaveDatabase(embedded, last)
}

/** The two steps of an owner's end: announce it, then give up the connection that holds the lock. */
type KeptDatabase = { announceEnd: () => Promise<void>; end: () => pg.Client }

/**
 * Keeps an owned database running: when the server dies, the owner's connection ends with it, and the server restarts at its old
 * address, where the pool finds it.
 */
export function keepRunning(
  embedded: EmbeddedPostgres,
  owner: pg.Client,
  { folder, starting, log }: { folder: string; starting: Starting; log: Log },
): KeptDatabase {
  let held = owner
  let isOver = false
  const watch = () => held.once('end', () => void startAgain())
  async function startAgain(): Promise<void> {
    while (!isOver) {
      log.error('the database is gone; it is started again')
      try {
        await startEmbeddedPostgres(folder, starting)
        const owned = await takeOwnership(embedded)
        if (owned) {
          held = owned
          watch()
          return
        }
      } catch (error) {
        log.error({ err: error }, 'the database did not start')
      }
      await delay(retryMilliseconds)
    }
  }
  watch()
  return {
    async announceEnd() {
      await held.query(`set application_name = '${names.ending}'`).catch(() => {})
    },
    end() {
      isOver = true
      return held
    },
  }
}
