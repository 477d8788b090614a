import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { archiveOf } from '../database/embedded-postgres.ts'
import type { Round } from '../messaging/rounds.ts'
import type { Platform } from '../platform.ts'
import { openVault } from './backup-key.ts'
import { copyNewPictures } from './copy-pictures.ts'
import { isOfLog, keptPathOf, logFolderOf } from './log-archive.ts'
import { writeSealed } from './sealed-file.ts'
import { backupFolderOf, isLogKept } from './settings.ts'

/** The time between two looks, in milliseconds. The server hands over a piece once a minute at least. */
const lookMilliseconds = 5_000

/** Puts the log that the server hands over beside the backups, encrypted, together with the pictures that it speaks of. */
export function keepLog(): Round {
  let nextLook = 0
  let archive: string | undefined
  let key: Buffer | undefined
  return {
    name: 'keep-log',
    everySecond: true,
    async run(platform, signal) {
      if (!isLogKept(platform.config) || performance.now() < nextLook) return
      nextLook = performance.now() + lookMilliseconds
      archive ??= await readArchive(platform)
      const names = (await readdir(archive)).sort()
      if (names.length === 0) return
      const folder = backupFolderOf(platform.config)
      await mkdir(logFolderOf(folder), { recursive: true, mode: 0o700 })
      key ??= (await openVault(platform.config, folder)).key
      const { database, keptObjects: queries, objects } = platform
      // First: a row of the log is never there without its picture.
      await copyNewPictures(database.$client, { folder, key, objects, queries, signal })
      for (const name of names) {
        signal.throwIfAborted()
        await keep(name, { archive, folder, key })
      }
    },
  }
}

async function keep(name: string, at: { archive: string; folder: string; key: Buffer }): Promise<void> {
  const path = join(at.archive, name)
  if (isOfLog(name)) {
    await writeSealed(keptPathOf(at.folder, name), createReadStream(path), { key: at.key, name, compresses: true })
  }
  // The server's notes about backups are of no use here; what it is still writing has a name of its own.
  if (isOfLog(name) || name.endsWith('.backup')) await rm(path, { force: true })
}

async function readArchive({ database }: Platform): Promise<string> {
  const { rows } = await database.execute<{ data_directory: string }>(sql`show data_directory`)
  return archiveOf(rows[0]?.data_directory ?? '')
}
