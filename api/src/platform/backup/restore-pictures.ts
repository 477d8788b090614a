import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ObjectStore } from '../storage/object-store.ts'
import { BackupError } from './backup-error.ts'
import { sealedNameOf, someAtOnce } from './copy-pictures.ts'
import { type OpenBackup, pictureFileOf, pictureFolderOf, pictureOfFile, readPictureList } from './manifest.ts'
import { readSealed } from './sealed-file.ts'

/**
 * The names of a backup's pictures; with those `ofLog`, that were copied with the log after it.
 * @throws BackupError when the file of a picture is missing
 */
export async function listPictures(backup: OpenBackup, { ofLog }: { ofLog: boolean }): Promise<string[]> {
  const names = await readPictureList(backup)
  if (ofLog) names.push(...(await listKept(backup)).filter(isNew(names)))
  const missing = names.filter((name) => !existsSync(fileOf(backup, name)))
  if (missing.length === 0) return names
  throw new BackupError(
    `${missing.length === 1 ? 'A picture' : `${missing.length} pictures`} of the backup ${missing.length === 1 ? 'is' : 'are'} missing: ${fileOf(backup, missing[0] ?? '')}. Copy a backup together with the folder "pictures" beside it.`,
  )
}

/** Puts the pictures where the shop keeps them. One that is there already is the same: names never change. */
export async function restorePictures(
  backup: OpenBackup,
  names: readonly string[],
  objects: ObjectStore,
): Promise<void> {
  await someAtOnce(names, async (name) => {
    if ((await objects.size(name)) !== null) return
    const parts: Buffer[] = []
    const file = readSealed(fileOf(backup, name), { key: backup.key, name: sealedNameOf(name) })
    for await (const part of file) parts.push(part)
    await objects.put(name, Buffer.concat(parts))
  })
}

function isNew(names: readonly string[]) {
  const known = new Set(names)
  return (name: string) => !known.has(name) && !name.endsWith('.part')
}

const listKept = async ({ path }: OpenBackup) => (await readdir(pictureFolderOf(dirname(path)))).map(pictureOfFile)

const fileOf = ({ path }: OpenBackup, name: string) => pictureFileOf(dirname(path), name)
