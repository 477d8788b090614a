import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type Config, projectRoot } from '../config.ts'
import { defineSettings } from '../settings.ts'

/** The settings of backups. */
export const backupSettings = defineSettings({
  shape: {
    BACKUPS: z
      .enum(['nightly', 'off'], { error: 'must be nightly or off' })
      .default('nightly')
      .describe(
        'Back up the embedded database every night, and before its tables change; another server when BACKUP_DIR is given',
      ),
    BACKUP_DIR: z
      .string()
      .min(1)
      .optional()
      .describe('Folder of the backups, best on another disk; DATA_DIR/backups when not given'),
    BACKUPS_KEPT: z.coerce
      .number({ error: 'must be a number of backups' })
      .int()
      .min(1)
      .max(1_000)
      .default(7)
      .describe('So many backups are kept; the oldest goes first'),
    BACKUP_LOG: z
      .enum(['on', 'off'], { error: 'must be on or off' })
      .default('off')
      .describe(
        'Keep the log of the embedded database too, every minute: restore to any moment since the oldest backup',
      ),
    BACKUP_RATE: z.coerce
      .number({ error: 'must be a number of megabytes' })
      .int()
      .min(1)
      .max(1_000)
      .default(8)
      .describe(
        'Megabytes of the database that the nightly backup copies a second at most: shoppers shall not notice it',
      ),
    BACKUP_PASSPHRASE: z
      .string()
      .min(12, { error: 'must have at least 12 characters' })
      .optional()
      .describe('Encrypts the backups; made and kept in DATA_DIR/backup-key when not given: keep a copy elsewhere'),
  },
  read: (given) => ({
    isNightly: given.BACKUPS === 'nightly',
    /** Null: in the data folder. */
    folder: given.BACKUP_DIR ?? null,
    kept: given.BACKUPS_KEPT,
    keepsLog: given.BACKUP_LOG === 'on',
    /** Megabytes a second. */
    rate: given.BACKUP_RATE,
    passphrase: given.BACKUP_PASSPHRASE,
  }),
})

/** Whether the log of the embedded database is kept between two backups. */
export const isLogKept = (config: Config) => config.databaseUrl === undefined && config.of(backupSettings).keepsLog

/** The folder of backups that the settings name. */
export function backupFolderOf(config: Config): string {
  const { folder } = config.of(backupSettings)
  return folder === null ? join(config.dataDir, 'backups') : resolve(projectRoot, folder)
}
