import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findPassphrase } from './platform/backup/backup-key.ts'
import { findBackup, openBackup } from './platform/backup/manifest.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import type { Config } from './platform/config.ts'
import type { Module, PlainCommand } from './platform/module.ts'
import { openPlatform } from './platform/open-platform.ts'
import { verify } from './verify.ts'

/** Restores a backup where there is nothing yet, and checks what has come back. */
export const restore: PlainCommand = {
  name: 'restore',
  usage: 'restore <backup> [--into <folder>] [--key-file <path>]',
  summary: 'Restore a backup, or the newest of a folder, into an empty folder or database, then verify it',
  async run(config, modules, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { into: { type: 'string' }, 'key-file': { type: 'string' } },
    })
    const [path, ...others] = positionals
    if (path === undefined || others.length > 0) {
      console.error(`Usage: ${restore.usage}`)
      return 1
    }
    const from = performance.now()
    const found = findBackup(resolve(path))
    const backup = await openBackup(found, findPassphrase(config, values['key-file']))
    const target = { ...config, dataDir: values.into === undefined ? config.dataDir : resolve(values.into) }
    await restoreBackup(target, modules, backup)
    const { madeAt, pictures } = backup.manifest
    console.log(
      `Restored the backup of ${madeAt} with ${pictures.count} pictures in ${((performance.now() - from) / 1000).toFixed(1)} s.`,
    )
    return verifyRestored(target, modules)
  },
}

/** Opens what was restored, brings its tables up to date and checks every rule. */
async function verifyRestored(config: Config, modules: readonly Module[]): Promise<number> {
  const { platform, close } = await openPlatform({ ...config, logLevel: 'error' }, modules, { isRestored: true })
  try {
    return await verify.run(platform, [])
  } finally {
    await close()
  }
}
