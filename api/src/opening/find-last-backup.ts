import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'

/** The name of the newest backup in the folder of backups; null when there is none. Unfinished ones end in `.partial`. */
export async function findLastBackup({ dataDir }: Pick<Config, 'dataDir'>): Promise<string | null> {
  const names = await readdir(join(dataDir, 'backups')).catch(() => [])
  const whole = names.filter((name) => /^\d/.test(name) && !name.endsWith('.partial'))
  return whole.sort().at(-1) ?? null
}
