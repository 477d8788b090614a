import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, Transaction } from './database.ts'
import { runTransaction } from './database.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mailer.ts'
import type { ObjectStore } from './object-store.ts'

/** What every use case may ask for. Tests build one with their own clock and database. */
export type Platform = {
  config: Config
  clock: Clock
  log: Log
  database: Database
  jobs: Jobs
  mailer: Mailer
  objects: ObjectStore
  /** The way out: every HTTP call to another server goes through it. Tests answer it themselves. */
  fetch: typeof fetch
  /** The key of everything that the shop signs. */
  secret: string
}

/** Runs `work` in one transaction; events that it emits are stored with it and worked on as soon as it has committed. */
export async function transact<T>(platform: Platform, work: (tx: Transaction) => Promise<T>): Promise<T> {
  let hasEvents = false
  const result = await runTransaction(platform.database, work, async (tx) => {
    hasEvents = tx.outbox.length > 0
    if (hasEvents) await platform.jobs.store(tx)
  })
  if (hasEvents) platform.jobs.wake()
  return result
}
