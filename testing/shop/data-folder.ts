import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for data that other users may reach: started by root, the database runs as one of them. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'makola-e2e-'))
  chmodSync(folder, 0o755)
  return folder
}
