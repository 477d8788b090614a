import { z } from 'zod'
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
    passphrase: given.BACKUP_PASSPHRASE,
  }),
})
