import { rename, writeFile } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { BackupError } from './backup-error.ts'
import { type Lock, makeLock, openLock, readPassphrase } from './backup-key.ts'
import { readVault, vaultFileOf } from './manifest.ts'

/** The key of all backups of a folder. The pictures, which they share, are read with it. */
export async function openVault(config: Config, folder: string): Promise<{ key: Buffer; lock: Lock }> {
  const passphrase = readPassphrase(config)
  const kept = await readVault(folder)
  if (kept) {
    const key = openLock(kept, passphrase)
    if (key) return { key, lock: kept }
    throw new BackupError(
      `The backups in ${folder} were made with another passphrase or key. Name an empty folder with --to or BACKUP_DIR for new ones.`,
    )
  }
  const made = makeLock(passphrase)
  const file = vaultFileOf(folder)
  await writeFile(`${file}.part`, `${JSON.stringify({ lock: made.lock }, null, 2)}\n`, { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
  return made
}
