import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { BackupError } from './backup-error.ts'
import { openVault, openVaultWith } from './backup-key.ts'
import type { OpenBackup } from './manifest.ts'
import { readSealed, writeSealed } from './sealed-file.ts'
import { backupFolderOf } from './settings.ts'

/** A person whom the shop has forgotten: an id and a moment, nothing about them. */
export type Erased = { accountId: string; at: string }

const listName = 'erased'
const advice =
  'It names, by their ids, the people who were erased. Put a copy of it there, or restore with --without-erased: they come back then.'

/** Adds people to the list beside the backups: no backup has it inside, so an older one cannot bring them back. */
export async function keepErased(config: Config, people: readonly Erased[]): Promise<void> {
  const folder = backupFolderOf(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { key } = await openVault(config, folder)
  // The database names all whom it has forgotten: a damaged list is written anew.
  const known = await readList(folder, key).catch(() => [])
  const all = new Map([...known, ...people].map((person) => [person.accountId, person]))
  if (all.size > known.length || known.length === 0) await writeList(folder, key, [...all.values()])
}

/** An empty list, for the first backup of a folder: a missing one is noticed from then on. */
export async function beginErased(folder: string, key: Buffer): Promise<void> {
  if (!existsSync(join(folder, listName))) await writeList(folder, key, [])
}

/**
 * The people who must be forgotten again after a restore: by the list beside the backup, and by that of the settings' folder, which
 * goes on when a backup was taken elsewhere.
 * @throws BackupError for a list that is missing or damaged.
 */
export async function findErased(config: Config, backup: OpenBackup, passphrase: string): Promise<Erased[]> {
  const beside = dirname(backup.path)
  const missing = !existsSync(join(beside, listName))
  if (missing && backup.manifest.keepsErased) throw new BackupError(`${join(beside, listName)} is missing. ${advice}`)
  const own = missing ? [] : await readList(beside, backup.key)
  const usual = backupFolderOf(config)
  if (resolve(usual) === resolve(beside) || !existsSync(join(usual, listName))) return own
  const key = await openVaultWith(usual, passphrase)
  if (!key) {
    console.log(`${join(usual, listName)} has another key and was not used.`)
    return own
  }
  return [...own, ...(await readList(usual, key))]
}

async function readList(folder: string, key: Buffer): Promise<Erased[]> {
  const parts: Buffer[] = []
  try {
    for await (const part of readSealed(join(folder, listName), { key, name: listName })) parts.push(part)
  } catch (error) {
    throw error instanceof BackupError ? new BackupError(`${error.message} ${advice}`) : error
  }
  return JSON.parse(Buffer.concat(parts).toString()) as Erased[]
}

async function writeList(folder: string, key: Buffer, people: readonly Erased[]): Promise<void> {
  await writeSealed(join(folder, listName), [Buffer.from(JSON.stringify(people))], { key, name: listName })
}

const noteOf = ({ dataDir }: Config) => join(dataDir, 'erase-again')

/** Leaves them in the restored shop's folder before its database opens: a restore that is broken off still forgets them. */
export function noteErased(config: Config, people: readonly Erased[]): void {
  if (people.length > 0) writeFileSync(noteOf(config), JSON.stringify(people), { mode: 0o600, flush: true })
}

/** The people whom a restore has left to be forgotten. */
export function readNoted(config: Config): Erased[] {
  const file = noteOf(config)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Erased[]) : []
}

export const dropNoted = (config: Config): void => rmSync(noteOf(config), { force: true })
