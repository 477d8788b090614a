import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupError } from './backup-error.ts'
import { type Lock, openLock } from './backup-key.ts'
import { readSealed, type Sealed } from './sealed-file.ts'

/** What anybody may read of a backup. It says nothing about the shop. */
export type Header = { format: 1; kind: 'physical' | 'logical'; madeAt: string; lock: Lock }

/** How far the tables are: the newest migration, by its moment in the journal. */
export type MigrationLevel = { when: number }

/** A table of a logical backup, and its file. */
export type CopiedTable = { schema: string; table: string; columns: string[]; rows: number; file: string } & Sealed

/** The counter behind a column. */
export type Sequence = { name: string; value: string; isCalled: boolean }

type Common = {
  madeAt: string
  shopName: string
  /** The version of PostgreSQL, like 18. */
  postgres: number
  migration: MigrationLevel | null
  /** The shop's signing key: without it second factors and tracking links are lost. */
  secret: string
  /** The list of pictures, a file of its own. */
  pictures: Sealed & { count: number }
  /** The list of erased people lies beside this backup. Those of earlier releases have none. */
  keepsErased?: true
}

/** The database's own files, and what is needed to follow its archive from there. */
export type PhysicalManifest = Common & {
  kind: 'physical'
  cluster: Sealed
  password: string
  timeline: number
  segmentBytes: number
  /** The positions in the log at which the backup began and ended. */
  startLsn: string
  endLsn: string
}

export type LogicalManifest = Common & { kind: 'logical'; tables: CopiedTable[]; sequences: Sequence[]; queue: number }

export type Manifest = PhysicalManifest | LogicalManifest

export const headerName = 'backup.json'
export const manifestName = 'manifest'
export const clusterName = 'database.tar.zst'
export const pictureListName = 'pictures'

/** The name of a backup's folder says when it was made. */
const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(-\d{3})?Z$/
export const nameOfBackup = (at: Date) => at.toISOString().replaceAll(':', '-').replace('.', '-')

/** The pictures of all backups of a folder: a picture never changes, so each is kept once. */
export const pictureFolderOf = (folder: string) => join(folder, 'pictures')

/** A picture's file there: one that lies in a folder of the storage, as private ones do, lies beside the others here. */
export const pictureFileOf = (folder: string, name: string) => join(pictureFolderOf(folder), name.replace('/', '~'))
export const pictureOfFile = (file: string) => file.replace('~', '/')

/** A backup in its folder. One that was not finished has no header and is none. */
export type FoundBackup = { path: string; header: Header }

/** All whole backups of a folder, oldest first. */
export function listBackups(folder: string): FoundBackup[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => backupName.test(name) && existsSync(join(folder, name, headerName)))
    .sort()
    .map((name) => ({ path: join(folder, name), header: readHeader(join(folder, name)) }))
}

/** The newest backup of a folder, or the newest `before` a moment, or this one. */
export function findBackup(path: string, before?: Date): FoundBackup {
  if (existsSync(join(path, headerName))) return { path: resolve(path), header: readHeader(path) }
  const newest = listBackups(path).findLast(
    ({ header }) => before === undefined || new Date(header.madeAt).getTime() <= before.getTime(),
  )
  if (newest) return newest
  if (before !== undefined && listBackups(path).length > 0) {
    throw new BackupError(`The oldest backup in ${path} was made after ${before.toISOString()}.`)
  }
  throw new BackupError(
    existsSync(path) && statSync(path).isDirectory()
      ? `${path} holds no whole backup: there is no ${headerName}.`
      : `There is no backup ${path}.`,
  )
}

/** A backup that is open for reading. */
export type OpenBackup = { path: string; key: Buffer; manifest: Manifest }

/** @throws BackupError when the passphrase is another one, or the manifest is not as it was written. */
export async function openBackup(backup: FoundBackup, passphrase: string): Promise<OpenBackup> {
  const key = openLock(backup.header.lock, passphrase)
  if (!key) throw new BackupError('This is not the passphrase or key file that the backup was made with.')
  return openWith(backup, key)
}

/** The same with the key itself. */
export async function openWith({ path }: FoundBackup, key: Buffer): Promise<OpenBackup> {
  const parts: Buffer[] = []
  for await (const part of readSealed(join(path, manifestName), { key, name: manifestName })) parts.push(part)
  return { path, key, manifest: JSON.parse(Buffer.concat(parts).toString()) as Manifest }
}

/** The names of a backup's pictures, in the order of the alphabet. */
export async function readPictureList({ path, key, manifest }: OpenBackup): Promise<string[]> {
  const list = readSealed(join(path, pictureListName), {
    key,
    name: pictureListName,
    expected: manifest.pictures,
    compressed: true,
  })
  const parts: Buffer[] = []
  for await (const part of list) parts.push(part)
  return Buffer.concat(parts).toString().split('\n').filter(Boolean)
}

function readHeader(path: string): Header {
  const file = join(path, headerName)
  try {
    const header = JSON.parse(readFileSync(file, 'utf8')) as Header
    if (header.format === 1) return header
  } catch {
    throw new BackupError(`${file} is damaged. The backup cannot be read.`)
  }
  throw new BackupError(`${file} is of a newer form. Restore it with the version of the shop that made it.`)
}
