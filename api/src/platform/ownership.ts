import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Log } from './log.ts'

/** Any number will do as long as nothing else locks it. */
const ownerLock = 720_910

/** Between two tries to start a database that died, in milliseconds. */
const retryMilliseconds = 1_000

/**
 * Ownership is a lock inside the database, held by one connection: it ends with the process however that dies, so there
 * is never a stale lock file to delete. Null when another process has it.
 */
export async function takeOwnership({ url }: EmbeddedPostgres): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'makola owner' })
  await client.connect()
  client.on('error', () => {})
  const { rows } = await client.query('select pg_try_advisory_lock($1) as owned', [ownerLock])
  if (rows[0]?.owned === true) return client
  await client.end()
  return null
}

/**
 * Keeps an owned database running: when the server dies, the owner's connection ends with it, and the server is started
 * again at its old address, where the pool finds it. `end` gives the ownership up.
 */
export function keepRunning(
  embedded: EmbeddedPostgres,
  owner: pg.Client,
  { folder, log }: { folder: string; log: Log },
): { end: () => Promise<void> } {
  let held = owner
  let isOver = false
  const watch = () => held.once('end', () => void startAgain())
  async function startAgain(): Promise<void> {
    while (!isOver) {
      log.error('the database is gone; it is started again')
      try {
        await startEmbeddedPostgres(folder)
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
    async end() {
      isOver = true
      await held.end()
    },
  }
}
