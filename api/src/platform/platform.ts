import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, Transaction, TransactionOptions } from './database/database.ts'
import { runTransaction } from './database/database.ts'
import type { Outside } from './http/download.ts'
import type { Streams } from './http/stream.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import { eventsStored, type Jobs } from './messaging/jobs.ts'
import type { ShopChanges } from './messaging/shop-changes.ts'
import type { Signals } from './messaging/signals.ts'
import type { MayReadFile } from './module.ts'
import type { PersonalData, RetentionRule } from './privacy/personal-data.ts'
import type { ObjectStore } from './storage/object-store.ts'

/** The services that every use case may need. Tests build one with their own clock and database. */
export type Platform = {
  config: Config
  clock: Clock
  log: Log
  database: Database
  jobs: Jobs
  signals: Signals
  changes: ShopChanges
  streams: Streams
  mailer: Mailer
  objects: ObjectStore
  /** The HTTP client for every other server. Tests answer it themselves. */
  fetch: typeof fetch
  /** The client for addresses named by strangers. */
  outside: Outside
  /** Queries for the `key` of every object that rows name: a backup takes them along. */
  keptObjects: readonly string[]
  /** The readers of private files, by the kind of their owner. */
  fileReaders: ReadonlyMap<string, MayReadFile>
  /** The parts of all nouns in exporting and erasing a person's data. */
  personalData: readonly PersonalData[]
  /** The times after which data is taken away. */
  retention: readonly RetentionRule[]
  /** The shop's signing key. */
  secret: string
}

/** Runs `work` in one transaction; its events are stored with it and processed after the commit; its signals are sent then. */
export async function transact<T>(
  platform: Platform,
  work: (tx: Transaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  let events: string[] = []
  let signals: Transaction['signals'] = []
  const writeOutbox = (tx: Transaction) => {
    events = [...new Set(tx.outbox.map((event) => event.name))]
    signals = tx.signals
    return platform.jobs.writeOutbox(tx)
  }
  const result = await runTransaction(platform.database, work, writeOutbox, options)
  for (const { type, payload } of signals) platform.signals.tell(type, payload)
  if (events.length > 0) platform.signals.tell(eventsStored, { events })
  return result
}
