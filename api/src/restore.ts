import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from './platform/backup/backup-error.ts'
import { findPassphrase } from './platform/backup/backup-key.ts'
import { findErased } from './platform/backup/erased-list.ts'
import { findBackup, openBackup } from './platform/backup/manifest.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import type { Config } from './platform/config.ts'
import type { Module, PlainCommand } from './platform/module.ts'
import { openPlatform } from './platform/open-platform.ts'
import { eraseAgain } from './privacy/erase-again.ts'
import { verify } from './verify.ts'

/** Restores a backup where there is nothing yet, and checks what has come back. */
export const restore: PlainCommand = {
  name: 'restore',
  usage: 'restore <backup> [--into <folder>] [--at <moment>] [--key-file <path>] [--without-erased]',
  summary: 'Restore a backup, or the newest of a folder, into an empty folder or database, then verify it',
  async run(config, modules, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        into: { type: 'string' },
        at: { type: 'string' },
        'key-file': { type: 'string' },
        'without-erased': { type: 'boolean', default: false },
      },
    })
    const [path, ...others] = positionals
    if (path === undefined || others.length > 0) {
      console.error(`Usage: ${restore.usage}`)
      return 1
    }
    const from = performance.now()
    const at = values.at === undefined ? undefined : readMoment(values.at)
    const found = findBackup(resolve(path), at)
    const passphrase = findPassphrase(config, values['key-file'])
    const backup = await openBackup(found, passphrase)
    const erased = values['without-erased'] ? [] : await findErased(config, backup, passphrase)
    const target = { ...config, dataDir: values.into === undefined ? config.dataDir : resolve(values.into) }
    // A folder of backups brings all that is kept in it; a backup that is named alone, itself.
    await restoreBackup(target, modules, backup, at ?? (found.path === resolve(path) ? null : 'end'), erased)
    const { madeAt, pictures } = backup.manifest
    console.log(
      `Restored the backup of ${madeAt} with ${pictures.count} pictures in ${((performance.now() - from) / 1000).toFixed(1)} s.`,
    )
    return verifyRestored(target, modules)
  },
}

/** @throws BackupError for what is no moment, or one without its time zone */
function readMoment(text: string): Date {
  const moment = new Date(text)
  const isExact = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  if (isExact && !Number.isNaN(moment.getTime())) return moment
  throw new BackupError(`--at is a moment with its time zone, like 2026-11-23T10:15:00Z. ${text} is none.`)
}

/** Opens what was restored, brings its tables up to date, forgets again who was erased since, and checks every rule. */
async function verifyRestored(config: Config, modules: readonly Module[]): Promise<number> {
  const { platform, close } = await openPlatform({ ...config, logLevel: 'error' }, modules, { isRestored: true })
  try {
    const count = await eraseAgain(platform)
    if (count > 0) console.log(`Erased again, because they were erased after this backup: ${count} accounts.`)
    return await verify.run(platform, [])
  } finally {
    await close()
  }
}
