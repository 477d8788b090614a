import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createFile } from '../storage/create-file.ts'
import { BackupError } from './backup-error.ts'
import { backupSettings } from './settings.ts'

/** What may be read of a key: with the passphrase it is the key, and `check` tells whether the passphrase is the right one. */
export type Lock = { salt: string; check: string }

/** Deriving a key takes about half a second and 128 MB, so that passphrases cannot be tried in great number. */
const scrypt = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

/** The passphrase of new backups: from the settings, or made once and kept in the data folder. */
function readPassphrase(config: Config): string {
  const given = config.of(backupSettings).passphrase
  if (given !== undefined) return given
  const file = keyFileOf(config)
  if (!existsSync(file)) createFile(file, `${randomBytes(32).toString('base64url')}\n`)
  return readFileSync(file, 'utf8').trim()
}

/**
 * The passphrase of a backup that is to be read: from this file, from the settings, or from the data folder.
 * @throws BackupError when there is none.
 */
export function findPassphrase(config: Config, keyFile?: string): string {
  if (keyFile !== undefined) {
    if (!existsSync(keyFile)) throw new BackupError(`There is no key file ${keyFile}.`)
    return readFileSync(keyFile, 'utf8').trim()
  }
  const given = config.of(backupSettings).passphrase
  if (given !== undefined) return given
  const file = keyFileOf(config)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  throw new BackupError('This backup is encrypted. Set BACKUP_PASSPHRASE, or name its key with --key-file.')
}

/** The file with the key that a shop without BACKUP_PASSPHRASE has made for itself. */
export const keyFileOf = ({ dataDir }: Config) => join(dataDir, 'backup-key')

/** A new key for this passphrase. */
export function makeLock(passphrase: string): { lock: Lock; key: Buffer } {
  const salt = randomBytes(16).toString('base64')
  const key = deriveKey(passphrase, salt)
  return { lock: { salt, check: checkOf(key) }, key }
}

/** The key of this lock; null when the passphrase is another one. */
export function openLock({ salt, check }: Lock, passphrase: string): Buffer | null {
  const key = deriveKey(passphrase, salt)
  const [a, b] = [Buffer.from(checkOf(key)), Buffer.from(check)]
  return a.length === b.length && timingSafeEqual(a, b) ? key : null
}

const deriveKey = (passphrase: string, salt: string) => scryptSync(passphrase, Buffer.from(salt, 'base64'), 32, scrypt)
const checkOf = (key: Buffer) => createHmac('sha256', key).update('makola backup key').digest('base64')

/**
 * The key of all backups of a folder. The pictures, which they share, are read with it, and so is the kept log. A backup and the log
 * may open a new folder at once: both get the key of the lock that is there first.
 */
export async function openVault(config: Config, folder: string): Promise<{ key: Buffer; lock: Lock }> {
  const passphrase = readPassphrase(config)
  let lock = await readVault(folder)
  if (!lock) {
    const made = makeLock(passphrase)
    createFile(vaultFileOf(folder), `${JSON.stringify({ lock: made.lock }, null, 2)}\n`)
    lock = await readVault(folder)
    if (lock?.salt === made.lock.salt) return made
  }
  const key = lock && openLock(lock, passphrase)
  if (lock && key) return { key, lock }
  throw new BackupError(
    `The backups in ${folder} were made with another passphrase or key. Name an empty folder with --to or BACKUP_DIR for new ones.`,
  )
}

/** The key of a folder of backups with this passphrase; null when it has another one. */
export async function openVaultWith(folder: string, passphrase: string): Promise<Buffer | null> {
  const kept = await readVault(folder)
  return kept && openLock(kept, passphrase)
}

const vaultName = 'backups.json'

/** The lock of a folder of backups; null for a new folder. */
async function readVault(folder: string): Promise<Lock | null> {
  const file = join(folder, vaultName)
  if (!existsSync(file)) return null
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as { lock: Lock }).lock
  } catch {
    throw new BackupError(`${file} is damaged. Name another folder, or put the file of another copy there.`)
  }
}

const vaultFileOf = (folder: string) => join(folder, vaultName)
