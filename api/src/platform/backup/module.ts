import type { Module } from '../module.ts'
import { backupMeasure, warnAboutBackups } from './describe-backups.ts'
import { keepLog } from './keep-log.ts'
import { nightlyBackup } from './nightly-backup.ts'
import { backupSettings } from './settings.ts'

export const backupModule: Module = {
  name: 'backup',
  settings: backupSettings,
  schedules: [nightlyBackup(), keepLog()],
  measures: [backupMeasure],
  warn: warnAboutBackups,
}
