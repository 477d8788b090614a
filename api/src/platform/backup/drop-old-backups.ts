import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listLog, segmentAt } from './log-archive.ts'
import { listBackups, openWith, pictureFolderOf, pictureOfFile, readPictureList } from './manifest.ts'

/**
 * Deletes all but the newest backups of a folder, and the pictures that none of those has. One that was copied since the oldest of
 * them stays: the log may need it.
 */
export async function dropOldBackups(folder: string, key: Buffer, kept: number): Promise<void> {
  const backups = listBackups(folder)
  const old = backups.slice(0, -kept)
  for (const { path } of old) {
    // It stops being a backup at once, and not file by file.
    await rename(path, `${path}.partial`)
    await rm(`${path}.partial`, { recursive: true, force: true })
  }
  if (old.length === 0) return
  const named = new Set<string>()
  const left = backups.slice(-kept)
  const oldest = Date.parse(left[0]?.header.madeAt ?? '')
  for (const backup of left) {
    for (const name of await readPictureList(await openWith(backup, key))) named.add(name)
  }
  const pictures = pictureFolderOf(folder)
  for (const file of await readdir(pictures)) {
    const path = join(pictures, file)
    if (!named.has(pictureOfFile(file)) && (await stat(path)).mtimeMs < oldest) await rm(path)
  }
}

/** Deletes the log from before the oldest backup of a folder: nothing can be restored with it. */
export async function dropOldLog(folder: string, key: Buffer): Promise<void> {
  const oldest = listBackups(folder).find(({ header }) => header.kind === 'physical')
  if (!oldest) return
  const { manifest } = await openWith(oldest, key)
  if (manifest.kind !== 'physical') return
  const first = segmentAt(manifest.startLsn, manifest)
  for (const { number, path } of listLog(folder, manifest.segmentBytes)) if (number < first) await rm(path)
}
