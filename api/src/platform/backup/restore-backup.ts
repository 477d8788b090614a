import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { newestMigration } from '../database/migrate.ts'
import type { Module } from '../module.ts'
import { openObjectStore } from '../storage/open-object-store.ts'
import { BackupError } from './backup-error.ts'
import { type Erased, noteErased } from './erased-list.ts'
import type { LogSegment } from './log-archive.ts'
import { clusterName, type Manifest, type OpenBackup, pictureListName } from './manifest.ts'
import { dropPartialCluster, makeCluster, type RestoredCluster, unpackCluster } from './restore-cluster.ts'
import { applyLog, findLog, type Until } from './restore-log.ts'
import { listPictures, restorePictures } from './restore-pictures.ts'
import { refuseFilledDatabase, restoreTables } from './restore-tables.ts'

/**
 * Restores a backup into the empty folder `config.dataDir`, or its tables into the empty database that the settings name.
 * The people in `erased` are noted there, to be forgotten again. Everything is looked at before anything is written, and what was begun is taken away when it fails.
 * @throws BackupError in words.
 */
export async function restoreBackup(
  config: Config,
  modules: readonly Module[],
  backup: OpenBackup,
  until: Until | null,
  erased: readonly Erased[] = [],
): Promise<void> {
  const { manifest } = backup
  refuseNewer(manifest)
  if (config.databaseUrl !== undefined && manifest.kind === 'physical') {
    throw new BackupError(
      'This backup holds the files of an embedded database. Restore it without DATABASE_URL, and move with backup --logical.',
    )
  }
  refuseFilled(config, manifest.secret)
  if (config.databaseUrl !== undefined) await refuseFilledDatabase(config.databaseUrl)
  refuseMissingFiles(backup)
  const log = until === null ? [] : findLogOf(backup, until)
  const pictures = await listPictures(backup, { ofLog: log.length > 0 })
  const before = existsSync(config.dataDir) ? readdirSync(config.dataDir) : []
  const folder = join(config.dataDir, 'postgres')
  mkdirSync(config.dataDir, { recursive: true })
  try {
    const place = await restoreDatabase(config, modules, backup)
    if (until !== null && log.length > 0) await applyLog(backup, log, { folder, until })
    const objects = await openObjectStore(config, { secret: manifest.secret, clock: systemClock })
    await restorePictures(backup, pictures, objects)
    writeFileSync(join(config.dataDir, 'secret'), manifest.secret, { mode: 0o600 })
    noteErased(config, erased)
    place?.finish()
  } catch (error) {
    dropPartialCluster(folder)
    for (const name of readdirSync(config.dataDir)) {
      if (!before.includes(name)) rmSync(join(config.dataDir, name), { recursive: true, force: true })
    }
    throw error
  }
}

function findLogOf(backup: OpenBackup, until: Until): LogSegment[] {
  if (backup.manifest.kind === 'physical') return findLog(backup, backup.manifest, until)
  if (until === 'end') return []
  throw new BackupError('Only a backup of the embedded database can be brought to another moment. Leave out --at.')
}

/** Returns how to put the embedded database in its place; null for another server. */
async function restoreDatabase(
  config: Config,
  modules: readonly Module[],
  backup: OpenBackup,
): Promise<RestoredCluster | null> {
  const { manifest } = backup
  const folder = join(config.dataDir, 'postgres')
  if (manifest.kind === 'physical') return unpackCluster(backup, manifest, folder)
  if (config.databaseUrl === undefined) {
    return makeCluster(folder, (url) => restoreTables(url, backup, manifest, modules))
  }
  await restoreTables(config.databaseUrl, backup, manifest, modules)
  return null
}

/** A backup of a newer program speaks of tables that this one does not know. */
function refuseNewer({ migration }: Manifest): void {
  if (migration === null || migration.when <= newestMigration()) return
  throw new BackupError(
    'The backup was made by a newer version of the shop: its tables are ahead of this program. Restore it with that version.',
  )
}

/** Living data is never written over: a folder must be empty, and beside another server it may not have other secrets. */
function refuseFilled({ dataDir, databaseUrl, authSecret }: Config, secret: string): void {
  if (databaseUrl === undefined) {
    if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return
    throw new BackupError(`${dataDir} is not empty. A backup is restored into an empty folder: name one with --into.`)
  }
  const file = join(dataDir, 'secret')
  const present = authSecret ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : secret)
  if (present === secret) return
  throw new BackupError(
    `The signing key of this shop (AUTH_SECRET, or ${file}) is not the one of the backup. Unset it: the backup brings its own.`,
  )
}

function refuseMissingFiles({ path, manifest }: OpenBackup): void {
  const files = [
    { file: pictureListName, ...manifest.pictures },
    ...(manifest.kind === 'physical' ? [{ file: clusterName, ...manifest.cluster }] : manifest.tables),
  ]
  for (const { file, bytes } of files) {
    const size = statSync(join(path, file), { throwIfNoEntry: false })?.size
    if (size === undefined) throw new BackupError(`${join(path, file)} is missing. The backup is not whole.`)
    if (size !== bytes) {
      throw new BackupError(`${join(path, file)} has ${size} bytes and had ${bytes}. The backup is damaged.`)
    }
  }
}
