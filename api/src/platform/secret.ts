import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** The shop's signing key: from the settings, or created once and stored in the data folder. */
export function readSecret(config: Config): string {
  if (config.authSecret) return config.authSecret
  const file = join(config.dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true })
    // `wx`: of two processes that start at once, one writes and both read the same.
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8').trim()
}
