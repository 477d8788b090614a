import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { createFile } from './storage/create-file.ts'

/** The shop's signing key: from the settings, or created once and stored in the data folder. */
export function readSecret(config: Config): string {
  if (config.authSecret) return config.authSecret
  const file = join(config.dataDir, 'secret')
  if (!existsSync(file)) createFile(file, randomBytes(32).toString('base64url'))
  return readFileSync(file, 'utf8').trim()
}
