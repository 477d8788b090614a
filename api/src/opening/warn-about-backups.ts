import type { Platform } from '../platform/platform.ts'
import { findLastBackup } from './find-last-backup.ts'

/** A shop without a backup loses everything with its disk. */
export async function warnAboutBackups({ config }: Platform): Promise<string[]> {
  if (await findLastBackup(config)) return []
  return ['There is no backup in DATA_DIR/backups. Make one, and keep a copy on another machine.']
}
