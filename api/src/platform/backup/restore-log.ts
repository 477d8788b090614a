import { writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { partialOf, startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { preparePostgresHome } from '../database/postgres-home.ts'
import { BackupError } from './backup-error.ts'
import { keptPathOf, type LogSegment, listHistories, listLog, segmentAt } from './log-archive.ts'
import type { OpenBackup, PhysicalManifest } from './manifest.ts'
import { readSealed } from './sealed-file.ts'

/** How far a restore follows the kept log: to a moment, or to its end. */
export type Until = Date | 'end'

/** Applying a day's log takes minutes, a week's longer. In milliseconds. */
const patience = 6 * 3_600_000

/**
 * The log that follows a backup, without a hole.
 * @throws BackupError where there is none for a moment that was asked for, and for a hole.
 */
export function findLog({ path }: OpenBackup, manifest: PhysicalManifest, until: Until): LogSegment[] {
  const end = segmentAt(manifest.endLsn, manifest)
  const log = listLog(dirname(path), manifest.segmentBytes).filter(({ number }) => number >= end)
  if (log.length === 0 && until === 'end') return []
  let next = end
  for (const { number, name } of log) {
    if (number > next) {
      throw new BackupError(
        `The kept log has a hole before ${name}: it leads no further than there. To restore the backup alone, name its folder: ${path}`,
      )
    }
    next = number + 1
  }
  if (log.length > 0) return log
  throw new BackupError(
    'No log is kept after this backup, so only the moment of a backup can be restored. The log is kept with BACKUP_LOG=on.',
  )
}

/**
 * Applies the log to the database that lies unpacked beside its place, as the server itself does it after a crash.
 * @throws BackupError when the log does not reach the moment.
 */
export async function applyLog(
  backup: OpenBackup,
  log: readonly LogSegment[],
  { folder, until }: { folder: string; until: Until },
): Promise<void> {
  const partial = partialOf(folder)
  const data = join(preparePostgresHome(partial).folder, 'data')
  const target = join(data, 'pg_wal')
  await mkdir(target, { recursive: true, mode: 0o700 })
  const kept = dirname(backup.path)
  for (const name of [...log.map((segment) => segment.name), ...listHistories(kept)]) {
    const bytes = readSealed(keptPathOf(kept, name), { key: backup.key, name, compressed: true })
    await writeFile(join(target, name), bytes, { mode: 0o600 })
  }
  writeFileSync(join(data, 'recovery.signal'), '')
  const settings = [
    // The log lies in the server's own folder: it looks there when the command has nothing.
    'restore_command=exit 1',
    'hot_standby=off',
    'recovery_target_timeline=latest',
    ...(until === 'end'
      ? []
      : [
          `recovery_target_time=${until.toISOString().replace('T', ' ').replace('Z', '+00')}`,
          'recovery_target_action=promote',
        ]),
  ]
  try {
    const server = await startEmbeddedPostgres(partial, { patience, settings })
    await server.stop()
  } catch (error) {
    throw explain(error as Error, until)
  }
}

function explain(error: Error, until: Until): Error {
  if (until === 'end') return error
  if (/recovery ended before configured recovery target/.test(error.message)) {
    const last = /last completed transaction was at log time ([\d-]+ [\d:.]+)/.exec(error.message)?.[1]
    return new BackupError(
      `The kept log ends before ${until.toISOString()}${last === undefined ? '' : `: its last change is of ${last} UTC`}. Choose an earlier moment, or leave out --at to restore all of it.`,
    )
  }
  if (/before consistent recovery point/.test(error.message)) {
    return new BackupError(`The backup was still being made at ${until.toISOString()}. Name the backup before it.`)
  }
  return error
}
