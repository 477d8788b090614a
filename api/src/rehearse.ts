import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backupDatabase } from './platform/backup/backup-database.ts'
import { BackupError } from './platform/backup/backup-error.ts'
import { findPassphrase } from './platform/backup/backup-key.ts'
import { findBackup, openBackup } from './platform/backup/manifest.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import type { Config } from './platform/config.ts'
import type { AppliedMigration } from './platform/database/apply-migration.ts'
import { openDatabase } from './platform/database/database.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'
import { leaveUnowned } from './platform/database/ownership.ts'
import { preparePostgresHome } from './platform/database/postgres-home.ts'
import type { Module, PlainCommand } from './platform/module.ts'
import { openPlatform } from './platform/open-platform.ts'
import { verify } from './verify.ts'

/** Tries this version of the program on a copy of the shop, which goes on selling meanwhile. */
export const rehearse: PlainCommand = {
  name: 'rehearse',
  usage: 'rehearse [--in <folder>]',
  summary: 'Try this version on a copy of the shop: migrations with their times and locks, then verify',
  async run(config, modules, args) {
    const { in: named } = parseArgs({ args, options: { in: { type: 'string' } } }).values
    const place = resolve(named ?? join(config.dataDir, 'rehearsal'))
    if (existsSync(place) && readdirSync(place).length > 0) {
      throw new BackupError(`${place} is not empty. A rehearsal needs an empty folder: name one with --in.`)
    }
    const copy: Config = {
      ...config,
      dataDir: join(place, 'shop'),
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      logLevel: 'error',
    }
    try {
      const from = performance.now()
      const made = await backupDatabase(config, [], { to: join(place, 'backup') })
      await restoreBackup(copy, modules, await openBackup(findBackup(made), findPassphrase(config)), null)
      console.log(`Copied the database in ${((performance.now() - from) / 1000).toFixed(1)} s.`)
      await rehearseMigrations(copy)
      return await verifyCopy(copy, modules)
    } finally {
      const database = join(copy.dataDir, 'postgres')
      if (existsSync(database)) rmSync(preparePostgresHome(database).folder, { recursive: true, force: true })
      rmSync(place, { recursive: true, force: true })
    }
  },
}

async function rehearseMigrations(copy: Config): Promise<void> {
  const embedded = await startEmbeddedPostgres(join(copy.dataDir, 'postgres'))
  const database = openDatabase(embedded.url, 2)
  const applied: AppliedMigration[] = []
  try {
    await migrate(database, { onApplied: (migration) => applied.push(migration) })
  } finally {
    await database.$client.end()
    await leaveUnowned(embedded)
  }
  if (applied.length === 0) console.log('No migration is pending: the tables are up to date.')
  for (const { name, seconds, lock } of applied) {
    const locked = lock === null ? 'no lock on a table that was there' : `${lock.mode} on ${lock.table}`
    console.log(`${name.padEnd(40)} ${seconds.toFixed(2).padStart(8)} s  ${locked}`)
  }
}

async function verifyCopy(copy: Config, modules: readonly Module[]): Promise<number> {
  const { platform, close } = await openPlatform(copy, modules, { isRestored: true })
  try {
    return await verify.run(platform, [])
  } finally {
    await close()
  }
}
