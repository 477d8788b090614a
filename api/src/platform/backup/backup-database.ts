import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { leaveUnowned } from '../database/ownership.ts'
import { readSecret } from '../secret.ts'
import { openObjectStore } from '../storage/open-object-store.ts'
import { BackupError } from './backup-error.ts'
import { makeBackup } from './make-backup.ts'
import { backupFolderOf, backupSettings, isLogKept } from './settings.ts'

type Wish = {
  /** Another folder than that of the settings. Nothing is deleted from it. */
  to?: string | undefined
  /** Table by table, also of the embedded database: to move to another server. */
  isLogical?: boolean
  /** Megabytes of the embedded database a second at most. */
  rate?: number | undefined
  /** Breaks it off. */
  signal?: AbortSignal | undefined
}

/** Backs up the shop that the settings name, whether it runs or not. Returns the backup's place. */
export async function backupDatabase(config: Config, keptObjects: readonly string[], wish: Wish = {}): Promise<string> {
  const url = config.databaseDirectUrl ?? config.databaseUrl
  if (url !== undefined) return backupAt(url, config, keptObjects, wish)
  const folder = join(config.dataDir, 'postgres')
  // A start would make a new database there.
  if (!existsSync(folder)) throw new BackupError(`There is no shop in ${config.dataDir}. Set DATA_DIR to its folder.`)
  const embedded = await startEmbeddedPostgres(folder, { archivesLog: isLogKept(config) })
  try {
    return await backupAt(embedded.url, config, keptObjects, wish)
  } finally {
    await leaveUnowned(embedded)
  }
}

/** The same, of a database that is open already. */
export async function backupAt(
  url: string,
  config: Config,
  keptObjects: readonly string[],
  { to, isLogical = false, rate, signal }: Wish = {},
): Promise<string> {
  return makeBackup(
    {
      config,
      url,
      kind: isLogical || config.databaseUrl !== undefined ? 'logical' : 'physical',
      objects: await openObjectStore(config, { secret: readSecret(config), clock: systemClock }),
      keptObjects,
      rate,
      signal,
    },
    {
      folder: to === undefined ? backupFolderOf(config) : resolve(to),
      kept: to === undefined ? config.of(backupSettings).kept : null,
    },
  )
}
