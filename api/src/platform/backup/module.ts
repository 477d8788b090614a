import type { Module } from '../module.ts'
import { warnAboutBackups } from './describe-backups.ts'
import { nightlyBackup } from './nightly-backup.ts'
import { backupSettings } from './settings.ts'

export const backupModule: Module = {
  name: 'backup',
  settings: backupSettings,
  schedules: [nightlyBackup()],
  warn: warnAboutBackups,
}
