import { join } from 'node:path'
import { backUpBefore } from './backup/nightly-backup.ts'
import { isLogKept } from './backup/settings.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { askAnew } from './database/ask-together.ts'
import { openDatabase } from './database/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { migrate } from './database/migrate.ts'
import { keepRunning, leaveDatabase, leaveUnowned, takeOwnership } from './database/ownership.ts'
import { outside } from './http/download.ts'
import { openStreams } from './http/stream.ts'
import { createLog } from './log.ts'
import { openOutboxFolder } from './mail/mailer.ts'
import { openSmtpMailer } from './mail/smtp-mailer.ts'
import { openJobs } from './messaging/jobs.ts'
import { openShopChanges } from './messaging/shop-changes.ts'
import { openSignals } from './messaging/signals.ts'
import { fileReadersOf, keptObjectsOf, type Module, privacyOf } from './module.ts'
import type { Platform } from './platform.ts'
import { readSecret } from './secret.ts'
import { StartError } from './start-error.ts'
import { openObjectStore } from './storage/open-object-store.ts'

export type OpenPlatform = {
  platform: Platform
  /** Announces that this process is about to end, so that the next one waits for it. */
  announceEnd: () => Promise<void>
  close: () => Promise<void>
}

type Opening = {
  /** This process becomes the one owner of the embedded data. */
  owns?: boolean
  /** The embedded database, if it is starting already. */
  starting?: Promise<EmbeddedPostgres> | null
  /** It was restored a moment ago, and needs no backup before its tables change. */
  isRestored?: boolean
}

/**
 * Opens the program's services: database (embedded unless one is given), tables, queues, folders.
 * @throws StartError when another process owns it and is not about to end.
 */
export async function openPlatform(
  config: Config,
  modules: readonly Module[],
  { owns = false, starting = null, isRestored = false }: Opening = {},
): Promise<OpenPlatform> {
  const folder = join(config.dataDir, 'postgres')
  const { embedded, owner } =
    config.databaseUrl === undefined ? await openEmbedded(config, owns, starting) : { embedded: null, owner: null }
  const url = embedded?.url ?? config.databaseUrl ?? ''
  if (embedded && owns && !owner) {
    throw new StartError(
      `A shop already runs on the data in ${config.dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  const log = createLog(config.logLevel)
  const kept = embedded && owner && keepRunning(embedded, owner, { folder, starting: startingOf(config), log })
  const isPooled = config.databaseDirectUrl !== undefined
  const database = openDatabase(url, config.databasePool, { isPooled })
  const backUp = () => backUpBefore(config.databaseDirectUrl ?? url, config, keptObjectsOf(modules))
  await migrate(database, { directUrl: config.databaseDirectUrl, beforeChange: isRestored ? undefined : backUp })
  const forQueues = openDatabase(url, config.databasePool, { prepares: true, isPooled })
  const jobs = await openJobs(
    forQueues,
    log,
    modules.flatMap((module) => module.reactions ?? []),
    modules.flatMap((module) => module.schedules ?? []),
  )
  const signals = await openSignals(config.databaseDirectUrl ?? url, log)
  const changes = openShopChanges(url, log)
  changes.subscribe(() => askAnew(database))
  const secret = readSecret(config)
  const platform: Platform = {
    config,
    clock: systemClock,
    log,
    database,
    jobs,
    signals,
    changes,
    streams: openStreams(signals),
    mailer: config.smtp ? openSmtpMailer(config.smtp) : openOutboxFolder(join(config.dataDir, 'outbox')),
    objects: await openObjectStore(config, { secret, clock: systemClock }),
    fetch: globalThis.fetch,
    outside,
    keptObjects: keptObjectsOf(modules),
    fileReaders: fileReadersOf(modules),
    ...privacyOf(modules),
    secret,
  }
  return {
    platform,
    announceEnd: async () => kept?.announceEnd(),
    async close() {
      await jobs.stop()
      await signals.close()
      await platform.changes.close()
      await Promise.all([database.$client.end(), forQueues.$client.end()])
      if (!embedded) return
      // A command beside a shop leaves its database running; the last one stops it.
      if (kept) await leaveDatabase(embedded, kept.end())
      else await leaveUnowned(embedded)
    },
  }
}

const startingOf = (config: Config) => ({ archivesLog: isLogKept(config) })

async function openEmbedded(config: Config, owns: boolean, starting: Opening['starting'] = null) {
  const folder = join(config.dataDir, 'postgres')
  let early = starting
  for (let triesLeft = 2; ; triesLeft--) {
    const embedded = await (early ?? startEmbeddedPostgres(folder, startingOf(config)))
    early = null
    try {
      return { embedded, owner: owns ? await takeOwnership(embedded) : null }
    } catch (error) {
      // Its last user may have stopped it just now.
      if (triesLeft === 0) throw error
    }
  }
}
