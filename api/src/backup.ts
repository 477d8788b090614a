import { parseArgs } from 'node:util'
import { backupDatabase } from './platform/backup/backup-database.ts'
import { BackupError } from './platform/backup/backup-error.ts'
import { keyFileOf } from './platform/backup/backup-key.ts'
import { backupSettings } from './platform/backup/settings.ts'
import { keptObjectsOf, type PlainCommand } from './platform/module.ts'

/** Backs up the shop, beside a running one or without it. */
export const backup: PlainCommand = {
  name: 'backup',
  usage: 'backup [--to <folder>] [--logical] [--rate <MB/s>]',
  summary: 'Back up database, pictures and signing key, encrypted; --logical to move to another server',
  async run(config, modules, args) {
    const { to, logical, rate } = parseArgs({
      args,
      options: { to: { type: 'string' }, logical: { type: 'boolean', default: false }, rate: { type: 'string' } },
    }).values
    const from = performance.now()
    const path = await backupDatabase(config, keptObjectsOf(modules), { to, isLogical: logical, rate: readRate(rate) })
    console.log(`The backup is made: ${path} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
    if (config.of(backupSettings).passphrase === undefined) {
      console.log(`Without its key it cannot be read. Keep a copy of ${keyFileOf(config)} elsewhere.`)
    }
    return 0
  },
}

/** @throws BackupError for a text that is no number of megabytes, or a rate that the server does not know. */
function readRate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const rate = Number(text)
  if (!Number.isInteger(rate) || rate < 1 || rate > 1_000)
    throw new BackupError('--rate takes megabytes a second, from 1 to 1000.')
  return rate
}
